import { expect, hydrated, test } from "#tests/support/page.ts";

const isScript = (url: string) => url.endsWith(".js");

test("on a slow line the page is read before its scripts are fetched", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => void (isScript(request.url()) && scripts.push(request.url())));
	let letFontsCome = () => {};
	const slowLine = new Promise<void>((resolve) => {
		letFontsCome = resolve;
	});
	await page.route("**/*.woff2", async (route) => {
		await slowLine;
		await route.continue();
	});
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeVisible();
	expect(scripts).toEqual([]);
	letFontsCome();
	await hydrated(page);
	expect(scripts.length).toBeGreaterThan(0);
});

test("who moves before everything has come gets a live page without waiting for the rest", async ({
	page,
}) => {
	await page.route("**/*.woff2", () => {});
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.keyboard.press("Tab");
	await hydrated(page);
});
