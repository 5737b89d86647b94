// Every form that is saved while somebody types: whichever way it is opened again, each field is as it was left, on the
// screen and where it is stored.
import type { Browser, Page } from "@playwright/test";
import { isListed } from "#app/features/company/browser-data.ts";
import { places } from "#app/features/readiness/rules/measure.ts";
import {
	expectValues,
	fillEverything,
	keptInBrowser,
	type Values,
	valuesOn,
} from "#tests/support/begun-form.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, hydrated, open, test } from "#tests/support/page.ts";

type BegunForm = {
	name: string;
	/** Each of its pages. */
	pages: readonly string[];
	/** Waits until what was typed is stored. */
	stored: (page: Page) => Promise<void>;
	/** Stored by us, so that another device sees it, too. */
	onServer: boolean;
	/** Its keys in session storage end with the tab. */
	perTab?: boolean;
	mailedLink?: (page: Page, browser: Browser) => Promise<Page>;
};

const savedByServer = (page: Page) => expect(page.getByText("All answers saved.")).toBeVisible();
const atOnce = async () => {};

const forms: BegunForm[] = [
	{
		name: "the intake",
		pages: Array.from({ length: 10 }, (_, index) => `/intake-wizard?step=${index + 1}`),
		stored: savedByServer,
		onServer: true,
		mailedLink: openIntakeLink,
	},
	{
		name: "the readiness check",
		pages: places.map(({ id }) => `/readiness?at=${id}`),
		stored: savedByServer,
		onServer: true,
		mailedLink: openCheckLink,
	},
	{ name: "a product to post", pages: ["/post-product"], stored: atOnce, onServer: false },
	{ name: "a wanted item to post", pages: ["/post-wanted"], stored: atOnce, onServer: false },
	{ name: "the emergency card", pages: ["/emergency-card"], stored: atOnce, onServer: false },
	{ name: "a request for a call", pages: ["/contact"], stored: atOnce, onServer: false, perTab: true },
];

for (const form of forms)
	test(`${form.name} is as it was left, whichever way it is opened`, async ({ page, browser, context }) => {
		test.setTimeout(300_000);
		const left = new Map<string, Values>();
		for (const address of form.pages) {
			await open(page, address);
			left.set(address, await fillEverything(page, "Begun"));
			await form.stored(page);
		}
		const valuesAt = (address: string) => left.get(address) ?? {};

		for (const address of form.pages) {
			await open(page, address);
			await expectValues(page, valuesAt(address), `${address}, opened`);
			// The form's code has not been loaded in this document, so its parts come late.
			await elsewhere(page, address);
			await page.reload();
			await hydrated(page);
			await page.goBack();
			await hydrated(page);
			await expectValues(page, valuesAt(address), `${address}, by the router`);
		}
		const [first = "/"] = form.pages;
		await open(page, first);
		await elsewhere(page, first);
		await page.goBack();
		await expectValues(page, valuesAt(first), "back");
		await page.goForward();
		await page.goBack();
		await expectValues(page, valuesAt(first), "back and forward");
		await page.goto("/about");
		await page.goBack();
		await hydrated(page);
		await expectValues(page, valuesAt(first), "back from another document");
		await form.stored(page);
		await page.waitForLoadState("networkidle");

		const kept = await keptInBrowser(page);
		expect(kept.cookies.filter((name) => !isListed(name, "cookie"))).toEqual([]);
		expect(kept.storage.filter((key) => !isListed(key, "storage"))).toEqual([]);

		if (form.onServer) {
			const device = await browser.newContext({
				storageState: { cookies: await context.cookies(), origins: [] },
			});
			const other = await device.newPage();
			for (const address of form.pages) {
				await open(other, address);
				await expectValues(other, valuesAt(address), `${address}, as the server has it`);
			}
			await device.close();
		}

		if (!form.perTab) await expectNewestWins(page, form, left);

		if (form.mailedLink) {
			const linked = await form.mailedLink(page, browser);
			for (const address of form.pages) {
				await open(linked, address);
				await expectValues(linked, valuesAt(address), `${address}, from the mailed link`);
			}
			await linked.context().close();
		}
	});

/** Goes to another page by a link, without loading a document. */
async function elsewhere(page: Page, from: string): Promise<void> {
	const home = page.locator('header a[href="/"]').first();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	await home.click();
	await page.waitForURL((url) => url.pathname === "/");
	const isSame = await page.evaluate(() => "sameDocument" in window);
	expect(isSame || from === "/emergency-card", "a link within the document").toBe(true);
}

/** A change in one tab is not undone by another, neither by opening it again nor by typing in another field there. */
async function expectNewestWins(page: Page, form: BegunForm, left: Map<string, Values>): Promise<void> {
	const address = form.pages[0] ?? "/";
	await open(page, address);
	const second = await page.context().newPage();
	await open(second, address);
	await expectValues(second, left.get(address) ?? {}, "in a second tab");
	const news = await fillEverything(second, "Newer");
	// Choices are the same each time, so one is changed by hand.
	const radio = second.locator('main input[type="radio"]').last();
	if ((await radio.count()) > 0) await radio.evaluate((control: HTMLInputElement) => control.click());
	Object.assign(news, await valuesOn(second));
	await form.stored(second);
	await second.waitForLoadState("networkidle");

	await page.goto("/about");
	await page.goBack();
	await hydrated(page);
	await expectValues(page, news, "back in the first tab");
	await form.stored(page);
	await open(second, address);
	await expectValues(second, news, "in the second tab, afterwards");
	left.set(address, news);
	await second.close();
}

async function openIntakeLink(page: Page, browser: Browser): Promise<Page> {
	const email = "begun-intake@begun.example";
	await open(page, "/intake-wizard");
	await page.getByText("Continue on another device").first().click();
	await page.locator('[name="continueEmail"]').fill(email);
	await page.getByRole("button", { name: /link/i }).last().click();
	const link = /http\S+\/intake-wizard\/continue\?token=[\w.-]+/.exec(
		(await mailTo(email, "")).text ?? "",
	)?.[0];
	const device = await (await browser.newContext()).newPage();
	await open(device, link ?? "");
	await device.getByRole("button", { name: "Yes, open it here" }).click();
	await device.waitForURL(/\/intake-wizard$/);
	return device;
}

async function openCheckLink(page: Page, browser: Browser): Promise<Page> {
	const email = "begun-check@begun.example";
	await open(page, "/readiness/report");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Email me the link" }).click();
	const link = /http\S+\/readiness\/report\?token=[\w-]+/.exec((await mailTo(email, "")).text ?? "")?.[0];
	const device = await (await browser.newContext()).newPage();
	await open(device, link ?? "");
	await device.getByRole("button", { name: "Update this check on this device" }).click();
	await device.waitForURL(/\/readiness(\?|$)/);
	return device;
}
