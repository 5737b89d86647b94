// What a page is about starts on the first screen of a phone, and the openings of inner pages are small.
import { siteAddresses } from "#tests/support/addresses.ts";
import { expect, open, test } from "#tests/support/page.ts";

const PHONE = { width: 390, height: 844 };

const first: Record<string, string> = {
	"/contact": "main form input:not([type=hidden])",
	"/water-duration-calculator": "main form input",
	"/pricing-automated-systems": "main h2 + p",
	"/pricing-assessment-reports": "main dd",
	"/maintenance-plan": "main aside a",
	"/intake-wizard": "main form input:not([type=hidden]):not([tabindex])",
	"/readiness": "main fieldset input",
	"/post-product": "main form input:not([type=hidden])",
	"/shop": "main article",
	"/marketplace": "main article",
	"/product/mini-water-cannon": "main h1",
	"/partners": "main li a",
	"/license": "main section section",
};

test.describe("on a phone's first screen", () => {
	test.use({ viewport: PHONE });
	for (const [address, selector] of Object.entries(first))
		test(address, async ({ page }) => {
			await open(page, address);
			const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
			expect((box?.y ?? Number.POSITIVE_INFINITY) + 40, `${selector} starts at ${box?.y}`).toBeLessThan(
				PHONE.height,
			);
		});
});

test("openings of inner pages are at most 320 px high on a desktop", async ({ page }) => {
	test.slow(); // One load for every page of the company.
	await page.setViewportSize({ width: 1440, height: 900 });
	const tall: string[] = [];
	for (const address of siteAddresses) {
		await page.goto(address);
		const height = await page.evaluate(
			() => document.querySelector("[data-opening]")?.getBoundingClientRect().height ?? 0,
		);
		if (height > 320) tall.push(`${address}: ${height}`);
	}
	expect(tall).toEqual([]);
});
