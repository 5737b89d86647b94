import type { Page } from "@playwright/test";
import { aliasAddresses, publicAddresses, siteAddresses } from "#tests/support/addresses.ts";
import {
	expect,
	expectAccessible,
	expectNoWiderThanPhones,
	expectToFit,
	hydrated,
	test,
} from "#tests/support/page.ts";

for (const address of publicAddresses) {
	test(`${address} answers, has its facts, fits, is accessible and logs no error`, async ({ page }) => {
		await page.route("https://app.watchduty.org/**", (route) => route.fulfill({ body: "The map" }));
		const response = await page.goto(address);
		expect(response?.status()).toBe(200);
		await hydrated(page);
		await expect(page.locator("h1")).toHaveCount(1);
		await expect(page).toHaveTitle(/Ringline/);
		expect((await page.locator('meta[name="description"]').getAttribute("content"))?.length).toBeGreaterThan(
			20,
		);
		await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
		await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
			"content",
			/^http:\/\/localhost:\d+\/.+\.(png|jpg)$/,
		);
		await expectAccessible(page);
		// At the desktop's width, which it leaves behind.
		await expectToFit(page);
		if (siteAddresses.includes(address)) expect(await openingHeight(page)).toBeLessThanOrEqual(320);
		await expectNoWiderThanPhones(page);
		for (const width of [768, 390, 320]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await cutOff(page), `at ${width} pixels`).toEqual([]);
		}
		// Whoever types does not want to call, and the button would cover the next field.
		const field = page.locator("main :is(input, textarea, select)").filter({ visible: true }).first();
		if (await field.count()) {
			await field.focus();
			await expect(page.locator(".call-button")).toBeHidden();
			await field.blur();
		}
		await expectAccessible(page);
		expect(page.problems).toEqual([]);
	});
}

for (const { alias, canonical } of aliasAddresses) {
	test(`${alias} shows the page of ${canonical}`, async ({ page, request }) => {
		const response = await page.goto(alias);
		expect(response?.status()).toBe(200);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${canonical}$`));
		await hydrated(page);
		await expectNoWiderThanPhones(page);
		const original = await (await request.get(canonical)).text();
		const heading = await page.locator("h1").textContent();
		expect(original.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "")).toContain(heading);
	});
}

/** Of the picture and title at the top of an inner page, which must leave room for the page itself. */
function openingHeight(page: Page): Promise<number> {
	return page.evaluate(() => document.querySelector("[data-opening]")?.getBoundingClientRect().height ?? 0);
}

/** Elements past the right edge, except in a row that scrolls. Bands clip, so the page's own width does not show them. */
function cutOff(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("main :is(img, p, h1, h2, h3, a, button, table, input, textarea, select)")]
			.filter(
				(element) =>
					!element.closest(
						"[aria-hidden], .sr-only, [aria-roledescription=carousel], .group-row, .picture-hero-view, svg",
					),
			)
			.filter((element) => element.checkVisibility())
			.filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
			.map((element) => element.outerHTML.slice(0, 120)),
	);
}
