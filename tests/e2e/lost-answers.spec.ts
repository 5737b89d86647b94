// Any request may get a proxy's page, half a response, or none at all. In each case the page and everything typed stay,
// a message appears, and the next attempt works.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { press, sees, tryEverything } from "#tests/support/lost-answers.ts";
import { enterOffice, OFFICE_PASSWORD, panelReady, siteDatabase } from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, open, test } from "#tests/support/page.ts";
import { fillRequired } from "#tests/support/questionnaire.ts";

// --- Consultation -------------------------------------------------------------------------------------------------

const CONSULTATION = {
	"First name": "Rosa",
	"Last name": "Whitfield",
	Email: "rosa.lost@hillside.example",
	Phone: "(213) 555-0177",
	"Property address": "12 Oak Lane, Altadena",
	Message: "Do not lose this.",
};
const consultation = {
	send: press("Request my free consultation"),
	request: ["POST", /^\/contact\.data/] as [string, RegExp],
	message: "There was an error submitting your request. Please try again or call us directly.",
	arrives: sees("Thank you! Your request has been submitted successfully."),
};
const fillConsultation = async (page: Page) => {
	for (const [label, value] of Object.entries(CONSULTATION)) await page.getByLabel(label).fill(value);
};
const keepsConsultation = async (page: Page) => {
	for (const [label, value] of Object.entries(CONSULTATION))
		await expect(page.getByLabel(label)).toHaveValue(value);
};

tryEverything("contact form", {
	...consultation,
	begin: async (page) => {
		await open(page, "/contact");
		await fillConsultation(page);
	},
	stays: keepsConsultation,
});

tryEverything("consultation dialog", {
	...consultation,
	begin: async (page) => {
		await open(page, "/about");
		await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
		await fillConsultation(page);
	},
	stays: async (page) => {
		await expect(page.getByRole("dialog", { name: "Get Quote" })).toBeVisible();
		await keepsConsultation(page);
	},
});

// --- Shop ---------------------------------------------------------------------------------------------------------

async function toCheckout(page: Page) {
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await expect(page.getByRole("dialog", { name: "Shopping Cart (1)" })).toBeVisible();
}

tryEverything("cart", {
	begin: toCheckout,
	send: press("Proceed to Checkout"),
	request: ["POST", /^\/checkout\.data/],
	message: "There was an error creating your checkout. Please try again.",
	saysBusy: false,
	stays: sees("Shopping Cart (1)"),
	arrives: (page) => expect(page).toHaveURL(/\/checkout\/[\w-]{32}$/),
});

const ORDER = {
	"First name": "Ada",
	"Last name": "Moreno",
	Email: "ada.lost@mail.example",
	Phone: "(213) 555-0177",
	"Street address": "12 Ridge Road",
	City: "Altadena",
	"ZIP code": "91001",
};

tryEverything("order", {
	begin: async (page) => {
		await toCheckout(page);
		await press("Proceed to Checkout")(page);
		for (const [label, value] of Object.entries(ORDER))
			await page.getByRole("textbox", { name: label }).fill(value);
	},
	send: press("Place order request"),
	request: ["POST", /^\/checkout\/[\w-]+\.data/],
	message: "The connection was lost.",
	stays: async (page) => {
		for (const [label, value] of Object.entries(ORDER))
			await expect(page.getByRole("textbox", { name: label })).toHaveValue(value);
	},
	arrives: sees("Order request received"),
});

// --- Marketplace --------------------------------------------------------------------------------------------------

async function fillListing(page: Page, title: string) {
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Location").fill("Altadena, CA 91001");
	await page.getByLabel(/^E-?mail/).fill("seller.lost@ringline.example");
	await page.getByLabel("Phone number").fill("(213) 555-0199");
}

for (const [address, noun, amount] of [
	["/post-product", "product", "Price"],
	["/post-wanted", "wanted item", "Budget"],
] as const) {
	const title = `Lost ${noun} ${randomUUID()}`;
	tryEverything(`posting a ${noun}`, {
		begin: async (page) => {
			await open(page, address);
			await fillListing(page, title);
			await page.getByLabel(amount).fill("120");
		},
		send: press(/^Post (Product|Wanted Item)$/),
		request: ["POST", new RegExp(`^${address}\\.data`)],
		message: `Error posting ${noun}`,
		stays: async (page) => {
			await expect(page.getByLabel("Title")).toHaveValue(title);
			const draft = await page.evaluate(() => JSON.stringify(localStorage));
			expect(draft, "the draft is forgotten by success only").toContain(title);
		},
		arrives: async (page) => {
			await sees("posted successfully!")(page);
			expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(title);
		},
	});
}

/** A new listing; `kind` decides its URLs. */
async function ownListing(email = "seller.lost@ringline.example") {
	await using site = await siteDatabase();
	return await addListing(site.db, { title: `Listing ${randomUUID()}`, email, amountCents: 12_000 });
}

tryEverything("editing", {
	begin: async (page) => {
		const email = `${randomUUID()}@ringline.example`;
		const { id } = await ownListing(email);
		await page.request.post(`/marketplace/${id}/edit-link`, {
			form: { email },
			headers: { Origin: new URL(test.info().project.use.baseURL ?? "").origin },
		});
		const { text = "" } = await mailTo(email, "Edit your listing");
		await open(page, /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? "");
		await page.getByLabel("Title").fill("Changed by the owner");
	},
	send: press("Update Product"),
	request: ["POST", /^\/edit-product\/[^/]+\.data/],
	message: "Error updating product",
	stays: async (page) => {
		await expect(page.getByLabel("Title")).toHaveValue("Changed by the owner");
		expect(page.url()).not.toContain("token=");
	},
	arrives: sees("Product updated successfully!"),
});

const openListing = async (page: Page) => open(page, `/marketplace/${(await ownListing()).id}`);

tryEverything("report", {
	begin: async (page) => {
		await openListing(page);
		await page.getByRole("link", { name: "Report", exact: true }).click();
		await page.getByRole("alertdialog").getByLabel("Reason").fill("Already sold.");
	},
	send: press("Submit Report"),
	request: ["POST", /\/report\.data/],
	message: "Error submitting report",
	stays: (page) => expect(page.getByRole("alertdialog").getByLabel("Reason")).toHaveValue("Already sold."),
	arrives: sees("Report submitted"),
});

tryEverything("edit link", {
	begin: async (page) => {
		await openListing(page);
		await page.getByRole("link", { name: "Edit Listing" }).click();
		await page
			.getByRole("dialog")
			.getByLabel(/^E-?mail/)
			.fill("seller.lost@ringline.example");
	},
	send: press("Send edit link"),
	request: ["POST", /\/edit-link\.data/],
	message: "Failed to send verification email",
	stays: (page) =>
		expect(page.getByRole("dialog").getByLabel(/^E-?mail/)).toHaveValue("seller.lost@ringline.example"),
	arrives: sees("Verification email sent!"),
});

const NOT_LOADED = "Page not loaded";
const wantedTab = (page: Page) =>
	page.getByRole("navigation", { name: "Listings" }).getByRole("link", { name: "Wanted" });

tryEverything("marketplace tab", {
	begin: (page) => open(page, "/marketplace"),
	send: (page) => wantedTab(page).click(),
	request: ["GET", /^\/marketplace\.data.*tab=wanted/],
	message: NOT_LOADED,
	stays: async (page) => {
		await expect(page).toHaveURL("/marketplace");
		await expect(page.getByRole("article").first()).toBeVisible();
	},
	arrives: (page) => expect(page).toHaveURL(/tab=wanted/),
});

tryEverything("marketplace filter", {
	begin: async (page) => {
		await open(page, "/marketplace");
	},
	send: async (page) => {
		await page.getByLabel("Category").selectOption("all");
		await page.getByLabel("Category").selectOption("pumps-and-water-supply");
	},
	request: ["GET", /^\/marketplace\.data.*category=pumps/],
	message: NOT_LOADED,
	stays: async (page) => {
		await expect(page).toHaveURL("/marketplace");
		await expect(page.getByRole("article").first()).toBeVisible();
	},
	arrives: (page) => expect(page).toHaveURL(/category=pumps/),
});

tryEverything("load more", {
	begin: async (page) => {
		await using site = await siteDatabase();
		for (let count = 0; count < 60; count += 1)
			await addListing(site.db, { title: `Nozzle ${count}`, category: "tools" });
		await open(page, "/marketplace?category=tools");
		await page.getByRole("link", { name: "Load more" }).click();
		await expect(page.getByRole("article")).toHaveCount(48);
	},
	send: (page) => page.getByRole("link", { name: "Load more" }).click(),
	request: ["GET", /^\/marketplace\.data.*after=/],
	message: NOT_LOADED,
	stays: (page) => expect(page.getByRole("article")).toHaveCount(48),
	arrives: (page) => expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(48),
});

// --- Questionnaire ------------------------------------------------------------------------------------------------

tryEverything("questionnaire", {
	begin: async (page) => {
		await open(page, "/intake-wizard");
		await fillRequired(page, "maya.lost@ortega.example");
		for (let step = 1; step < 10; step += 1)
			await page.getByRole("button", { name: "Next", exact: true }).click();
	},
	send: press(/^Submit/),
	request: ["POST", /^\/intake-wizard\.data\?step=review/],
	message: "There was an error submitting your form. Please try again.",
	saysBusy: false,
	stays: async (page) => {
		expect(await page.evaluate(() => localStorage.getItem("ringline-intake"))).toContain("Maya Ortega");
		await expect(page.getByText("Step 10 of 10", { exact: true })).toBeVisible();
	},
	arrives: (page) => expect(page).toHaveURL(/\/intake-wizard\/complete/),
});

// --- Office -------------------------------------------------------------------------------------------------------

tryEverything("admin sign-in", {
	begin: async (page) => {
		await open(page, "/admin");
		await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	},
	send: press("Unlock"),
	request: ["POST", /^\/admin\.data/],
	message: "Not sent",
	stays: (page) => expect(page.getByLabel("Password")).toHaveValue(OFFICE_PASSWORD),
	arrives: (page) => expect(page.getByRole("button", { name: "Sign out" })).toBeVisible(),
});

tryEverything("moderation", {
	begin: async (page) => {
		const { title } = await ownListing();
		await enterOffice(page, `/admin?tab=products&q=${encodeURIComponent(title)}`);
		await panelReady(page);
	},
	send: (page) => page.getByRole("button", { name: "Flag", exact: true }).first().click(),
	request: ["POST", /^\/admin\/moderate\.data/],
	message: "Failed to flag product",
	saysBusy: false,
	stays: (page) => expect(page.getByRole("button", { name: "Flag", exact: true }).first()).toBeVisible(),
	arrives: sees(/Product (has been )?flagged|flagged successfully/i),
});

const openLead = async (page: Page) => {
	await using site = await siteDatabase();
	const { id } = await addLead(site.db);
	await enterOffice(page, `/admin/leads/${id}`);
};

tryEverything("lead note", {
	begin: async (page) => {
		await openLead(page);
		await page.getByLabel("New note").fill("Called twice.");
	},
	send: press("Add note"),
	request: ["POST", /^\/admin\/leads\/[^/]+\.data/],
	message: "Not sent",
	stays: (page) => expect(page.getByLabel("New note")).toHaveValue("Called twice."),
	arrives: async (page) => {
		await sees("Note added")(page);
		await expect(page.getByRole("listitem").filter({ hasText: "Called twice." })).toHaveCount(1);
	},
});

tryEverything("lead status", {
	begin: async (page) => {
		await openLead(page);
		await page.getByLabel("Move to").selectOption("lost");
	},
	send: press("Save"),
	request: ["POST", /^\/admin\/leads\/[^/]+\.data/],
	message: "Not sent",
	stays: (page) => expect(page.getByLabel("Move to")).toHaveValue("lost"),
	arrives: sees("Lead marked as lost"),
});

// --- Navigation ---------------------------------------------------------------------------------------------------

tryEverything("a link to the shop from a half-filled form", {
	begin: async (page) => {
		await open(page, "/contact");
		await fillConsultation(page);
	},
	send: (page) =>
		page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Shop" }).click(),
	request: ["GET", /^\/shop\.data/],
	message: NOT_LOADED,
	stays: async (page) => {
		await expect(page).toHaveURL("/contact");
		await keepsConsultation(page);
	},
	arrives: sees("Mini Water Cannon"),
});

test("Back over a lost connection stays on the page; Try again goes there", async ({ page }) => {
	await open(page, "/shop");
	await page.getByRole("link", { name: "View Details" }).first().click();
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).not.toHaveText("Shop");
	await page.route("**/shop.data*", (route) => route.abort());
	await page.goBack();
	const toast = page.getByRole("alert").filter({ hasText: NOT_LOADED });
	await expect(toast).toBeVisible();
	await expect(heading).not.toHaveText("Shop");
	await expect(page).toHaveURL(/\/product\//);
	await page.unroute("**/shop.data*");
	await toast.getByRole("button", { name: "Try again" }).click();
	await expect(heading).toHaveText("Shop");
});

test("stored, and only the next page is lost: the browser loads it by itself", async ({ page }) => {
	await open(page, "/post-wanted");
	const title = `Stored ${randomUUID()}`;
	await fillListing(page, title);
	await page.getByLabel("Budget").fill("50");
	await page.route("**/marketplace.data*", (route) => route.abort());
	await page.getByRole("button", { name: "Post Wanted Item" }).click();
	await expect(page).toHaveURL(/\/marketplace\?tab=wanted/);
	await expect(page.getByText("Wanted item posted successfully!")).toBeVisible();
	await open(page, "/post-wanted");
	await expect(page.getByLabel("Title")).toHaveValue("");
});
