// On a touch screen, everything that is not a word in a sentence is at least 44 px high.
import { expect, open, test } from "#tests/support/page.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const address of [
	"/",
	"/contact",
	"/pricing-automated-systems",
	"/water-duration-calculator",
	"/shop",
	"/product/mini-water-cannon",
	"/marketplace?q=pump",
	"/post-product",
	"/intake-wizard?step=2",
	"/intake-wizard?step=9",
	"/readiness",
	"/admin",
])
	test(`${address} has room for a thumb`, async ({ page }) => {
		await open(page, address);
		const small = await page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>("button, summary, a, select, input:not([type=hidden])")]
				.filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
				// A link's target reaches past its text (.link in controls.css).
				.filter((target) => !target.matches(".link"))
				// Words in a sentence may be as high as their line (WCAG 2.5.8), and a card's link covers the card.
				.filter((target) => getComputedStyle(target).display !== "inline")
				.filter((target) => getComputedStyle(target, "::after").position !== "absolute")
				.map((target) => target.closest("label") ?? target)
				.map((target) => ({ text: target.textContent?.slice(0, 40), box: target.getBoundingClientRect() }))
				.filter(({ box }) => box.width > 1 && box.right > 0 && box.height < 43.5)
				.map(({ text, box }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
		);
		expect(small).toEqual([]);
	});
