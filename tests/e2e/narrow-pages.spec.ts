// On the narrowest phones no page is wider than the screen, with its scripts and without. Some controls are only there
// without JavaScript. every-page.spec.ts looks at its pages with their scripts.
import { places } from "#app/features/readiness/rules/measure.ts";
import { aliasAddresses, publicAddresses } from "#tests/support/addresses.ts";
import { expectNoWiderThanPhones, hydrated, test } from "#tests/support/page.ts";

const steps = [
	...Array.from({ length: 9 }, (_, index) => `/intake-wizard?step=${index + 2}`),
	"/intake-wizard?step=review",
	...places.map(({ id }) => `/readiness?at=${id}`),
];
const addresses = [...publicAddresses, ...aliasAddresses.map(({ alias }) => alias), ...steps];
/** Shared among the browsers that run at the same time. */
const PARTS = 4;

for (let part = 0; part < PARTS; part++)
	test(`no page is wider than a phone without JavaScript (${part + 1} of ${PARTS})`, async ({ browser }) => {
		const page = await browser.newPage({ javaScriptEnabled: false });
		await page.route(/watchduty\.org/, (route) => route.fulfill({ body: "The map" }));
		for (const address of addresses.filter((_, index) => index % PARTS === part)) {
			await page.goto(address);
			await expectNoWiderThanPhones(page);
		}
		await page.close();
	});

test("no step of the intake or the readiness walk is wider than a phone", async ({ page }) => {
	for (const address of steps) {
		await page.goto(address);
		await hydrated(page);
		await expectNoWiderThanPhones(page);
	}
});
