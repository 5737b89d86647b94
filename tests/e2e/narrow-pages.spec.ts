// On the narrowest phones no page is wider than the screen, with its scripts and without. Some controls are only there
// without JavaScript.
import type { Page } from "@playwright/test";
import { places } from "#app/features/readiness/rules/measure.ts";
import { aliasAddresses, publicAddresses } from "#tests/support/addresses.ts";
import { expect, hydrated, test } from "#tests/support/page.ts";

const WIDTHS = [320, 360, 390];
const addresses = [
	...publicAddresses,
	...aliasAddresses.map(({ alias }) => alias),
	...Array.from({ length: 9 }, (_, index) => `/intake-wizard?step=${index + 2}`),
	"/intake-wizard?step=review",
	...places.map(({ id }) => `/readiness?at=${id}`),
];
/** Shared among the browsers that run at the same time. */
const PARTS = 4;

for (const javaScriptEnabled of [false, true])
	for (let part = 0; part < PARTS; part++)
		test(`no page is wider than a phone ${javaScriptEnabled ? "with" : "without"} JavaScript (${part + 1} of ${PARTS})`, async ({
			browser,
		}) => {
			const page = await browser.newPage({ javaScriptEnabled });
			await page.route(/watchduty\.org/, (route) => route.fulfill({ body: "The map" }));
			const wide: string[] = [];
			for (const address of addresses.filter((_, index) => index % PARTS === part)) {
				await page.goto(address);
				if (javaScriptEnabled) await hydrated(page);
				for (const width of WIDTHS) {
					await page.setViewportSize({ width, height: 844 });
					const widest = await widthOf(page);
					if (widest > width) wide.push(`${address} is ${widest} px wide at ${width}`);
				}
			}
			expect(wide).toEqual([]);
			await page.close();
		});

function widthOf(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth);
}
