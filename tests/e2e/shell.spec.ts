import { expect, open, test } from "#tests/support/page.ts";

test.describe("the shell around every page", () => {
	test("shows the emergency line and the motto, and the logo returns to the top of home", async ({
		page,
	}) => {
		await open(page, "/about");
		await expect(page.getByText("Evacuate Safely, Defend Automatically").first()).toBeVisible();
		await expect(page.getByRole("link", { name: /Emergency line, 24\/7/ })).toHaveAttribute(
			"href",
			"tel:+12135550142",
		);
		await page.getByRole("link", { name: "Ringline", exact: true }).first().click();
		await expect(page).toHaveURL("/");
	});

	test("opens a menu, leads to its page, and closes by Escape with the focus back", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await open(page, "/");
		const services = page.locator("summary", { hasText: "Services" }).first();
		await services.click();
		const link = page
			.getByRole("navigation", { name: "Main", exact: true })
			.getByRole("link", { name: /Home hardening/ });
		await expect(link).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(link).toBeHidden();
		await expect(services).toBeFocused();
		await services.click();
		await link.click();
		await expect(page).toHaveURL("/home-hardening");
		await expect(link).toBeHidden();
	});

	test("on a phone the bar still shows motto, emergency line, cart and Get Quote", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/about");
		await expect(page.getByText("Evacuate Safely, Defend Automatically").first()).toBeVisible();
		await expect(page.getByRole("link", { name: /Emergency line, 24\/7/ })).toBeVisible();
		await expect(page.getByRole("banner").getByRole("link", { name: "Get Quote" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
	});

	test("on a phone the menu has groups and closes after a choice", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/");
		await page.locator("summary", { hasText: "Menu" }).click();
		const menu = page.getByRole("navigation", { name: "Main, small screens" });
		await menu.getByText("Pricing").click();
		await menu.getByRole("link", { name: "Maintenance plan" }).click();
		await expect(page).toHaveURL("/maintenance");
		await expect(menu).toBeHidden();
		await expect(page.getByRole("link", { name: /^Call/ }).last()).toBeVisible();
	});

	test("the footer leads to every page about the company, and names the license", async ({ page }) => {
		await open(page, "/");
		const footer = page.getByRole("contentinfo");
		for (const name of ["Disclaimer", "Privacy Policy", "Terms of Service", "39 Point Test Plan", "Admin"])
			await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
		await expect(footer).toContainText(/CSLB License #\d+/);
		for (const [name, address] of [
			["Our Team", "/about#team"],
			["Certifications", "/certifications"],
			["Insurance", "/insurance"],
			["License Info", "/license"],
		] as const)
			await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
	});

	test("the skip link brings the keyboard to the content", async ({ page }) => {
		await open(page, "/about");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(page.locator("main")).toBeFocused();
	});

	test("an unknown address is a 404 that says so, is logged in the console, and leads home", async ({
		page,
	}) => {
		const response = await page.goto("/no/such/page");
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
		await expect.poll(() => page.problems.join()).toContain("/no/such/page");
		await page.getByRole("link", { name: "Return to Home" }).click();
		await expect(page).toHaveURL("/");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("menus open and lead on", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/");
		await page.locator("summary", { hasText: "Tools" }).first().click();
		await page
			.getByRole("navigation", { name: "Main", exact: true })
			.getByRole("link", { name: /Water duration/ })
			.click();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page).toHaveURL("/water-duration-calculator");
	});
});
