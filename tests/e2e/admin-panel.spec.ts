import { eq } from "drizzle-orm";
import { listingFlags, listings } from "#db/schema.ts";
import { enterOffice, OFFICE_PASSWORD, panelReady, siteDatabase } from "#tests/support/office.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { expect, expectAccessible, expectToFit, hydrated, test } from "#tests/support/page.ts";

let n = 0;
const unique = (title: string) => `${title} ${process.pid}-${Date.now()}-${n++}`;
const allProducts = (q: string) => `/admin?tab=all-products&q=${encodeURIComponent(q)}`;

test("the panel has its counters, tabs with counts and the poster's contacts", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Counted pump");
	await addListing(site.db, { title, email: "poster@ranch.example", phoneNumber: "(213) 555-0188" });
	await enterOffice(page);
	for (const label of ["Total Products", "Total Wanted", "Flagged Items", "Active Items"])
		await expect(page.locator("dt", { hasText: label }).locator("+ dd")).toHaveText(/^[\d,]+$/);
	for (const tab of ["Flagged Products", "Flagged Wanted", "All Products", "All Wanted"])
		await expect(page.getByRole("link", { name: new RegExp(`^${tab}\\s*\\d`) })).toBeVisible();

	await page.getByRole("link", { name: /^All Products/ }).click();
	await page.getByPlaceholder("Search listings...").fill(title.toUpperCase());
	const row = page.getByRole("article", { name: title });
	await expect(row).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(row.getByRole("link", { name: "poster@ranch.example" })).toHaveAttribute(
		"href",
		"mailto:poster@ranch.example",
	);
	await expect(row.getByRole("link", { name: "(213) 555-0188" })).toHaveAttribute("href", "tel:+12135550188");
	await page.getByPlaceholder("Search listings...").fill("no listing says this");
	await expect(page.getByText("No products match your search.")).toBeVisible();
	expect(page.problems).toEqual([]);
});

test("the search stays from tab to tab, and the whole menu is in sight", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Searched in two tabs");
	await addListing(site.db, { title });
	await addListing(site.db, { title, kind: "wanted" });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	for (const tab of [/^All Wanted/, /^Flagged Wanted/, /^All Products/]) {
		await page.getByRole("link", { name: tab }).click();
		await expect(page).toHaveURL(/q=Searched/);
		if (!tab.source.includes("Flagged")) await expect(page.getByRole("article")).toHaveCount(1);
	}
	for (const width of [1280, 1366, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		const hidden = await page.locator(".office-nav").evaluate((menu) => menu.scrollWidth - menu.clientWidth);
		expect(hidden, `at ${width}`).toBeLessThanOrEqual(0);
		await expect(page.getByRole("navigation", { name: "Office" }).getByRole("link").last()).toBeInViewport();
	}
});

test("a report's category is shown and suggests the reason the poster reads", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Reported as a scam");
	const listing = await addListing(site.db, { title });
	await site.db
		.insert(listingFlags)
		.values({ listingId: listing.id, source: "report", category: "scam", reason: "Wants a deposit" });
	await enterOffice(page, "/admin?tab=flagged-products");
	await panelReady(page);
	const row = page.getByRole("article", { name: title });
	await expect(row).toContainText("Scam or asks for money or a code: Wants a deposit");
	await expect(row.getByLabel("Reason for the poster")).toHaveValue("scam");
	await row.getByLabel("Reason for the poster").selectOption("private");
	await row.getByRole("button", { name: "Flag" }).click();
	await expect(page.getByText("Product has been flagged")).toBeVisible();
	await expect(row).toContainText("Somebody's private details: Flagged by admin");
	const [stored] = await site.db.select().from(listings).where(eq(listings.id, listing.id));
	expect(stored?.moderationReason).toBe("private");
});

test("flag, then restore, a product: toasts, tabs and the public page follow", async ({ page, request }) => {
	await using site = await siteDatabase();
	const title = unique("Flag me");
	const listing = await addListing(site.db, { title });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	const row = page.getByRole("article", { name: title });
	await row.getByRole("button", { name: "Flag" }).click();
	await expect(page.getByText("Product has been flagged")).toBeVisible();
	await expect(row.getByRole("button", { name: "Already Flagged" })).toBeDisabled();
	const publicPage = async () => (await request.get(`/marketplace/${listing.id}`)).status();
	await expect.poll(publicPage).toBe(404);

	await page.getByRole("link", { name: /^Flagged Products/ }).click();
	await expect(row).toContainText("Flagged by admin");
	await row.getByRole("button", { name: "Restore" }).click();
	await expect(page.getByText("Product has been unflagged and restored")).toBeVisible();
	await expect(row).toHaveCount(0);
	await expect.poll(publicPage).toBe(200);
});

test("a wanted item speaks of itself in every toast", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Wanted mist cannon");
	await addListing(site.db, { title, kind: "wanted" });
	await enterOffice(page, `/admin?tab=all-wanted&q=${encodeURIComponent(title)}`);
	await panelReady(page);
	const row = page.getByRole("article", { name: title });
	await row.getByRole("button", { name: "Flag" }).click();
	await expect(page.getByText("Wanted item has been flagged")).toBeVisible();
	await row.getByRole("button", { name: "Restore" }).click();
	await expect(page.getByText("Wanted item has been unflagged and restored")).toBeVisible();
	await row.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Wanted item has been permanently deleted")).toBeVisible();
	await expect(page.getByText("No wanted items match your search.")).toBeVisible();
});

test("every reason of a reported listing is in one row, and it stays public until an admin decides", async ({
	page,
}) => {
	await using site = await siteDatabase();
	const title = unique("Reported twice");
	const listing = await addListing(site.db, { title });
	await site.db.insert(listingFlags).values([
		{ listingId: listing.id, source: "report", reason: "Looks stolen", reporterHash: Buffer.from([1]) },
		{ listingId: listing.id, source: "report", reason: "Seller is rude", reporterHash: Buffer.from([2]) },
	]);
	await enterOffice(page, "/admin?tab=flagged-products");
	const row = page.getByRole("article", { name: title });
	await expect(row).toHaveCount(1);
	await expect(row).toContainText("Looks stolen");
	await expect(row).toContainText("Seller is rude");
	await expect(row.getByText("Public", { exact: true })).toBeVisible();
});

test("delete asks nothing, is gone at once, and Undo in the toast brings it back", async ({
	page,
	request,
}) => {
	await using site = await siteDatabase();
	const title = unique("Delete me");
	const listing = await addListing(site.db, { title });
	const inMarket = async () =>
		(await (await request.get(`/marketplace?q=${encodeURIComponent(title)}`)).text()).includes(listing.id);
	expect(await inMarket()).toBe(true);
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	const row = page.getByRole("article", { name: title });
	await row.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Product has been permanently deleted")).toBeVisible();
	await expect(row).toHaveCount(0);
	expect((await stored(site, listing.id))?.isPublic).toBe(false);
	await expect.poll(inMarket).toBe(false);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Product has been brought back")).toBeVisible();
	await expect(row).toBeVisible();
	await row.getByRole("link", { name: "History" }).click();
	await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
	await expect(page.getByRole("row", { name: /brought back/ })).toContainText(/Admin [0-9A-F]{6}/);
	await expect(page.getByRole("row", { name: /deleted/ })).toBeVisible();
});

test("several at once: select, flag, restore, delete", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Bulk");
	for (const letter of ["A", "B", "C"]) await addListing(site.db, { title: `${title} ${letter}` });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	await expect(page.getByRole("button", { name: "Delete selected" })).toBeDisabled();
	await page.getByLabel(`Select ${title} A`).check();
	await page.getByLabel(`Select ${title} B`).check();
	await page.getByRole("button", { name: "Flag selected" }).click();
	await expect(page.getByText("2 products have been flagged")).toBeVisible();
	await expect(page.getByRole("button", { name: "Already Flagged" })).toHaveCount(2);
	await page.getByLabel(`Select ${title} A`).check();
	await page.getByLabel(`Select ${title} B`).check();
	await page.getByRole("button", { name: "Restore selected" }).click();
	await expect(page.getByText("2 products have been unflagged and restored")).toBeVisible();
	await page.getByLabel("Select all on this page").check();
	await page.getByRole("button", { name: "Delete selected" }).click();
	await expect(page.getByText("3 products have been permanently deleted")).toBeVisible();
	await expect(page.getByText("No products match your search.")).toBeVisible();
});

test("the keyboard walks and works: j, k, x, f, r, d, ?", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Keys");
	const older = new Date(Date.now() - 60_000);
	await addListing(site.db, { title: `${title} first` });
	await addListing(site.db, { title: `${title} second`, createdAt: older });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	const first = page.getByRole("article", { name: `${title} first` });
	const second = page.getByRole("article", { name: `${title} second` });
	await page.keyboard.press("j");
	await expect(first).toBeFocused();
	await page.keyboard.press("j");
	await expect(second).toBeFocused();
	await page.keyboard.press("k");
	await expect(first).toBeFocused();
	await page.keyboard.press("x");
	await expect(page.getByLabel(`Select ${title} first`)).toBeChecked();
	await page.keyboard.press("f");
	await expect(first.getByRole("button", { name: "Already Flagged" })).toBeVisible();
	await page.keyboard.press("r");
	await expect(first.getByRole("button", { name: "Flag", exact: true })).toBeEnabled();
	await page.keyboard.press("d");
	await expect(first).toHaveCount(0);
	await expect(second).toBeFocused();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("Next listing");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	// Letters typed into the search are not shortcuts.
	await page.getByPlaceholder("Search listings...").pressSequentially("jfd?");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("of two admins on one listing, the second is told and sees it as it is", async ({ page, browser }) => {
	await using site = await siteDatabase();
	const title = unique("Two admins");
	const listing = await addListing(site.db, { title });
	const other = await (await browser.newContext()).newPage();
	await enterOffice(page, allProducts(title));
	await enterOffice(other, allProducts(title));
	await panelReady(page);
	await panelReady(other);
	await page.getByRole("article", { name: title }).getByRole("button", { name: "Flag" }).click();
	await expect(page.getByText("Product has been flagged")).toBeVisible();
	await other.getByRole("article", { name: title }).getByRole("button", { name: "Delete" }).click();
	await expect(other.getByRole("alert")).toContainText(
		"Failed to delete product. It changed in the meantime",
	);
	await expect(other.getByRole("button", { name: "Already Flagged" })).toBeVisible();
	expect((await stored(site, listing.id))?.deletedAt).toBeNull();

	await other.getByRole("article", { name: title }).getByRole("button", { name: "Delete" }).click();
	await expect(other.getByText("Product has been permanently deleted")).toBeVisible();
	await page.getByRole("article", { name: title }).getByRole("button", { name: "Restore" }).click();
	await expect(page.getByRole("alert")).toContainText("Failed to unflag product. It no longer exists.");
	await expect(page.getByRole("article", { name: title })).toHaveCount(0);
});

test("a lost connection is reported, and nothing changes", async ({ page, context }) => {
	await using site = await siteDatabase();
	const title = unique("Offline");
	await addListing(site.db, { title });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	await context.setOffline(true);
	await page.getByRole("article", { name: title }).getByRole("button", { name: "Flag" }).click();
	await expect(page.getByRole("alert")).toContainText("Failed to flag product");
	expect(page.problems.join()).toContain("Error: Failed to flag product");
	await expect(
		page.getByRole("article", { name: title }).getByRole("button", { name: "Flag" }),
	).toBeEnabled();
	await page.getByRole("link", { name: /^All Wanted/ }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Failed to load admin data" })).toBeVisible();
	await context.setOffline(false);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL(/tab=all-wanted/);
	await expect(page.getByText("Total Products")).toBeVisible();
});

test("of four deleted in a row the first can still be brought back, and the keyboard stays in the list", async ({
	page,
}) => {
	await using site = await siteDatabase();
	const title = unique("Row of mistakes");
	for (const letter of ["A", "B", "C", "D", "E"]) await addListing(site.db, { title: `${title} ${letter}` });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	const first = (await page.getByRole("article").first().getAttribute("aria-label")) ?? "";
	await page.getByRole("article", { name: first }).getByRole("button", { name: "Delete" }).press("Enter");
	await expect(page.getByRole("article")).toHaveCount(4);
	await expect(page.getByRole("article").first()).toBeFocused();
	for (const left of [3, 2, 1]) {
		await page.keyboard.press("d");
		await expect(page.getByRole("article")).toHaveCount(left);
	}
	await page.getByRole("button", { name: "Undo" }).first().click();
	await expect(page.getByRole("article", { name: first })).toBeVisible();
});

test("older listings are a page further, and the first page is one click back", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Paged");
	for (let i = 0; i < 26; i++) await addListing(site.db, { title: `${title} ${i}` });
	await enterOffice(page, allProducts(title));
	await expect(page.getByRole("article")).toHaveCount(24);
	await page.getByRole("link", { name: "Older" }).click();
	await expect(page.getByRole("article")).toHaveCount(2);
	await page.getByRole("link", { name: "Newest" }).click();
	await expect(page.getByRole("article")).toHaveCount(24);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the gate, a flag, a bulk delete and Undo work as plain forms", async ({ page }) => {
		await using site = await siteDatabase();
		const title = unique("Plain form");
		const listing = await addListing(site.db, { title });
		await page.goto(allProducts(title));
		await page.getByLabel("Password").fill("wrong-password-here");
		await page.getByRole("button", { name: "Unlock" }).click();
		await expect(page.getByText("Invalid password")).toBeVisible();
		await page.getByLabel("Password").fill("journey-password-1");
		await page.getByRole("button", { name: "Unlock" }).click();
		const row = page.getByRole("article", { name: title });
		await row.getByRole("button", { name: "Flag" }).click();
		await expect(page.getByText("Product has been flagged")).toBeVisible();
		await page.getByLabel(`Select ${title}`).check();
		await page.getByRole("button", { name: "Delete selected" }).click();
		await expect(page.getByText("Product has been permanently deleted")).toBeVisible();
		await expect(row).toHaveCount(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(row).toBeVisible();
		expect((await stored(site, listing.id))?.deletedAt).toBeNull();
	});
});

test("the panel fits a phone, a tablet and a desk, and is accessible", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Accessible listing with a title that is long enough to wrap");
	const listing = await addListing(site.db, {
		title,
		email: "a-very-long-address-of-a-poster@ranch.example",
	});
	await site.db
		.insert(listingFlags)
		.values({ listingId: listing.id, source: "report", reason: "x".repeat(300) });
	await enterOffice(page, allProducts(title));
	await panelReady(page);
	await expectToFit(page);
	await expectAccessible(page, ".office");
	expect(page.problems).toEqual([]);
});

type Site = Awaited<ReturnType<typeof siteDatabase>>;

async function stored(site: Site, id: string) {
	const [row] = await site.db.select().from(listings).where(eq(listings.id, id));
	return row;
}

test("the message about a wrong password disappears after sign-in", async ({ page }) => {
	await page.goto("/admin");
	await hydrated(page);
	await page.getByLabel("Password").fill("not-the-password");
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page.getByText("Access Denied")).toBeVisible();
	await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page.getByRole("heading", { name: "Marketplace Admin Panel" })).toBeVisible();
	await expect(page.getByText("Access Denied")).toBeHidden();
});

test("what is typed into the search while a tab is changing is searched in the new tab", async ({ page }) => {
	await using site = await siteDatabase();
	const title = unique("Wanted while waiting");
	await addListing(site.db, { title, kind: "wanted" });
	await page.clock.install();
	await enterOffice(page, "/admin?tab=all-products");
	await panelReady(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/tab=all-wanted(?!.*q=)/, async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("link", { name: /^All Wanted/ }).click();
	const search = page.getByPlaceholder("Search listings...");
	await search.pressSequentially(title);
	// After the debounce, while the tab is still loading.
	await page.clock.runFor(400);
	release();
	await expect(page).toHaveURL(/tab=all-wanted/);
	await expect(page).toHaveURL(/q=Wanted/);
	await expect(search).toHaveValue(title);
	await expect(page.getByRole("article")).toHaveCount(1);
});

test("the flagged counter is the sum of the two flagged tabs", async ({ page }) => {
	await using site = await siteDatabase();
	const reported = await addListing(site.db, { title: unique("Only reported") });
	await site.db.insert(listingFlags).values({ listingId: reported.id, source: "report", reason: "Odd" });
	await enterOffice(page);
	const number = async (text: Promise<string | null>) => Number((await text)?.replace(/\D/g, ""));
	const tab = (name: string) =>
		number(page.getByRole("link", { name: new RegExp(`^${name}`) }).textContent());
	const counter = page.locator("dt", { hasText: "Flagged Items" }).locator("+ dd");
	expect(await number(counter.textContent())).toBe(
		(await tab("Flagged Products")) + (await tab("Flagged Wanted")),
	);
});
