// Distance, messages, alerts, saved listings and the confirmation email, as people use them.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { alerts } from "#db/schema.ts";
import { siteDatabase } from "#tests/support/office.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, expectToFit, hydrated, open, test } from "#tests/support/page.ts";
import { newToken } from "#tests/support/signed-links.ts";

const newWord = () => `gadget${randomUUID().slice(0, 8).replace(/\d/g, "q")}`;
const linkIn = (mail: { text?: string }, path: string) =>
	new RegExp(`/${path}[^\\s]*`).exec(mail.text ?? "")?.[0] ?? "";

async function postWanted(page: import("@playwright/test").Page, word: string, email: string) {
	await page.goto("/post-wanted");
	await page.getByLabel("Title").fill(`Need ${word}`);
	await page.getByLabel("Location").fill("Pasadena, CA 91104");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Phone number").fill("213 555 0100");
	await page.getByRole("button", { name: "Post Wanted Item" }).click();
	await expect(page.getByText("Wanted item posted successfully!")).toBeVisible();
}

test("an alert is confirmed, tells about a listing nearby, and the poster gets a message and replies", async ({
	page,
	browser,
}) => {
	test.setTimeout(120_000);
	const word = newWord();
	const [buyer, seller] = [`buyer-${word}@ringline.example`, `seller-${word}@ringline.example`];

	// A search near home becomes an alert, in place.
	await open(page, `/marketplace?tab=wanted&zip=91001&radius=10&q=${word}`);
	await expect(page.getByRole("link", { name: /Within 10 mi of 91001/ })).toBeVisible();
	await page.getByText("Email me new matches").click();
	await page.getByLabel("Your email").fill(buyer);
	await page.getByRole("button", { name: "Create alert" }).click();
	await expect(page.getByText("Open the link we sent you")).toBeVisible();
	await open(page, linkIn(await mailTo(buyer, "Confirm your listing alert"), "alerts/confirm"));
	await page.getByRole("button", { name: "Confirm alert" }).click();
	await expect(page.getByRole("heading", { name: "Your alert is on" })).toBeVisible();

	// Somebody posts; the alert leads to the listing, which is marked until its poster confirms.
	const other = await browser.newPage();
	await postWanted(other, word, seller);
	const listing = linkIn(await mailTo(buyer, "New listing for you"), "wanted/");
	await open(page, listing);
	await expect(page.getByText("The person who posted this hasn't confirmed their email yet")).toBeVisible();
	await open(other, linkIn(await mailTo(seller, "is posted"), "edit-wanted/"));
	await other.getByRole("button", { name: "Confirm listing" }).click();
	await expect(other.getByText("Listing confirmed")).toBeVisible();
	await page.reload();
	await expect(page.getByText("The person who posted this hasn't confirmed their email yet")).toBeHidden();

	// A message and a reply, without an address of either.
	await hydrated(page);
	await page.getByRole("link", { name: "Message buyer" }).click();
	await page.getByLabel("Message").fill("I have one in Altadena.");
	await expectToFit(page);
	await page.getByLabel("Your name").fill("Bo");
	await page.getByLabel("Your email").fill(buyer);
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText("Message sent")).toBeVisible();
	await open(other, linkIn(await mailTo(seller, "New message"), "messages/"));
	await expect(other.getByText("I have one in Altadena.")).toBeVisible();
	await expectToFit(other);
	expect(await other.content()).not.toContain(buyer);
	await other.getByLabel("Your reply").fill("Great, see you Saturday.");
	await other.getByRole("button", { name: "Send reply" }).click();
	await expect(other.getByText("Sent. The other person will get it")).toBeVisible();
	// Nobody has proved the buyer's address yet, so the mail announces the reply and the page shows it.
	const announced = await mailTo(buyer, "You have a reply");
	expect(announced.text).not.toContain("Saturday");
	await open(other, linkIn(announced, "messages/"));
	await expect(other.getByText("Great, see you Saturday.")).toBeVisible();
	await other.close();

	// Saved on this device.
	await open(page, listing);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
	await open(page, "/marketplace/saved");
	await expect(page.getByRole("link", { name: `Need ${word}` })).toBeVisible();
	expect(page.problems).toEqual([]);
});

test("a mail program stops alerts by itself; a visit to the link alone changes nothing", async ({
	request,
}) => {
	await using site = await siteDatabase();
	const { token, tokenHash } = newToken();
	const email = `${newWord()}@ringline.example`;
	await site.db.insert(alerts).values({
		email,
		emailKey: email,
		frequency: "instant",
		kind: "sale",
		tokenHash,
		confirmedAt: new Date(),
	});
	const left = () => site.db.$count(alerts, eq(alerts.emailKey, email));
	const address = `/alerts/unsubscribe?token=${token}`;
	expect((await request.get(address)).status()).toBe(200);
	expect(await left()).toBe(1);
	// As RFC 8058 has it: a form of one field, without cookie and Origin.
	const stopped = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
	expect(stopped.status()).toBe(200);
	expect(await left()).toBe(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("filters on a phone, a preview, a message, a saved listing and an alert", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const word = newWord();
		await page.goto("/post-wanted");
		await page.getByLabel("Title").fill(`Need ${word}`);
		await page.getByLabel("Location").fill("91104");
		await page.getByLabel("Email").fill(`${word}@ringline.example`);
		await page.getByLabel("Phone number").fill("213 555 0100");
		await page.getByRole("button", { name: "Preview" }).click();
		await expect(page.getByRole("heading", { name: "Preview: not posted yet" })).toBeVisible();
		await page.getByRole("button", { name: "Post Wanted Item" }).click();
		await expect(page.getByText("Wanted item posted successfully!")).toBeVisible();

		await expect(page.getByLabel("Location")).toBeHidden();
		await page.getByText("Filters", { exact: true }).click();
		await page.getByLabel("Location").fill("91001");
		await page.getByLabel("Within").selectOption("10");
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("link", { name: `Need ${word}` }).click();
		await expect(page.getByText("2 miles away")).toBeVisible();

		await page.getByRole("link", { name: "Message buyer" }).click();
		await page.getByLabel("Message").fill("I have one.");
		await page.getByLabel("Your name").fill("Bo");
		await page.getByLabel("Your email").fill(`bo-${word}@ringline.example`);
		await page.getByRole("button", { name: "Send message" }).click();
		await expect(page.getByText("Message sent")).toBeVisible();

		await page.getByRole("link", { name: "Back to the listing" }).click();
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page).toHaveURL("/marketplace/saved");
		await expect(page.getByRole("link", { name: `Need ${word}` })).toBeVisible();

		await page.goto(`/marketplace?q=${word}`);
		await page.getByText("Email me new matches").click();
		await page.getByLabel("Your email").fill(`bo-${word}@ringline.example`);
		await page.getByRole("button", { name: "Create alert" }).click();
		await expect(page.getByText("Check your email")).toBeVisible();
	});
});
