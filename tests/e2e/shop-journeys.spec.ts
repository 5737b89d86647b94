// What a buyer does beyond the first purchase: choose, search, plan, share, wait, and follow an order.
import { enterOffice } from "#tests/support/office.ts";
import { mailTo } from "#tests/support/outbox.ts";
import {
	expect,
	expectAccessible,
	expectToFit,
	hydrated,
	layoutShift,
	open,
	test,
} from "#tests/support/page.ts";

test("a variant: its price, stock and address follow, and what is not made together says so", async ({
	page,
}) => {
	await open(page, "/product/mini-water-cannon");
	const option = (name: string) => page.getByRole("main").getByRole("link", { name });
	await option("Trailer skid").click();
	await expect(page).toHaveURL(/\?Mount=Trailer\+skid&Inlet=2\.5\+in\+NH$/);
	await expect(page.getByText("$4,680.00").first()).toBeVisible();
	await expect(option("2 in NPT")).toHaveText("2 in NPT not with Trailer skid, changes Mount to Ground post");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	const panel = page.getByRole("dialog", { name: "Shopping Cart (1)" });
	await expect(panel).toContainText("Trailer skid, 2.5 in NH");
	await page.keyboard.press("Escape");
	await page.goto("/product/mini-water-cannon?Mount=Roof+bracket&Inlet=2+in+NPT");
	await expect(page.getByText("Out of Stock", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Sold Out" })).toBeDisabled();
	await page.goto("/product/mini-water-cannon?variant=gone");
	await hydrated(page);
	await expect(page.getByText("We don't sell the version in this link anymore.")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page);
	expect(page.problems).toEqual([]);
});

test("the shop is searched as one types, by group and by address, and nothing found has a way out", async ({
	page,
}) => {
	await open(page, "/shop");
	await page.getByRole("searchbox", { name: "Search" }).pressSequentially("thermal");
	await expect(page).toHaveURL("/shop?q=thermal");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await expect(page.getByRole("article").first()).toHaveAccessibleName("Thermal Sensor");
	await page.getByRole("searchbox").fill("");
	await expect(page.getByRole("article").nth(5)).toBeVisible();
	await page
		.getByRole("navigation", { name: "Groups" })
		.getByRole("link", { name: /^Services/ })
		.click();
	await expect(page).toHaveURL("/shop?group=service");
	await expect(page.getByRole("article")).toHaveCount(4);
	await page.goto("/shop?q=qqqqzzz&group=pump");
	await hydrated(page);
	await expect(page.getByRole("heading", { name: /Nothing found for “qqqqzzz”/ })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Show all products" }).click();
	await expect(page).toHaveURL("/shop");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectAccessible(page);
});

test("on a phone Add to Cart is in reach on the first screen, and nothing moves", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/product/medium-fire-pump");
	await expect(page.getByRole("button", { name: "Add to Cart" })).toBeInViewport();
	await expect(page.locator(".call-button")).toBeHidden();
	await page.evaluate(() => window.scrollTo(0, 2_000));
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await expect(page.getByText("has been added to your cart")).toBeVisible();
	expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("a cart is saved in part, shared by its link and taken over elsewhere", async ({ page, browser }) => {
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await open(page, "/product/gated-wye-kit");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await open(page, "/cart");
	await page.getByRole("button", { name: "Save for later: Gated Wye Kit" }).click();
	const saved = page.getByRole("region", { name: "Saved for later" });
	await expect(saved).toContainText("Gated Wye Kit");
	await page.getByRole("button", { name: "Remove Hose Pack, 200 ft" }).click();
	await expect(page.getByText("Your cart is empty")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await saved.getByRole("button", { name: "Move to cart: Gated Wye Kit" }).click();
	await expect(page.getByRole("main")).toContainText("$677.00");
	await expectAccessible(page);
	const link = await page.getByRole("link", { name: "Link to this cart" }).getAttribute("href");
	expect(link).toMatch(/^\/cart\?/);

	const elsewhere = await browser.newContext({ javaScriptEnabled: false });
	const other = await elsewhere.newPage();
	await other.goto(new URL(link ?? "", page.url()).href);
	await expect(other.getByText("Someone shared this cart with you")).toBeVisible();
	await other.getByRole("button", { name: "Add all to cart" }).click();
	await expect(other.getByRole("main")).toContainText("$677.00");
	await other.getByRole("button", { name: "Save for later: Hose Pack, 200 ft" }).click();
	await expect(other.getByRole("main")).toContainText("$248.00");
	await elsewhere.close();
	expect(page.problems).toEqual([]);
});

test("saving and moving back add to what is there, and Undo takes back only what was moved", async ({
	page,
}) => {
	const name = "Hose Pack, 200 ft";
	const saved = page.getByRole("region", { name: "Saved for later" });
	const addOne = async () => {
		await open(page, "/product/hose-pack");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await open(page, "/cart");
	};
	await addOne();
	await page.getByRole("button", { name: `Increase quantity of ${name}` }).click();
	await page.getByRole("button", { name: `Save for later: ${name}` }).click();
	await addOne();
	await page.getByRole("button", { name: `Save for later: ${name}` }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("main")).toContainText("Quantity 1");
	await saved.getByRole("button", { name: `Move to cart: ${name}` }).click();
	await expect(page.getByRole("main")).toContainText("Quantity 3");
	await expect(saved).toHaveCount(0);
	expect(page.problems).toEqual([]);
});

test("what is added while the checkout is being made is ordered too", async ({ page }) => {
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await open(page, "/cart");
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/checkout\.data/, async (route) => {
		await released;
		await route.continue();
	});
	await page.getByRole("button", { name: "Proceed to Checkout" }).click();
	await page.getByRole("button", { name: "Increase quantity of Hose Pack, 200 ft" }).click();
	release();
	await page.waitForURL(/\/checkout\/[\w-]{32}$/);
	await expect(page.getByRole("main")).toContainText("$858.00");
});

test("Build my system fills the cart with parts that fit, and says why", async ({ page }) => {
	await open(page, "/shop");
	await page.getByRole("main").getByRole("link", { name: "Build my system" }).click();
	await page.getByLabel("Lot size, sq ft").fill("about an acre");
	await page.getByRole("button", { name: "Build my system" }).click();
	await expect(page.getByText("Enter the size of your lot in square feet")).toBeVisible();
	await page.getByLabel("Lot size, sq ft").fill("43,560");
	await page.getByLabel("Pool, gallons").fill("18,000");
	await page.getByLabel("Pool, gallons").press("Enter");
	const parts = page.getByRole("region", { name: "Parts that fit together" });
	await expect(parts).toContainText("3 × Mini Water Cannon");
	await expect(parts).toContainText("Each covers 20,000 of your 43,560 sq ft.");
	await expectAccessible(page);
	await expectToFit(page);
	await parts.getByRole("button", { name: "Add all to cart" }).click();
	await expect(page).toHaveURL("/cart");
	await expect(page.getByRole("main").getByRole("link", { name: "Mini Water Cannon" })).toBeVisible();
	expect(page.problems.filter((problem) => !problem.includes("400"))).toEqual([]);
});

for (const javaScriptEnabled of [true, false])
	test.describe(
		javaScriptEnabled ? "what our crew builds" : "what our crew builds, without JavaScript",
		() => {
			test.use({ javaScriptEnabled });

			test("is asked for with its name, on card, page and in a planned system", async ({ page }) => {
				await page.goto("/shop?q=tank");
				const tank = page.getByRole("article", { name: "Water Tank, 5,000 Gallons" });
				await expect(tank).toContainText("Built by our crew, under a written contract");
				await expect(tank.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
				await expect(tank.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
					"href",
					/^\/contact\?topic=Quote%3A\+Water\+Tank/,
				);
				await page.goto("/product/water-tank-5000?Color=Sage+green");
				await expect(page.getByText("In Stock", { exact: true })).toBeVisible();
				await expect(page.getByText("The deposit is $1,000 or 10 percent of the price")).toBeVisible();
				await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
				await page.getByRole("link", { name: "Request a quote" }).click();
				await expect(page.getByRole("main").getByLabel("Message")).toHaveValue(
					/written contract for: Water Tank, 5,000 Gallons \(Sage green\)/,
				);
				await page.goto("/build-my-system?lot=12000&pool=&pump=none&start=manual");
				const parts = page.getByRole("region", { name: "Parts that fit together" });
				await expect(parts.getByRole("heading", { name: "Built by our crew" })).toBeVisible();
				await expect(parts.getByRole("link", { name: "Request a quote" })).toHaveAttribute(
					"href",
					/2\+x\+Water\+Tank/,
				);
				await parts.getByRole("button", { name: "Add all to cart" }).click();
				await expect(page).toHaveURL("/cart");
				await expect(page.getByRole("main").getByRole("link", { name: "Mini Water Cannon" })).toBeVisible();
				await expect(page.getByRole("main")).not.toContainText("Water Tank");
			});
		},
	);

test("a tank in an old stored cart is kept for later with a sentence, and the rest is ordered", async ({
	page,
}) => {
	await open(page, "/product/hose-pack");
	await page.getByRole("button", { name: "Add to Cart" }).click();
	await page.evaluate(() => {
		const [line] = JSON.parse(localStorage.getItem("ringline-cart") ?? "[]");
		const tank = {
			variantId: "ringline-variant-water-tank-5000",
			title: "Water Tank",
			handle: "water-tank-5000",
		};
		localStorage.setItem("ringline-cart", JSON.stringify([line, { ...line, ...tank, price: "7800.00" }]));
	});
	await open(page, "/cart");
	await expect(page.getByRole("status").getByRole("listitem")).toContainText("under a written contract");
	const saved = page.getByRole("region", { name: "Saved for later" });
	await expect(saved.getByRole("link", { name: /^Request a quote/ })).toBeVisible();
	await expect(saved.getByRole("button", { name: /^Move to cart/ })).toHaveCount(0);
	await page.getByRole("button", { name: "Proceed to Checkout" }).click();
	await expect(page.getByRole("region", { name: "Order summary" })).not.toContainText("Water Tank");
	await open(page, "/cart");
	await expect(saved).toContainText("Water Tank");
	expect(page.problems).toEqual([]);
});

test("a sold-out product: the address is confirmed from the mail", async ({ page }) => {
	const email = "waiting@mail.example";
	await open(page, "/product/large-fire-pump");
	const form = page.locator("form[action$='/notify']");
	await form.getByLabel("Email me when it's back").fill("waiting");
	await form.getByRole("button").click();
	await expect(form).toContainText("Enter an email address like");
	await form.getByLabel("Email me when it's back").fill(email);
	await form.getByRole("button").click();
	await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
	await expectAccessible(page);
	const mail = await mailTo(email, "Confirm");
	await open(page, /\/stock-alert\S+/.exec(mail.text ?? "")?.[0] ?? "");
	await page.getByRole("button", { name: "Confirm: email me once" }).click();
	await expect(page.getByText("We'll email you once when it's back.")).toBeVisible();
	await expectAccessible(page);
});

test("a service is ordered, the office moves the order, and the buyer follows it", async ({
	page,
	browser,
}) => {
	const email = "order.steps@mail.example";
	await open(page, "/pricing-assessment-reports");
	await page.getByRole("link", { name: "Order Now for Standard Wildfire Assessment" }).click();
	await page.getByRole("link", { name: "Above 2,000 sq ft" }).click();
	await expect(page.getByText("$1,099.00").first()).toBeVisible();
	await page.getByRole("button", { name: "Order Now" }).click();
	await expect(page.getByRole("region", { name: "Order summary" })).toContainText("$1,099.00");
	await hydrated(page);
	await expect(page.getByRole("main")).not.toContainText(/deliver|ship/i);
	const answers = {
		"First name": "Ada",
		"Last name": "Moreno",
		Phone: "(213) 555-0177",
		"Street address": "12 Ridge Road",
		City: "Altadena",
		"ZIP code": "91001",
		Email: email,
	};
	for (const [name, value] of Object.entries(answers)) await page.getByRole("textbox", { name }).fill(value);
	await page.getByRole("button", { name: "Place order request" }).click();
	await page.getByRole("link", { name: "See your order" }).click();
	await expect(page).toHaveURL(/\/order\/RL-/);
	const reference = /RL-\w+/.exec(page.url())?.[0] ?? "";
	await expectAccessible(page);

	const office = await (await browser.newContext()).newPage();
	await enterOffice(office, `/admin/leads?q=${reference}`);
	await office.getByRole("link", { name: /Moreno/ }).click();
	for (const status of ["Confirmed", "Booked"]) {
		await office.getByLabel("Order status").selectOption(status);
		if (status === "Booked") await office.getByLabel("Day of the visit").fill("2026-12-07");
		await office.getByRole("button", { name: "Save" }).first().click();
		await expect(office.getByText(`Order marked as ${status.toLowerCase()}.`).first()).toBeVisible();
	}
	// Without the message, which covers what is below it for a moment.
	await office.reload();
	await expectAccessible(office);
	await office.context().close();
	const mail = await mailTo(email, "has been booked");
	expect(mail.text).toContain("Mon, Dec 7");
	await open(page, /\/order\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
	await expect(page.getByText("Your visit is on Mon, Dec 7.")).toBeVisible();
	await expectToFit(page);
	expect(page.problems).toEqual([]);
});
