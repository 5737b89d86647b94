import { expect, open, test } from "#tests/support/page.ts";

test.describe("a link of the site", () => {
	test("changes the page without loading it anew, and Back returns", async ({ page }) => {
		await open(page, "/about");
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		const footer = page.getByRole("contentinfo");
		await footer.getByRole("link", { name: "Partners" }).click();
		await expect(page).toHaveURL("/partners");
		await expect(page).toHaveTitle(/Partners/);
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL("/about");
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
		expect(page.problems).toEqual([]);
	});

	test("to the page one is on is no step to go back from", async ({ page }) => {
		await open(page, "/about");
		await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
		await expect(page).toHaveTitle(/Partners/);
		const steps = await page.evaluate(() => history.length);
		await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		expect(await page.evaluate(() => history.length)).toBe(steps);
	});

	test("opens a new tab when that is what is asked for", async ({ page, context }) => {
		await open(page, "/about");
		const opened = context.waitForEvent("page");
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Partners" })
			.click({ modifiers: ["ControlOrMeta"] });
		await expect(await opened).toHaveURL("/partners");
		await expect(page).toHaveURL("/about");
	});

	test("leads to a place on another page", async ({ page }) => {
		await open(page, "/about");
		await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
		await expect(page).toHaveURL("/contact");
		await open(page, "/");
		await page
			.getByRole("link", { name: /Defensible/ })
			.first()
			.click();
		await expect(page).toHaveURL(/#defensible-space$/);
		await expect(page.locator("#defensible-space")).toBeInViewport();
	});

	test("to a listing fetches it when a pointer rests on it, not when one passes by", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await open(page, "/marketplace");
		const cards = page.getByRole("article").getByRole("link");
		const [first, second] = await cards.evaluateAll((links) =>
			links.slice(0, 2).map((link) => `${link.getAttribute("href")}.data`),
		);
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === second);
		// Dispatched within one task, because a real pointer might be slow enough to hover the first card.
		await cards.evaluateAll(([passed, rested]) => {
			passed?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
			passed?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: rested }));
			rested?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, relatedTarget: passed }));
		});
		await fetched;
		expect(asked).not.toContain(first);
	});

	test("to a listing changes the page, opens a new tab, and Back returns to the same results", async ({
		page,
		context,
	}) => {
		await open(page, "/marketplace");
		await page.evaluate(() => Object.assign(window, { stillHere: true }));
		const card = page.getByRole("article").nth(4).getByRole("link");
		const [path, title] = [(await card.getAttribute("href")) ?? "", (await card.textContent()) ?? ""];
		const opened = context.waitForEvent("page");
		await card.click({ modifiers: ["ControlOrMeta"] });
		await expect(await opened).toHaveURL(path);
		await expect(page).toHaveURL("/marketplace");
		await card.click();
		await expect(page).toHaveURL(path);
		await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
		await page.goBack();
		// Other journeys post listings meanwhile, so it may have moved down a place.
		await expect(page.getByRole("article").getByRole("link", { name: title, exact: true })).toBeVisible();
		expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
		expect(page.problems).toEqual([]);
	});
});
