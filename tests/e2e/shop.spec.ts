import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { mailsIn } from "#tests/support/mail-files.ts";
import {
	expect,
	expectAccessible,
	expectToFit,
	hydrated,
	layoutShift,
	open,
	test,
} from "#tests/support/page.ts";
import { expectFreeTimes } from "#tests/support/visit-offer.ts";

const dataDir = join(tmpdir(), `ringline-e2e-${process.env.E2E_PORT}`);

function card(page: Page, title: string): Locator {
	return page.getByRole("article", { name: title, exact: true });
}
function panel(page: Page): Locator {
	return page.getByRole("dialog", { name: /^Shopping Cart/ });
}
async function mailsTo(recipient: string): Promise<Email[]> {
	return (await mailsIn(dataDir)).filter(({ to }) => to?.some(({ address }) => address === recipient));
}

test.describe("the shop", () => {
	test("shows every product with pictures, description, price and its way on", async ({ page }) => {
		await open(page, "/shop");
		expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(14);
		const cannon = card(page, "Mini Water Cannon");
		await expect(cannon).toContainText("$3,850.00");
		await expect(cannon).toContainText("The cannon in every Ringline package");
		await expect(cannon.getByRole("region", { name: "Pictures of Mini Water Cannon" })).toBeVisible();
		await cannon.getByRole("button", { name: "Slide 3 of 4" }).click();
		await expect(cannon.getByRole("img", { name: /circle that one mini covers/ })).toBeInViewport();
		const pump = card(page, "Large Fire Pump");
		await expect(pump.getByRole("button", { name: "Sold Out" })).toBeDisabled();
		await expect(pump.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
		await expect(
			page.getByRole("main").getByRole("link", { name: "See how the parts work together" }),
		).toHaveAttribute("href", "/fire-suppression-systems");
		await cannon.getByRole("link", { name: "View Details" }).click();
		await expect(page).toHaveURL("/product/mini-water-cannon");
		await expect(page.getByRole("heading", { level: 1, name: "Mini Water Cannon" })).toBeVisible();
	});

	test("loads its pictures as they come near, and nothing moves when they arrive", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/shop");
		const pictures = page.getByRole("article").getByRole("img");
		await expect(pictures.first()).toHaveAttribute("loading", "eager");
		await expect(pictures.last()).toHaveAttribute("loading", "lazy");
		for (const article of await page.getByRole("article").all()) await article.scrollIntoViewIfNeeded();
		await expect(pictures.last()).toHaveJSProperty("complete", true);
		expect(await layoutShift(page)).toBeLessThan(0.01);
	});

	test("what is sold by talking has 'Contact Us', and the page an inquiry of its own", async ({ page }) => {
		await open(page, "/shop");
		for (const title of ["Typhoon 800 Ridge Cannon", "Pump Shed, Built on Site"]) {
			const contact = card(page, title).getByText("Contact Us", { exact: true });
			await expect(contact).toBeVisible();
			await expect(card(page, title).getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
			await contact.click();
			await expect(page.getByRole("dialog", { name: title })).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toHaveCount(0);
		}
		await page.getByText("Ask about equipment").click();
		await expect(page.getByRole("dialog", { name: "Inquiry from Shop Page" })).toBeVisible();
	});

	test("says that it is loading while the server takes its time", async ({ page }) => {
		await open(page, "/about");
		const hold = async (pattern: string) => {
			const gate = Promise.withResolvers<void>();
			await page.route(pattern, async (route) => {
				await gate.promise;
				await route.continue();
			});
			return gate.resolve;
		};
		const releaseShop = await hold("**/shop.data*");
		await page.getByRole("contentinfo").getByRole("link", { name: "Shop", exact: true }).click();
		await expect(page.getByText("Loading products...")).toBeVisible();
		releaseShop();
		await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
		await expect(page.getByText("Loading products...")).toBeHidden();
		const releaseProduct = await hold("**/product/hose-pack.data*");
		await card(page, "Hose Pack, 200 ft").getByRole("link", { name: "View Details" }).click();
		await expect(page.getByText("Loading product details...")).toBeVisible();
		releaseProduct();
		await expect(page.getByRole("heading", { level: 1, name: "Hose Pack, 200 ft" })).toBeVisible();
	});
});

test.describe("a product's page", () => {
	test("tells everything, and is there for search engines", async ({ page, request }) => {
		await open(page, "/product/medium-fire-pump");
		await expect(page.getByText("In Stock", { exact: true })).toBeVisible();
		await expect(page.getByText("$6,900.00")).toBeVisible();
		for (const name of ["Key Features", "Downloads", "Specifications", "Installation Guide"])
			await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: "Self-priming to 15 ft" })).toBeVisible();
		await expect(page.getByRole("paragraph").filter({ hasText: "Noise: 84 dB at 23 ft" })).toBeVisible();
		const sheet = await page.getByRole("link", { name: "PDF Specification Sheet" }).getAttribute("href");
		const pdf = await request.get(sheet ?? "");
		expect(pdf.headers()["content-type"]).toBe("application/pdf");
		expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
		const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
		const product = scripts.map((text) => JSON.parse(text)).find((entry) => entry["@type"] === "Product");
		expect(product.offers).toMatchObject({ price: "6900.00", priceCurrency: "USD" });
		await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
			"content",
			/medium-fire-pump(-og\.jpg|\.png)$/,
		);
		expect(await (await request.get("/sitemap.xml")).text()).toContain("/product/medium-fire-pump</loc>");
		await expectAccessible(page);
		expect(page.problems).toEqual([]);
		await page.getByRole("link", { name: "Back to Shop" }).click();
		await expect(page).toHaveURL("/shop");
	});

	test("its pictures open large by keyboard, and focus returns where it was", async ({ page }) => {
		await open(page, "/product/ringline-controller");
		const first = page.getByRole("link", { name: /^View photo 1 of \d+ full screen$/ });
		await expect(first).toHaveAttribute("href", "/pictures/products/ringline-controller.jpg");
		await first.focus();
		await page.keyboard.press("Enter");
		const large = page.getByRole("dialog", { name: /full screen$/ });
		await expect(large.getByRole("img")).toHaveAttribute("src", "/pictures/products/ringline-controller.jpg");
		await page.keyboard.press("ArrowRight");
		await expect(large.getByRole("img")).toHaveAttribute(
			"src",
			"/pictures/products/ringline-controller-detail.jpg",
		);
		const fitted = await large.getByRole("img").boundingBox();
		await large.getByRole("button", { name: "Enlarge" }).click();
		await expect
			.poll(async () => (await large.getByRole("img").boundingBox())?.width)
			.toBeGreaterThan((fitted?.width ?? 0) * 1.5);
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(large).toBeHidden();
		await expect(first).toBeFocused();
		expect(await layoutShift(page)).toBeLessThan(0.02);
	});

	test("out of stock, it cannot be bought", async ({ page }) => {
		await open(page, "/product/large-fire-pump");
		await expect(page.getByText("Out of Stock", { exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Sold Out" })).toBeDisabled();
	});

	test("sold by talking, it leads to the contact page", async ({ page }) => {
		await open(page, "/product/typhoon-800-ridge-cannon");
		await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
		await page.getByRole("link", { name: "Contact Us for Pricing" }).click();
		await expect(page).toHaveURL(/\/contact\?/);
		await expect(page.getByRole("heading", { name: "Typhoon 800 Ridge Cannon" })).toBeVisible();
		await expect(page.getByRole("main").getByLabel("Message")).toHaveValue(
			/price and delivery time of: Typhoon 800 Ridge Cannon/,
		);
	});

	test("an unknown product is a 404 with a way back", async ({ page }) => {
		const response = await page.goto("/product/no-such-thing");
		expect(response?.status()).toBe(404);
		await hydrated(page);
		await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Back to Shop" }).click();
		await expect(page).toHaveURL("/shop");
	});
});

test("a card with several versions asks which one goes into the cart", async ({ page }) => {
	await open(page, "/shop");
	const button = card(page, "Mini Water Cannon").getByRole("button", { name: "Add to Cart" });
	await button.click();
	const dialog = page.getByRole("dialog", { name: "Mini Water Cannon" });
	await expect(dialog.getByRole("radio", { name: /^Roof bracket, 2 in NPT/ })).toBeDisabled();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	await button.click();
	await dialog.getByRole("radio", { name: /^Trailer skid/ }).check();
	await dialog.getByRole("button", { name: "Add to Cart" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(panel(page)).toContainText("Trailer skid, 2.5 in NH");
	await expect(panel(page)).toContainText("$4,680.00");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectToFit(page);
	expect(page.problems).toEqual([]);
});

test.describe("the cart", () => {
	test("opens on what was added, counts, survives a reload and empties", async ({ page }) => {
		await open(page, "/shop");
		const button = card(page, "Hose Pack, 200 ft").getByRole("button", { name: "Add to Cart" });
		await button.click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (1)");
		await expect(page.getByText("Hose Pack, 200 ft has been added to your cart")).toBeVisible();
		await expect(panel(page).getByRole("link", { name: "Hose Pack, 200 ft" })).toBeVisible();
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await expect(panel(page)).toBeHidden();
		await expect(button).toBeFocused();
		await button.click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (2)");
		await page.keyboard.press("Escape");
		await card(page, "Gated Wye Kit").getByRole("button", { name: "Add to Cart" }).click();
		await expect(panel(page)).toContainText("$1,106.00");

		await page.reload();
		await hydrated(page);
		await page.getByRole("button", { name: "Cart, 3 items" }).click();
		await panel(page).getByRole("button", { name: "Increase quantity of Gated Wye Kit" }).click();
		await expect(panel(page)).toContainText("$1,354.00");
		await panel(page).getByRole("button", { name: "Decrease quantity of Hose Pack, 200 ft" }).click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (3)");
		await panel(page).getByRole("button", { name: "Decrease quantity of Hose Pack, 200 ft" }).click();
		await expect(panel(page).getByRole("link", { name: "Hose Pack, 200 ft" })).toHaveCount(0);
		await panel(page).getByRole("button", { name: "Remove Gated Wye Kit" }).click();
		await expect(panel(page).getByText("Your cart is empty")).toBeVisible();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (0)");
		await expect(panel(page).getByRole("button", { name: "Proceed to Checkout" })).toHaveCount(0);
		await expectAccessible(page);
		expect(page.problems).toEqual([]);
	});

	test("does not stand in the way of the next Add to Cart, and can be emptied with an undo", async ({
		page,
	}) => {
		await open(page, "/shop");
		for (const title of ["Hose Pack, 200 ft", "Gated Wye Kit", "Thermal Sensor"])
			await card(page, title).getByRole("button", { name: "Add to Cart" }).click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (3)");
		await panel(page).getByRole("button", { name: "View cart" }).click();
		await panel(page).getByRole("button", { name: "Empty cart" }).click();
		await expect(panel(page).getByText("Your cart is empty")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (3)");
	});

	test("on a phone only says so; the message goes when the cart opens", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, "/product/hose-pack");
		await page.getByLabel("Quantity").fill("120");
		await page.locator("form[action='/cart']").evaluate((form: HTMLFormElement) => {
			form.noValidate = true;
		});
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await expect(page.getByText("Your cart can hold up to 99 of one product.")).toBeVisible();
		await page.getByLabel("Quantity").fill("99");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		const message = page.getByText("Hose Pack, 200 ft has been added to your cart");
		await expect(message).toBeVisible();
		await expect(panel(page)).toBeHidden();
		await page.getByRole("button", { name: "View cart" }).click();
		await expect(panel(page)).toContainText("99 is the most you can order online.");
		await expect(message).toHaveCount(0);
	});

	test("counts what was added in the very next frame", async ({ page }) => {
		await open(page, "/shop");
		const button = card(page, "Hose Pack, 200 ft").getByRole("button", { name: "Add to Cart" });
		const shown = await button.evaluate(
			(element: HTMLElement) =>
				new Promise((resolve) => {
					element.click();
					requestAnimationFrame(() => resolve(document.querySelector("[data-cart-badge]")?.textContent));
				}),
		);
		expect(shown).toBe("1");
	});

	test("is the same in two tabs", async ({ page, context }) => {
		await open(page, "/shop");
		const second = await context.newPage();
		await open(second, "/product/gated-wye-kit");
		await second.getByRole("button", { name: "Add to Cart" }).click();
		await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
		await card(page, "Hose Pack, 200 ft").getByRole("button", { name: "Add to Cart" }).click();
		await expect(panel(page)).toHaveAccessibleName("Shopping Cart (2)");
		await expect(panel(second)).toHaveAccessibleName("Shopping Cart (2)");
	});

	test("damaged or oversized in storage, is sane again", async ({ page }) => {
		await open(page, "/shop");
		await page.evaluate(() => localStorage.setItem("ringline-cart", '{"not": "a cart"'));
		await page.reload();
		await hydrated(page);
		await page.getByRole("button", { name: "Cart, 0 items" }).click();
		await expect(panel(page).getByText("Your cart is empty")).toBeVisible();
		await page.keyboard.press("Escape");
		await card(page, "Hose Pack, 200 ft").getByRole("button", { name: "Add to Cart" }).click();
		await page.evaluate(() => {
			const [line] = JSON.parse(localStorage.getItem("ringline-cart") ?? "[]");
			localStorage.setItem("ringline-cart", JSON.stringify([{ ...line, quantity: 999 }]));
		});
		await page.reload();
		await hydrated(page);
		await page.getByRole("button", { name: "Cart, 99 items" }).click();
		await expect(panel(page).getByRole("button", { name: /^Increase/ })).toBeDisabled();
		expect(page.problems).toEqual([]);
	});

	test("tells what changed since as soon as it is opened, with the new total", async ({ page }) => {
		await open(page, "/product/hose-pack");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await expect(panel(page)).toBeVisible();
		await page.evaluate(() => {
			const [line] = JSON.parse(localStorage.getItem("ringline-cart") ?? "[]");
			const gone = { ...line, variantId: "ringline-variant-gone", title: "Old Nozzle" };
			localStorage.setItem("ringline-cart", JSON.stringify([{ ...line, price: "1.00" }, gone]));
		});
		await page.reload();
		await hydrated(page);
		await page.getByRole("button", { name: "Cart, 2 items" }).click();
		const changes = panel(page).getByRole("status").getByRole("listitem");
		await expect(changes).toHaveText([
			"Hose Pack, 200 ft now costs $429.00 instead of $1.00.",
			"Old Nozzle is no longer sold. We took it out of your cart.",
		]);
		await expect(panel(page)).toContainText("New total$429.00");
		await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page).toHaveURL(/\/checkout\/[\w-]{32}$/);
		await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$429.00");
	});

	test("shows a failed checkout inside itself, and can try again", async ({ page }) => {
		await open(page, "/product/hose-pack");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		const gate = Promise.withResolvers<void>();
		await page.route(/\/checkout\.data/, async (route) => {
			await gate.promise;
			await route.abort();
		});
		await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(panel(page).getByRole("button", { name: "Creating Checkout..." })).toBeVisible();
		gate.resolve();
		await expect(panel(page).getByRole("alert")).toHaveText(
			"There was an error creating your checkout. Please try again.",
		);
		await page.unroute(/\/checkout\.data/);
		await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page).toHaveURL(/\/checkout\/[\w-]{32}$/);
	});
});

const BUYER = { "First name": "Ada", "Last name": "Moreno", Phone: "(213) 555-0177" };
const PLACE = { "Street address": "12 Ridge Road", City: "Altadena", "ZIP code": "91001" };

async function fillOrder(page: Page, email: string): Promise<void> {
	for (const [label, value] of Object.entries({ ...BUYER, ...PLACE, Email: email }))
		await page.getByRole("textbox", { name: label }).fill(value);
}

test("a purchase, from the shop to the mails", async ({ page }) => {
	const email = "ada.moreno@mail.example";
	await open(page, "/shop");
	await card(page, "Mini Water Cannon").getByRole("button", { name: "Add to Cart" }).click();
	await page
		.getByRole("dialog", { name: "Mini Water Cannon" })
		.getByRole("button", { name: "Add to Cart" })
		.click();
	await panel(page).getByRole("button", { name: "Increase quantity of Mini Water Cannon" }).click();
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
	await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$7,700.00");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Place order request" }).click();
	await expect(page.getByText("Enter your first name")).toBeVisible();
	await fillOrder(page, email);
	const checkoutAddress = page.url();
	await page.getByRole("button", { name: "Place order request" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Order request received" })).toBeVisible();
	const reference = await page.locator("[data-reference]").textContent();
	expect(reference).toMatch(/^RL-\w{7}$/);
	await expectFreeTimes(page, "Pick a time for our call or visit", "installation");
	await expectAccessible(page);
	await expect(page.getByRole("button", { name: "Cart, 0 items" })).toBeVisible();

	await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
	const [mail] = await mailsTo(email);
	expect(mail?.subject).toBe(`Your order request ${reference}`);
	expect(mail?.text).toContain("2 x Mini Water Cannon (Ground post, 2.5 in NH): $7,700.00");
	const toCompany = async () =>
		(await mailsTo("office@ringline.example")).filter(({ subject }) => subject?.includes(reference ?? "?"));
	await expect.poll(async () => (await toCompany()).length).toBe(1);
	expect((await toCompany())[0]?.text).toContain("Address: 12 Ridge Road, Altadena, CA 91001");
	await open(page, checkoutAddress);
	await expect(page.locator("[data-reference]")).toHaveText(reference ?? "");
	expect(page.problems).toEqual([]);
});

test("an order whose answer was lost keeps what was typed, and is one order", async ({ page }) => {
	const email = "lost.answer@mail.example";
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
	await fillOrder(page, email);
	await page.route(/\/checkout\/.*\.data/, async (route) => {
		await route.fetch({ maxRedirects: 0 });
		await route.abort("connectionreset");
	});
	await page.getByRole("button", { name: "Place order request" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "The connection was lost" })).toBeInViewport();
	await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Altadena");
	await page.unrouteAll();
	await page.getByRole("button", { name: "Place order request" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Order request received" })).toBeVisible();
	const reference = await page.locator("[data-reference]").textContent();
	await expect
		.poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
		.toEqual([`Your order request ${reference}`]);
});

test("at checkout a state must exist; what was typed is there on return", async ({ page }) => {
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await panel(page).getByRole("button", { name: "Proceed to Checkout" }).click();
	await fillOrder(page, "back.again@mail.example");
	await page.getByRole("textbox", { name: "State" }).fill("Nowhere");
	await page.getByRole("button", { name: "Place order request" }).click();
	await expect(page.getByText("Enter a US state, such as CA or California").first()).toBeVisible();
	const checkout = page.url();
	await open(page, "/shop");
	await open(page, checkout);
	await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Altadena");
	await expect(page.getByRole("textbox", { name: "State" })).toHaveValue("Nowhere");
});

test("a checkout that does not exist is a 404", async ({ request }) => {
	expect((await request.get("/checkout/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")).status()).toBe(404);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the header never counts a cart it cannot know, and a card with versions leads to the choice", async ({
		page,
	}) => {
		await page.goto("/product/hose-pack");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		for (const address of ["/cart", "/shop", "/about"]) {
			await page.goto(address);
			await expect(page.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toBeVisible();
		}
		await page.goto("/shop");
		await card(page, "Mini Water Cannon").getByRole("button", { name: "Add to Cart" }).click();
		await expect(page).toHaveURL(/\/product\/mini-water-cannon\??#versions$/);
		await page.getByRole("link", { name: "Trailer skid" }).click();
		await page.getByRole("link", { name: /^2 in NPT/ }).click();
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await expect(page.getByRole("main")).toContainText("Ground post, 2 in NPT");
		await page.goto("/product/typhoon-800-ridge-cannon");
		await page.getByRole("link", { name: "Contact Us for Pricing" }).click();
		await expect(page.getByRole("main").getByLabel("Message")).toHaveValue(/Typhoon 800 Ridge Cannon/);
	});

	test("several products can be ordered together, and nothing typed is lost on the way", async ({ page }) => {
		const email = "no.script@mail.example";
		await page.goto("/product/hose-pack");
		await page.getByLabel("Quantity").fill("3");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await expect(page).toHaveURL("/cart");
		await page.goto("/shop");
		await card(page, "Gated Wye Kit").getByRole("button", { name: "Add to Cart" }).click();
		await page.getByRole("button", { name: "Remove Gated Wye Kit" }).click();
		await expect(page.getByRole("main").getByRole("link", { name: "Gated Wye Kit" })).toHaveCount(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await page.getByLabel("Quantity of Hose Pack, 200 ft").fill("2");
		await page.getByRole("button", { name: "Update" }).first().click();
		await expect(page.getByRole("main")).toContainText("$1,106.00");
		await page.getByRole("button", { name: "Empty cart" }).click();
		await expect(page.getByText("Your cart is empty")).toBeVisible();
		await page.getByRole("button", { name: "Undo" }).click();
		await page.getByRole("button", { name: "Proceed to Checkout" }).click();
		await expect(page).toHaveURL(/\/checkout\/[\w-]{32}$/);
		await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$1,106.00");
		await fillOrder(page, "not an address");
		await page.getByRole("button", { name: "Place order request" }).click();
		await expect(page.getByRole("alert").first()).toContainText("Enter an email address like");
		await expect(page.getByRole("textbox", { name: "Street address" })).toHaveValue("12 Ridge Road");
		await page.getByRole("textbox", { name: "Email" }).fill(email);
		await page.getByRole("button", { name: "Place order request" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Order request received" })).toBeVisible();
		await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
		await page.goto("/cart");
		await expect(page.getByText("Your cart is empty")).toBeVisible();
	});
});
