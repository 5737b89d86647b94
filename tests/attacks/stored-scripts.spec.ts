// Scripts in every stored field, viewed on every page in a real browser. None may run or even be blocked by the policy.
import type { Page } from "@playwright/test";
import { enterOffice, panelReady } from "#tests/support/office.ts";
import { mailsWith } from "#tests/support/outbox.ts";
import { expect, hydrated, test, type WatchedPage } from "#tests/support/page.ts";
import { LONG, type Planted, plantDraft, plantEverywhere, text } from "./planted-scripts.ts";

test.describe.configure({ timeout: 120_000 });

async function watch(page: WatchedPage): Promise<void> {
	page.on("dialog", async (dialog) => {
		page.problems.push(`a dialog: ${dialog.message()}`);
		await dialog.dismiss();
	});
	// The feed is not HTML and names no icon, so the browser requests the default one.
	await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) =>
			console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
		);
	});
}

async function look(page: WatchedPage, address: string): Promise<void> {
	const answer = await page.goto(address);
	expect(answer?.status(), address).toBeLessThan(400);
	if (answer?.headers()["content-type"]?.includes("text/html")) await hydrated(page);
	await expectUnharmed(page, address);
}

async function expectUnharmed(page: WatchedPage, where: string): Promise<void> {
	expect(await page.evaluate(() => "__xss" in window), where).toBe(false);
	expect(await page.locator("[data-xss]").count(), where).toBe(0);
	expect(await page.locator('a[href^="javascript:" i], a[href^="data:" i]').count(), where).toBe(0);
	expect(page.problems, where).toEqual([]);
}

test("nothing that was typed runs on any screen, public or of the office, or in a mail", async ({
	page,
	baseURL,
}) => {
	await watch(page);
	const planted = await plantEverywhere(page.request);
	for (const address of publicScreens(planted)) await look(page, address);
	await plantDraft(page.request);
	for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "review"])
		await look(page, `/intake-wizard?step=${step}`);
	await expect(page.getByText(LONG).first()).toBeVisible();
	// A refused post shows the form again with the posted values.
	await page.goto("/contact");
	await page.getByLabel("First name").first().fill(text(0));
	await expectUnharmed(page, "/contact");

	await enterOffice(page);
	await flag(page, planted);
	for (const lead of planted.leads)
		await page.request.post(`/admin/leads/${lead}`, {
			form: { note: LONG },
			headers: { Accept: "text/html" },
		});
	for (const address of officeScreens(planted)) await look(page, address);
	await page.goto("/admin?tab=all-products");
	await panelReady(page);
	await expectUnharmed(page, "the panel with its scripts");

	const csv = (await page.request.get("/admin/leads.csv")).headers();
	expect(csv["content-disposition"]).toContain("attachment");
	expect(csv["x-content-type-options"]).toBe("nosniff");

	const mails = (await Promise.all(planted.mailTo.map(mailsWith))).flat();
	expect(mails.length).toBeGreaterThanOrEqual(6);
	await page.goto("about:blank");
	// The browser keeps a page without an address from loading from this machine. Nothing else is loaded in a mail.
	await page.route(
		({ origin, pathname }) => origin === baseURL && /^\/pictures\/[\w/-]+-og\.jpg$/.test(pathname),
		async (route) => route.fulfill({ response: await route.fetch() }),
	);
	let pictures = 0;
	for (const mail of mails) {
		// No policy protects a mail program, so the text itself must be harmless.
		await page.setContent(mail.html ?? "<p></p>");
		await expectUnharmed(page, `the mail "${mail.subject}"`);
		for (const image of await page.locator("img").all()) {
			await expect(image).toHaveJSProperty("naturalWidth", 1200);
			pictures++;
		}
	}
	// In the answers to a request, an order and a questionnaire.
	expect(pictures).toBe(3);
});

function publicScreens({ sale, wanted, editLinks, checkout }: Planted): string[] {
	const word = encodeURIComponent(text(1));
	return [
		"/marketplace",
		"/marketplace?tab=wanted",
		`/marketplace?q=${word}&location=${word}&category=${word}&after=${word}`,
		`/marketplace/${sale}`,
		`/wanted/${wanted}`,
		`/marketplace/${sale}/report`,
		`/wanted/${wanted}/edit-link`,
		"/marketplace/feed.xml",
		...editLinks,
		`/contact?topic=${word}&message=${encodeURIComponent(LONG)}`,
		`/water-duration-calculator?pool=${word}&tanks=${word}`,
		`/checkout/${checkout}`,
		"/intake-wizard/complete",
		`/admin?to=${word}`,
	];
}

function officeScreens({ leads, sale }: Planted): string[] {
	const word = encodeURIComponent(text(0));
	return [
		...["flagged-products", "flagged-wanted", "all-products", "all-wanted"].map((tab) => `/admin?tab=${tab}`),
		`/admin?tab=all-products&q=${word}&deleted=${word}`,
		"/admin/leads",
		`/admin/leads?q=${word}`,
		...leads.map((id) => `/admin/leads/${id}`),
		"/admin/spam",
		"/admin/overview",
		"/admin/audit",
		`/admin/audit?subject=${sale}`,
	];
}

/** Puts titles into the audit log and reasons into the flagged tabs. */
async function flag(page: Page, { sale, wanted }: Planted): Promise<void> {
	await page.request.post("/admin/moderate", {
		form: { intent: "flag", item: `${sale}:1` },
	});
	await page.request.post("/admin/moderate", {
		form: { intent: "flag", item: `${wanted}:1` },
	});
}
