import AxeBuilder from "@axe-core/playwright";
import { aliasAddresses, publicAddresses } from "#tests/support/addresses.ts";
import { expect, hydrated, open, test } from "#tests/support/page.ts";

for (const address of publicAddresses) {
	test(`${address} answers, has its facts, is accessible and logs no error`, async ({ page }) => {
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
			/^http:\/\/localhost:\d+\/.+\.png$/,
		);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, "no sideways scrolling").toBeLessThanOrEqual(0);
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(
			violations.map(
				(violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(" ")}`,
			),
		).toEqual([]);
		expect(page.problems).toEqual([]);
	});

	test(`${address} fits a phone`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, address);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, "no sideways scrolling").toBeLessThanOrEqual(0);
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(
			violations.map(
				(violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(" ")}`,
			),
		).toEqual([]);
	});
}

for (const { alias, canonical } of aliasAddresses) {
	test(`${alias} shows the page of ${canonical}`, async ({ page, request }) => {
		const response = await page.goto(alias);
		expect(response?.status()).toBe(200);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${canonical}$`));
		const original = await (await request.get(canonical)).text();
		const heading = await page.locator("h1").textContent();
		expect(original.replaceAll("&#x27;", "'").replaceAll("<!-- -->", "")).toContain(heading);
	});
}
