// The same as lost-answers.spec.ts for the other forms of the shop and the marketplace.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { alerts, messages, messageThreads, stockAlerts } from "#db/schema.ts";
import { press, sees, tryEverything } from "#tests/support/lost-answers.ts";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { expect, open } from "#tests/support/page.ts";
import { newToken, signedToken } from "#tests/support/signed-links.ts";

const EMAIL = "lost@ringline.example";
const NOT_SENT = "Not sent";
const NOT_LOADED = "Page not loaded";
const keeps = (label: string, value: string) => (page: Page) =>
	expect(page.getByLabel(label)).toHaveValue(value);
const staysOpen = (name: string) => (page: Page) =>
	expect(page.getByRole("button", { name, exact: true })).toBeVisible();

// --- Shop ---------------------------------------------------------------------------------------------------------

tryEverything("back in stock", {
	begin: async (page) => {
		await open(page, "/product/mini-water-cannon?Mount=Roof+bracket&Inlet=2+in+NPT");
		await page.getByLabel("Email me when it's back").fill(`${randomUUID()}@ringline.example`);
	},
	send: press("Tell me when it's back"),
	request: ["POST", /^\/product\/mini-water-cannon\/notify\.data/],
	message: "The connection was lost. Your address is still here.",
	stays: (page) => expect(page.getByLabel("Email me when it's back")).toHaveValue(/@ringline/),
	arrives: sees("We sent a link to"),
});

tryEverything("confirming back in stock", {
	begin: async (page) => {
		await using site = await siteDatabase();
		const values = {
			email: `${randomUUID()}@ringline.example`,
			handle: "hose-pack",
			variantId: randomUUID(),
		};
		const [row] = await site.db.insert(stockAlerts).values(values).returning();
		const id = row?.id ?? "";
		await open(page, `/stock-alert?id=${id}&token=${await signedToken("stock-alert", id)}`);
	},
	send: press("Confirm: email me once"),
	request: ["POST", /^\/stock-alert\.data/],
	message: NOT_SENT,
	stays: staysOpen("Confirm: email me once"),
	arrives: sees("Confirmed"),
});

tryEverything("shop search", {
	begin: (page) => open(page, "/shop"),
	send: async (page) => {
		await page.getByLabel("Search").fill("");
		await page.getByLabel("Search").fill("hose");
		await page.getByLabel("Search").press("Enter");
	},
	request: ["GET", /^\/shop\.data.*q=hose/],
	message: NOT_LOADED,
	stays: (page) => expect(page.getByRole("article").first()).toBeVisible(),
	arrives: (page) => expect(page).toHaveURL(/q=hose/),
});

tryEverything("system builder", {
	begin: async (page) => {
		await open(page, "/build-my-system");
		await page.getByLabel("Lot size").fill("12000");
	},
	send: press("Build my system"),
	request: ["GET", /^\/build-my-system\.data.*lot=12000/],
	message: NOT_LOADED,
	stays: (page) => expect(page.getByLabel("Lot size")).toHaveValue("12000"),
	arrives: sees("Parts that fit together"),
});

tryEverything("order status", {
	begin: async (page) => {
		await using site = await siteDatabase();
		const details = { lines: [], totalCents: 0, currency: "USD" };
		const { id } = await addLead(site.db, { kind: "order", details });
		await enterOffice(page, `/admin/leads/${id}`);
		await page.getByLabel("Order status").selectOption("confirmed");
	},
	send: press("Save"),
	request: ["POST", /^\/admin\/leads\/[^/]+\.data/],
	message: NOT_SENT,
	stays: keeps("Order status", "confirmed"),
	arrives: sees("Order marked as confirmed."),
});

// --- Marketplace --------------------------------------------------------------------------------------------------

async function newListing(values: Partial<Parameters<typeof addListing>[1]> = {}) {
	await using site = await siteDatabase();
	return await addListing(site.db, { title: `Listing ${randomUUID()}`, email: EMAIL, ...values });
}

tryEverything("message to a seller", {
	begin: async (page) => {
		await open(page, `/marketplace/${(await newListing()).id}/message`);
		await page.getByLabel("Message").fill("Is it still there?");
		await page.getByLabel("Your name").fill("Bo");
		await page.getByLabel("Your email").fill(`${randomUUID()}@ringline.example`);
	},
	send: press("Send message"),
	request: ["POST", /\/message\.data/],
	message: "Message not sent",
	stays: keeps("Message", "Is it still there?"),
	arrives: sees("Message sent"),
});

tryEverything("phone number", {
	begin: async (page) => open(page, `/marketplace/${(await newListing()).id}`),
	send: press(/show number/),
	request: ["POST", /\/phone\.data/],
	message: "Number not shown",
	stays: (page) => expect(page.getByRole("button", { name: /show number/ })).toBeVisible(),
	arrives: sees("(213) 555-0155"),
});

const ALERT = {
	send: press("Create alert"),
	request: ["POST", /^\/alerts\.data/] as [string, RegExp],
	message: "Alert not saved",
	stays: (page: Page) => expect(page.getByLabel("Your email")).toHaveValue(/@ringline/),
	arrives: sees("Open the link we sent you"),
};
const typeAddress = (page: Page) => page.getByLabel("Your email").fill(`${randomUUID()}@ringline.example`);

tryEverything("alert from a search", {
	...ALERT,
	begin: async (page) => {
		await open(page, "/marketplace?q=pump");
		await page.getByText("Email me new matches").click();
		await typeAddress(page);
	},
});

tryEverything("price alert", {
	...ALERT,
	begin: async (page) => {
		await open(page, `/marketplace/${(await newListing({ amountCents: 9_000 })).id}`);
		await page
			.getByText(/price drops/)
			.first()
			.click();
		await typeAddress(page);
	},
	send: press("Watch price"),
});

async function openAlert(page: Page, path: string, confirmedAt: Date | null) {
	await using site = await siteDatabase();
	const { token, tokenHash } = newToken();
	const email = `${randomUUID()}@ringline.example`;
	await site.db.insert(alerts).values({
		email,
		emailKey: email,
		frequency: "instant",
		kind: "sale",
		q: "pump",
		tokenHash,
		confirmedAt,
	});
	await open(page, `/alerts/${path}?token=${token}`);
}

tryEverything("confirming an alert", {
	begin: (page) => openAlert(page, "confirm", null),
	send: press("Confirm alert"),
	request: ["POST", /^\/alerts\/confirm\.data/],
	message: NOT_SENT,
	stays: staysOpen("Confirm alert"),
	arrives: sees("Your alert is on"),
});

tryEverything("changing an alert", {
	begin: async (page) => {
		await openAlert(page, "manage", new Date());
		await page.getByLabel("How often").selectOption("daily");
	},
	send: press("Change"),
	request: ["POST", /^\/alerts\/manage\.data/],
	message: NOT_SENT,
	stays: keeps("How often", "daily"),
	arrives: sees("Alert changed"),
});

tryEverything("stopping all alerts", {
	begin: (page) => openAlert(page, "unsubscribe", new Date()),
	send: press("Unsubscribe"),
	request: ["POST", /^\/alerts\/unsubscribe\.data/],
	message: NOT_SENT,
	stays: staysOpen("Unsubscribe"),
	arrives: sees("Stopped. You won't get any more of these emails."),
});

/** As the seller. */
async function openConversation(page: Page) {
	await using site = await siteDatabase();
	const { id: listingId } = await newListing();
	const [buyer, seller] = [newToken(), newToken()];
	const [thread] = await site.db
		.insert(messageThreads)
		.values({
			listingId,
			buyerName: "Bo",
			buyerEmail: `${randomUUID()}@ringline.example`,
			buyerTokenHash: buyer.tokenHash,
			sellerTokenHash: seller.tokenHash,
			expiresAt: new Date(Date.now() + 86_400_000),
		})
		.returning();
	await site.db.insert(messages).values({ threadId: thread?.id ?? "", sender: "buyer", text: "Hello" });
	await open(page, `/messages/${seller.token}`);
}

const CONVERSATION = {
	request: ["POST", /^\/messages\/[\w-]+\.data/] as [string, RegExp],
	message: "Message not sent",
};

tryEverything("reply", {
	...CONVERSATION,
	begin: async (page) => {
		await openConversation(page);
		await page.getByLabel("Your reply").fill("Come on Saturday.");
	},
	send: press("Send reply"),
	stays: keeps("Your reply", "Come on Saturday."),
	arrives: sees("Sent. The other person will get it by email."),
});

tryEverything("blocking", {
	...CONVERSATION,
	begin: openConversation,
	send: press("Block this person"),
	stays: staysOpen("Block this person"),
	arrives: sees("You blocked this conversation."),
});

tryEverything("reporting a conversation", {
	...CONVERSATION,
	begin: async (page) => {
		await openConversation(page);
		await page.getByText("Report this conversation").click();
		await page.getByLabel("Reason").fill("Wants a deposit.");
	},
	send: press("Submit report"),
	stays: keeps("Reason", "Wants a deposit."),
	arrives: sees("Reported. The office can now read this conversation"),
});

tryEverything("appeal", {
	begin: async (page) => {
		const { id } = await newListing({ flagged: true });
		await open(page, `/appeal/${id}?token=${await signedToken("listing-appeal", id)}`);
		await page.getByLabel("Why should we show it?").fill("It is mine.");
	},
	send: press("Send to the office"),
	request: ["POST", /^\/appeal\/[^/]+\.data/],
	message: NOT_SENT,
	stays: keeps("Why should we show it?", "It is mine."),
	arrives: sees("A moderator will look at your listing again."),
});

let decided = "";
tryEverything("deciding an appeal", {
	begin: async (page) => {
		const { title } = await newListing({ flagged: true, appeal: "It is mine.", appealedAt: new Date(0) });
		await enterOffice(page, "/admin/messages");
		await expect(page.getByText(title)).toBeVisible();
		decided = title;
	},
	send: (page) =>
		page
			.getByRole("listitem")
			.filter({ hasText: decided })
			.getByRole("button", { name: "Restore it" })
			.click(),
	request: ["POST", /^\/admin\/messages\.data/],
	message: NOT_SENT,
	stays: (page) => expect(page.getByText(decided)).toBeVisible(),
	arrives: sees("Listing restored"),
});

tryEverything("renewing a listing", {
	begin: async (page) => {
		const { id, expiresAt } = await newListing();
		const token = await signedToken("renew-listing", `${id} ${expiresAt.toISOString()}`);
		await open(page, `/renew/${id}?token=${token}`);
	},
	send: press("Keep it for 60 more days"),
	request: ["POST", /^\/renew\/[^/]+\.data/],
	message: NOT_SENT,
	stays: staysOpen("Keep it for 60 more days"),
	arrives: sees("Renewed for 60 days"),
});

tryEverything("copy of personal data", {
	begin: async (page) => {
		await using site = await siteDatabase();
		const topic = "Privacy request: Send me a copy of my data";
		const { id } = await addLead(site.db, { topic, email: `${randomUUID()}@ringline.example` });
		await enterOffice(page, `/admin/leads/${id}`);
	},
	send: press("Email them a copy"),
	request: ["POST", /^\/admin\/leads\/[^/]+\.data/],
	message: NOT_SENT,
	stays: staysOpen("Email them a copy"),
	arrives: sees("The copy is on its way"),
});
