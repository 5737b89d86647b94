// Buying in a Shopify store: a separate site with the fake store, up to the store's checkout and back.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { FakeShopify } from "#tests/support/fake-shopify.ts";
import { expect, hydrated, open, test } from "#tests/support/page.ts";
import { endEverySite, startSite } from "#tests/support/site-process.ts";

test.describe.configure({ mode: "serial" });

const FAILED = "There was an error creating your checkout. Please try again.";
const shopify = new FakeShopify();
let address = "";
let folder = "";
let photo: Buffer;

test.beforeAll(async () => {
	await shopify.start();
	shopify.checkoutOrigin = shopify.origin;
	folder = await mkdtemp(join(tmpdir(), "ringline-shopify-"));
	photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#4a6b4f" } })
		.jpeg()
		.toBuffer();
	// The store fails from the start with an error that is not retried, so the response comes immediately.
	shopify.outage = { status: 403 };
	const site = startSite({
		DATA_DIR: folder,
		SHOPIFY_STORE_DOMAIN: "store.example",
		SHOPIFY_STOREFRONT_TOKEN: "token",
		SHOPIFY_API_URL: shopify.url,
	});
	address = await site.address();
});
test.afterAll(async () => {
	await endEverySite();
	await shopify.stop();
	await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
	shopify.products = products();
	shopify.userErrors = [];
	await photosFromTheStore(context);
});

function products() {
	return [
		{
			handle: "ridge-pump",
			title: "Ridge Pump",
			price: "4200.0",
			pictures: 3,
			descriptionHtml: '<p>Lifts <strong>22 ft</strong>.</p><script>document.title = "taken over"</script>',
			metafields: {
				features: '["Self-priming", "Quiet"]',
				specifications: "Flow: 120 GPM\nWeight: 196 lb",
				installation_guide: '<ol><li>Level the pad</li></ol><img src="x" onerror="document.title = 1">',
			},
			pdfFile: "https://cdn.shopify.com/s/files/ridge-pump.pdf",
		},
		{ handle: "hose-reel", title: "Hose Reel", price: "19.99" },
		{
			handle: "valve",
			title: "Valve",
			options: ["Size", "Thread"],
			variants: [
				{ values: ["1 in", "NPT"], price: "40.0" },
				{ values: ["2 in", "NPT"], price: "70.0" },
				{ values: ["2 in", "NH"], price: "75.0" },
			],
		},
	];
}

/** The store's image host is unreachable, but the browser still requests images, so our policy must allow them. */
async function photosFromTheStore(context: BrowserContext): Promise<void> {
	await context.route("https://cdn.shopify.com/**", (route) =>
		route.fulfill({ contentType: "image/jpeg", body: photo }),
	);
}

function card(page: Page, title: string): Locator {
	return page.getByRole("article", { name: title, exact: true });
}
function panel(page: Page): Locator {
	return page.getByRole("dialog", { name: /^Shopping Cart/ });
}
function lastCart() {
	return shopify.received.findLast(({ operation }) => operation === "CreateCart")?.variables;
}
async function loaded(picture: Locator): Promise<void> {
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
}

test("a store that never answered: a message with the telephone, and another try once it is back", async ({
	page,
}) => {
	await open(page, `${address}/shop`);
	const message = page.getByRole("alert").filter({ hasText: "We couldn't load the shop" });
	await expect(message.getByRole("link", { name: /^Call \(213\)/ })).toBeVisible();
	await page.goto(`${address}/product/ridge-pump`);
	await expect(message).toBeVisible();
	shopify.outage = null;
	// A failing store is not called again for five seconds.
	await expect(async () => {
		await message.getByRole("link", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Ridge Pump" })).toBeVisible({ timeout: 1_000 });
	}).toPass();
});

test("a purchase, from the shop to the store's checkout, and back to an empty cart", async ({ page }) => {
	await open(page, `${address}/shop`);
	await loaded(card(page, "Ridge Pump").getByRole("img").first());
	await card(page, "Ridge Pump").getByRole("link", { name: "View Details" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Ridge Pump" })).toBeVisible();
	await expect(page.getByText("In Stock", { exact: true })).toBeVisible();
	await expect(page.getByText("$4,200.00")).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Self-priming" })).toBeVisible();
	await expect(page.getByRole("paragraph").filter({ hasText: "Weight: 196 lb" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Level the pad" })).toBeVisible();
	await expect(page.getByRole("link", { name: "PDF Specification Sheet" })).toHaveAttribute(
		"href",
		"https://cdn.shopify.com/s/files/ridge-pump.pdf",
	);
	await expect(page).toHaveTitle(/^Ridge Pump/);

	await page.getByRole("button", { name: "Add to Cart" }).click();
	await expect(panel(page)).toHaveAccessibleName("Shopping Cart (1)");
	await loaded(panel(page).locator("img"));
	await panel(page).getByRole("button", { name: "Increase quantity of Ridge Pump" }).click();
	await expect(panel(page)).toHaveAccessibleName("Shopping Cart (2)");
	await expect(panel(page)).toContainText("$8,400.00");

	const gate = Promise.withResolvers<void>();
	await page.route(/\/checkout\.data/, async (route) => {
		await gate.promise;
		await route.continue();
	});
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(panel(page).getByRole("button", { name: "Creating Checkout..." })).toBeVisible();
	gate.resolve();
	await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
	expect(page.url()).toContain(`${shopify.origin}/cart/c/`);
	expect(lastCart()).toMatchObject({
		input: { lines: [{ merchandiseId: "gid://shopify/ProductVariant/ridge-pump", quantity: 2 }] },
	});

	// Back without having paid: nothing is lost.
	await page.goBack();
	await hydrated(page);
	await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible();
	await page.goForward();
	await page.getByRole("button", { name: "Pay now" }).click();
	await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
	await open(page, `${address}/shop`);
	await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();
	await page.reload();
	await hydrated(page);
	await page.getByRole("button", { name: "Cart, 0 items" }).click();
	await expect(panel(page).getByText("Your cart is empty")).toBeVisible();
	expect(page.problems).toEqual([]);
});

test("a variant is chosen, also one made in no other combination, and bought at its own price with a code", async ({
	page,
}) => {
	await open(page, `${address}/product/valve?Size=2+in&Thread=NH`);
	await expect(page.getByText("$75.00").first()).toBeVisible();
	await page
		.getByRole("group", { name: /^Thread/ })
		.getByRole("link", { name: "NPT" })
		.click();
	await expect(page).toHaveURL(/Size=2\+in&Thread=NPT/);
	await page.getByRole("group", { name: /^Size/ }).getByRole("link", { name: "1 in" }).click();
	await expect(page.getByText("$40.00").first()).toBeVisible();
	const thread = page.getByRole("group", { name: /^Thread/ });
	await expect(thread.getByRole("link", { name: /^NH not with 1 in ?, changes Size to 2 in/ })).toBeVisible();
	await thread.getByRole("link", { name: /^NH/ }).click();
	await expect(page.getByText("$75.00").first()).toBeVisible();
	await page.getByRole("group", { name: /^Size/ }).getByRole("link", { name: /^1 in/ }).click();
	await expect(page.getByText("$40.00").first()).toBeVisible();
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await panel(page).getByRole("button", { name: "View cart" }).click();
	await expect(panel(page)).toContainText("1 in, NPT");
	await panel(page).getByLabel("Discount code").fill("SPRING");
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(panel(page).getByRole("alert")).toContainText("code SPRING doesn't apply");
	expect(lastCart()).toMatchObject({
		input: {
			lines: [{ merchandiseId: "gid://shopify/ProductVariant/valve-1in-NPT", quantity: 1 }],
			discountCodes: ["SPRING"],
			attributes: expect.arrayContaining([expect.objectContaining({ key: "Cart link" })]),
		},
	});
	await panel(page).getByRole("button", { name: "Accept and continue" }).click();
	await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
});

test("the store refuses: the visitor is told, keeps the cart and can try again", async ({ page }) => {
	await open(page, `${address}/product/hose-reel`);
	await page.getByRole("button", { name: "Add to Cart" }).click();
	shopify.userErrors = [{ code: "INVALID", field: ["input"], message: "Not today." }];
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(panel(page).getByRole("alert")).toHaveText(FAILED);
	await expect(panel(page)).toHaveAccessibleName("Shopping Cart (1)");
	shopify.userErrors = [];
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
});

test("a store that is away: the checkout says what the shop says, with the telephone", async ({ page }) => {
	await open(page, `${address}/product/hose-reel`);
	await page.getByRole("button", { name: "Add to Cart" }).click();
	shopify.outage = { status: 503 };
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(panel(page).getByRole("alert")).toContainText(FAILED);
	await expect(panel(page).getByRole("alert")).toContainText(/isn't responding right now.*call \(213\)/);
	shopify.outage = null;
});

test("a price or a stock that changed meanwhile is named, and accepted before anything is paid", async ({
	page,
}) => {
	await open(page, `${address}/product/hose-reel`);
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await panel(page).getByRole("button", { name: "Increase quantity of Hose Reel" }).click();
	await page.keyboard.press("Escape");
	await open(page, `${address}/product/ridge-pump`);
	await page.getByRole("button", { name: "Add to Cart" }).click();
	shopify.products = [
		{ handle: "ridge-pump", title: "Ridge Pump", price: "4350.0" },
		{ handle: "hose-reel", title: "Hose Reel", price: "19.99", stock: 1 },
	];
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	const changes = panel(page).getByRole("alert").getByRole("listitem");
	await expect(changes).toHaveText([
		"Hose Reel: only 1 left, and you have 2 in your cart.",
		"Ridge Pump now costs $4,350.00 instead of $4,200.00.",
	]);
	await expect(panel(page)).toBeVisible();
	await panel(page).getByRole("button", { name: "Accept and continue" }).click();
	await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
	// The cart now has what the visitor accepted.
	await open(page, `${address}/shop`);
	await page.getByRole("button", { name: "Cart, 2 items" }).click();
	await expect(panel(page)).toContainText("$4,369.99");
	expect(page.problems).toEqual([]);
});

test("on the cart page, changing the cart ends an offer that no longer fits it", async ({ page }) => {
	shopify.products = [{ handle: "hose-reel", title: "Hose Reel", price: "19.99", stock: 2 }];
	await open(page, `${address}/product/hose-reel`);
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await open(page, `${address}/cart`);
	for (let more = 0; more < 3; more++)
		await page.getByRole("button", { name: "Increase quantity of Hose Reel" }).click();
	await page.getByRole("button", { name: "Proceed to Checkout" }).click();
	const main = page.getByRole("main");
	await expect(main.getByRole("alert")).toContainText("only 2 left, and you have 4 in your cart");
	for (let fewer = 0; fewer < 3; fewer++)
		await page.getByRole("button", { name: "Decrease quantity of Hose Reel" }).click();
	await expect(main.getByRole("alert")).toHaveCount(0);
	await page.getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
	await open(page, `${address}/cart`);
	await expect(main).toContainText("Quantity 1");
	expect(page.problems).toEqual([]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("one item leads from its page to the store's checkout", async ({ page }) => {
		await page.goto(`${address}/product/hose-reel`);
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await page.getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
		await page.getByRole("button", { name: "Pay now" }).click();
		await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
		expect(page.problems).toEqual([]);
	});

	test("a price that the store changed is shown before its checkout", async ({ page }) => {
		await page.goto(`${address}/product/hose-reel`);
		await page.getByRole("button", { name: "Add to Cart" }).click();
		shopify.products = [{ handle: "hose-reel", title: "Hose Reel", price: "29.99" }];
		await page.getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page.getByText("Hose Reel now costs $29.99 instead of $19.99.")).toBeVisible();
		await page.getByRole("link", { name: "Accept and continue" }).click();
		await expect(page.getByRole("heading", { name: "Store checkout" })).toBeVisible();
		expect(page.problems).toEqual([]);
	});

	test("a refusal says the reason, and leads back to the cart", async ({ page }) => {
		shopify.userErrors = [{ code: "INVALID", field: ["input"], message: "Not today." }];
		await page.goto(`${address}/product/hose-reel`);
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await page.getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page.getByText(FAILED)).toBeVisible();
		await page.getByRole("link", { name: "Back to your cart" }).click();
		await expect(page).toHaveURL(`${address}/cart`);
		await expect(page.getByRole("main").getByRole("link", { name: "Hose Reel" })).toBeVisible();
	});
});
