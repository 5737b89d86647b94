// What a page is about starts on the first screen of a phone.
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

test.describe("on a desktop's first screen, beside the form", () => {
	test.use({ viewport: { width: 1440, height: 900 } });
	for (const [address, heading] of Object.entries({
		"/build-my-system": "How we work it out",
		"/post-product": "What buyers ask first",
	}))
		test(`${address} says "${heading}"`, async ({ page }) => {
			await open(page, address);
			const form = await page.locator("main form").filter({ visible: true }).first().boundingBox();
			const beside = await page.getByRole("heading", { name: heading }).boundingBox();
			expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
			expect(beside?.y).toBeLessThan(900);
		});
});

test("a tablet shows the whole picture of a service", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await open(page, "/home-hardening");
	const picture = await page.locator(".picture-hero-image").boundingBox();
	expect(picture?.width).toBe(768);
	expect(picture?.height).toBe(384);
});

test("a tablet's first screen shows a listing's photo, price and contact side by side", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await open(page, "/marketplace?q=rotating+water+cannon");
	await page.locator("h3 a", { hasText: "Rotating water cannon" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Rotating water cannon");
	const photo = await page.locator("main img").first().boundingBox();
	for (const beside of [
		page.getByText("$1,850").first(),
		page.getByRole("link", { name: "Message seller" }),
	]) {
		const box = await beside.boundingBox();
		expect(box?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
	}
});

test("the home page's figures fill their row", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, "/");
	const figures = page.locator(".picture-hero-footer dl > *");
	const first = await figures.first().boundingBox();
	const last = await figures.last().boundingBox();
	expect(1440 - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(first?.x ?? 0, 0);
});
