import type { Locator, Page } from "@playwright/test";
import { mailsWith } from "#tests/support/outbox.ts";
import { expect, open, test } from "#tests/support/page.ts";

const success = "Thank you! Your request has been submitted successfully. We'll contact you within 2 hours.";
const failure = "There was an error submitting your request. Please try again or call us directly.";
let people = 0;

async function fillIn(form: Page | Locator, more: Record<string, string> = {}) {
	people += 1;
	const email = `visitor-${process.pid}-${people}@hillside.example`;
	await form.getByLabel("First name").fill("Rosa");
	await form.getByLabel("Last name").fill("Whitfield");
	await form.getByLabel("Email").fill(email);
	await form.getByLabel("Phone").fill("(213) 555-0177");
	await form.getByLabel("Property address").fill("12 Oak Lane, Altadena");
	for (const [label, value] of Object.entries(more)) await form.getByLabel(label).fill(value);
	return email;
}

async function mailAbout(email: string) {
	return (await mailsWith(email)).find((mail) => mail.to?.[0]?.address === "office@ringline.example");
}

test("the form on the home page sends a request, clears itself, and reaches the office by mail", async ({
	page,
}) => {
	await open(page, "/#contact");
	const form = page.locator("#contact form");
	const email = await fillIn(form, { Message: "Zwei Häuser, אחד עם בריכה 🔥" });
	await form.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText("Success!")).toBeVisible();
	await expect(page.getByText(success)).toBeVisible();
	await expect(form.getByLabel("First name")).toHaveValue("");
	await expect(form.getByLabel("Message")).toHaveValue("");
	await expect
		.poll(async () => (await mailAbout(email))?.text, { timeout: 15_000 })
		.toContain("Zwei Häuser, אחד עם בריכה 🔥");
	expect((await mailAbout(email))?.replyTo?.[0]?.address).toBe(email);
	expect(page.problems).toEqual([]);
});

test("Get Quote opens the dialog, which says what it is about, closes after sending, and gives the focus back", async ({
	page,
}) => {
	await open(page, "/about");
	const link = page.getByRole("banner").getByRole("link", { name: "Get Quote" });
	await link.click();
	const dialog = page.getByRole("dialog", { name: "Get Quote" });
	await expect(dialog).toBeVisible();
	await expect(page).toHaveURL("/about");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(link).toBeFocused();
	await page.keyboard.press("Enter");
	const email = await fillIn(dialog);
	await dialog.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText(success, { exact: true })).toBeVisible();
	await expect(dialog).toBeHidden();
	// The exact time and the reference stand beside the page, until the visitor moves on.
	const receipt = page.getByRole("region", { name: "Your request" });
	await expect(receipt).toContainText(/We'll call you by .+Your reference is RL-/);
	await expect(receipt.getByRole("link", { name: "Pick another time" })).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "39 Point Test Plan" }).click();
	await expect(receipt).toHaveCount(0);
	await expect
		.poll(async () => (await mailAbout(email))?.subject, { timeout: 15_000 })
		.toContain("Get Quote");
});

test("while it is sent the button waits; two clicks make one request", async ({ page }) => {
	await open(page, "/contact");
	let posts = 0;
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/contact.data*", async (route) => {
		posts += 1;
		await held;
		await route.continue();
	});
	await fillIn(page);
	await page.getByRole("button", { name: "Request my free consultation" }).dblclick();
	const waiting = page.getByRole("button", { name: "Submitting..." });
	await expect(waiting).toBeDisabled();
	release();
	await expect(page.getByText(success)).toBeVisible();
	expect(posts).toBe(1);
});

test("a lost connection shows the error and keeps every word; trying again succeeds", async ({ page }) => {
	await open(page, "/contact");
	await page.route("**/contact.data*", (route) => route.abort());
	await fillIn(page, { Message: "Do not lose this." });
	await page.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText(failure)).toBeVisible();
	await expect(page.getByLabel("Message")).toHaveValue("Do not lose this.");
	await page.unroute("**/contact.data*");
	await page.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText(success)).toBeVisible();
});

test("a closed dialog keeps what was typed, and the first field has the focus", async ({ page }) => {
	await open(page, "/about");
	const link = page.getByRole("banner").getByRole("link", { name: "Get Quote" });
	await link.click();
	const dialog = page.getByRole("dialog", { name: "Get Quote" });
	await expect(dialog.getByLabel("First name")).toBeFocused();
	await fillIn(dialog, { Message: "Half a thought" });
	await page.keyboard.press("Escape");
	await link.click();
	await expect(dialog.getByLabel("First name")).toHaveValue("Rosa");
	await expect(dialog.getByLabel("Message")).toHaveValue("Half a thought");
	await dialog.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText(success)).toBeVisible();
	await link.click();
	await expect(dialog.getByLabel("First name")).toHaveValue("");
});

test("the number of the request and when we call are told in place of the form, until another is wanted", async ({
	page,
}) => {
	await open(page, "/contact");
	await fillIn(page, { Message: "Do you do pools?" });
	await page.getByRole("button", { name: "Request my free consultation" }).click();
	const receipt = page.getByRole("main").getByRole("status").filter({ hasText: "We have your request" });
	await expect(receipt).toContainText(/We'll call you by .+Your reference is RL-/);
	await expect(receipt).toBeInViewport();
	await expect(page.getByLabel("First name")).toBeHidden();
	await receipt.getByRole("button", { name: "Send another" }).click();
	await expect(page.getByLabel("First name")).toBeFocused();
	await expect(page.getByLabel("Message")).toHaveValue("");
	await expect(receipt).toBeHidden();
	expect(page.problems).toEqual([]);
});

test("closing the dialog while it is sent loses nothing: the toast comes, and the form is empty", async ({
	page,
}) => {
	await open(page, "/about");
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/contact.data*", async (route) => {
		await held;
		await route.continue();
	});
	const link = page.getByRole("banner").getByRole("link", { name: "Get Quote" });
	await link.click();
	const dialog = page.getByRole("dialog", { name: "Get Quote" });
	await fillIn(dialog);
	await dialog.getByRole("button", { name: "Request my free consultation" }).click();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	release();
	await expect(page.getByText(success)).toBeVisible();
	await link.click();
	await expect(dialog.getByLabel("First name")).toHaveValue("");
});

test("bad input is named by its field, the first takes the focus, and the values stay", async ({ page }) => {
	await open(page, "/contact");
	await fillIn(page, { Email: "rosa", Phone: "call me", Message: "x".repeat(5_001) });
	await page.getByRole("button", { name: "Request my free consultation" }).click();
	await expect(page.getByText("Enter an email address like name@example.com")).toBeVisible();
	await expect(page.getByText("Enter a phone number with area code, like (213) 555-0142")).toBeVisible();
	await expect(page.getByText("the limit is 5,000 characters")).toBeVisible();
	await expect(page.getByLabel("Email")).toBeFocused();
	await expect(page.getByLabel("Email")).toHaveValue("rosa");
	await expect(page.getByLabel("First name")).toHaveValue("Rosa");
});

test("if the dialog's code does not arrive, the link leads to the contact page with its topic", async ({
	page,
}) => {
	await open(page, "/about");
	await page.route("**/assets/consult-dialog*", (route) => route.abort());
	await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
	await expect(page).toHaveURL(/\/contact\?topic=Get\+Quote/);
	await expect(page.getByRole("heading", { name: "Get Quote" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("Get Quote leads to the contact page, which sends the request and says so", async ({ page }) => {
		await page.goto("/about");
		await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
		await expect(page.getByRole("heading", { name: "Get Quote" })).toBeVisible();
		const email = await fillIn(page);
		await page.getByRole("button", { name: "Request my free consultation" }).click();
		await expect(page.getByText(success)).toBeVisible();
		await expect
			.poll(async () => (await mailAbout(email))?.subject, { timeout: 15_000 })
			.toContain("Get Quote");
	});

	test("bad input comes back as a page with status 400, a summary that links to the field, and every value", async ({
		page,
	}) => {
		await page.goto("/#contact");
		const form = page.locator("#contact form");
		await fillIn(form, { Phone: "call me", Message: "Kept." });
		const answer = page.waitForResponse((response) => response.request().method() === "POST");
		await form.getByRole("button", { name: "Request my free consultation" }).click();
		expect((await answer).status()).toBe(400);
		await expect(page.getByLabel("Phone")).toBeFocused();
		await page
			.getByRole("alert")
			.getByRole("link", { name: "Enter a phone number with area code, like (213) 555-0142" })
			.click();
		await expect(page).toHaveURL(/#consult-phone$/);
		await expect(page.getByLabel("Message")).toHaveValue("Kept.");
		await expect(page.getByLabel("Last name")).toHaveValue("Whitfield");
	});
});

test("a message of 100 kB is refused with its limit, not with a crash", async ({ request }) => {
	const answer = await request.post("/contact", {
		form: {
			firstName: "A",
			lastName: "B",
			email: "a@b.example",
			phone: "213-555-0100",
			address: "1",
			message: "x".repeat(100_000),
		},
	});
	expect(answer.status()).toBe(400);
	const page = await answer.text();
	expect(page).toContain("the limit is 5,000 characters");
	expect(page, "all that was typed comes back, to be shortened").toContain("x".repeat(100_000));
});
