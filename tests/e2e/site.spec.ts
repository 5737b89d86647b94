import { services } from "#app/features/company/offers/services.ts";
import { partners } from "#app/features/company/pages/partners.ts";
import { expect, hydrated, layoutShift, open, test } from "#tests/support/page.ts";

test("home tells what, how much and how to call, and its anchors lead there", async ({ page }) => {
	await open(page, "/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get your home ready for wildfire");
	await expect(page.locator("#services li")).toHaveCount(services.length);
	for (const anchor of ["home", "services", "contact"]) {
		// Within the open page the router would restore its own scroll position.
		await page.goto("about:blank");
		await page.goto(`/#${anchor}`);
		// Wait until the smooth scrolling has ended.
		const top = () => page.locator(`#${anchor}`).evaluate((place) => place.getBoundingClientRect().top);
		await expect.poll(top).toBeLessThan(120);
	}
	await expect(page.getByRole("link", { name: "Read the disclaimer" })).toHaveAttribute(
		"href",
		"/disclaimer",
	);
	await page.getByRole("link", { name: "Get Protected Today" }).click();
	await expect(page.getByRole("dialog", { name: "Get Protected Today" })).toBeVisible();
});

test("on a slow phone nothing moves while home is read", async ({ page, context }) => {
	test.slow(); // Four visits on a processor slowed six times.
	await page.setViewportSize({ width: 412, height: 823 });
	const phone = await context.newCDPSession(page);
	await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	for (let visit = 0; visit < 4; visit++) {
		await open(page, "/");
		expect(await layoutShift(page)).toBeLessThan(0.01);
	}
});

const ringPictures = [
	{ address: "/", picture: "hero", size: [1920, 1080] },
	{ address: "/fire-suppression-systems", picture: "hero", size: [1920, 1080] },
	{ address: "/vegetation-management", picture: "aerial", size: [1200, 1200] },
	{ address: "/sample-report", picture: "aerial", size: [1200, 1200] },
];
for (const { address, picture: name, size } of ringPictures)
	test(`on ${address} the rings lie on the picture's ground`, async ({ page }) => {
		await open(page, address);
		const rings = page.locator(`main img[src$="${name}-rings.svg"]`);
		await rings.scrollIntoViewIfNeeded();
		await expect(rings).toHaveJSProperty("complete", true);
		const picture = page.locator(`main img[src="/pictures/home/${name}.jpg"]`);
		// Same place and size: a picture and a drawing of the same proportions cover each other.
		expect(await rings.boundingBox()).toEqual(await picture.boundingBox());
		const [width, height] = await rings.evaluate((image: HTMLImageElement) => [
			image.naturalWidth,
			image.naturalHeight,
		]);
		expect([width, height]).toEqual(size);
	});

test("the rings can be explored by keyboard and by pointing", async ({ page }) => {
	await open(page, "/vegetation-management");
	const first = page.getByRole("radio", { name: /Zone 0/ });
	await first.focus();
	await expect(page.getByText("Nothing here should burn.")).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByText("Keep flames low.")).toBeVisible();
	await expect(page.getByText("Nothing here should burn.")).toBeHidden();
	await page.locator(".zone-extended").hover({ position: { x: 20, y: 260 } });
	await expect(page.getByText("Slow the fire down.")).toBeVisible();
});

test("the demo film loads when it is asked for, with captions", async ({ page }) => {
	const films: string[] = [];
	page.on("request", (request) => {
		if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
	});
	await open(page, "/");
	expect(films).toEqual([]);
	const video = page.locator("video").first();
	await expect(video).toHaveAttribute("controls", "");
	// In the middle of the picture, far from the browser's own controls.
	await video.click();
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
		.toBeGreaterThan(0);
	await expect
		.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
		.toBe(8);
});

test("the film opened by itself plays under its own policy", async ({ page }) => {
	await page.goto("/film/ringline-demo.mp4");
	const video = page.locator("video");
	await expect
		.poll(() => video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth))
		.toBeGreaterThan(0);
});

test("packages stand side by side with a header that stays, and can be reduced to what differs", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, "/pricing-automated-systems");
	const table = page.getByRole("table", { name: /Every feature of the/ });
	for (const price of ["from $28,000+", "from $85,000+", "from $175,000+"])
		await expect(table.getByText(price)).toBeVisible();
	const row = table.getByRole("row", { name: /Pulsed duration/ });
	await expect(row.getByRole("cell")).toHaveText(["Not included", "3-6+ hrs", "9 hrs"]);
	await table.getByRole("row", { name: /Hose pack kit/ }).scrollIntoViewIfNeeded();
	await expect(table.getByRole("columnheader", { name: /Elite/ })).toBeInViewport();
	await page.setViewportSize({ width: 390, height: 844 });
	await table.getByRole("row", { name: /Wind sensor/ }).scrollIntoViewIfNeeded();
	const recommended = table.getByRole("columnheader", { name: /Recommended/ });
	await expect(recommended).toContainText("Essentials");
	await expect(recommended.getByText("from $85,000+")).toBeInViewport();
	await expect(recommended.getByRole("link", { name: "Get Quote for Essentials" })).toBeInViewport();
	await expect(page.getByRole("list", { name: "What the marks mean" })).toContainText(
		"Differs between packages",
	);
	await expect(page.getByText("that start it for you")).toBeVisible();
	await page.getByLabel("Show only the differences").check();
	await expect(table.getByText("Suction hose kit")).toBeHidden();
	await expect(row).toBeVisible();
	await table.getByRole("link", { name: "Get Quote for Elite" }).click();
	const dialog = page.getByRole("dialog", { name: "Get Quote" });
	await expect(dialog.getByLabel("Message")).toHaveValue("I'd like a quote for the Elite package.");
});

test("the test plan counts to 39 in twelve phases", async ({ page }) => {
	await open(page, "/maintenance-test-plan");
	await expect(page.locator('li[id^="phase-"]')).toHaveCount(12);
	await expect(page.locator('li[id^="phase-"] ol > li')).toHaveCount(39);
	await expect(page.locator('li[id="phase-12"] ol > li').last()).toContainText("39");
	for (const text of ["50-100 ft", "90 PSI / 50 GPM", "Signed walkthrough report"])
		await expect(page.getByText(text).first()).toBeVisible();
});

test("news: the article opens in a new tab, the film in a window that ends it when closed", async ({
	page,
}) => {
	await open(page, "/news");
	const article = page.getByRole("link", { name: /The Foothill Ledger/ });
	await expect(article).toHaveAttribute("target", "_blank");
	await expect(article).toHaveAttribute("rel", /noopener/);
	await page.getByRole("link", { name: /Watch a system start by itself/ }).click();
	const video = page.getByRole("dialog").locator("video");
	await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
	await page.keyboard.press("Escape");
	await expect(page.locator("video")).toHaveCount(0);
});

test("every partner with a website and a description", async ({ page }) => {
	await open(page, "/partners");
	await expect(page.getByRole("main").getByRole("link", { name: /Visit website/ })).toHaveCount(
		partners.length,
	);
});

test.describe("fire tracking", () => {
	test("shows the map once it has loaded, with location allowed", async ({ page }) => {
		await page.route("https://app.watchduty.org/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>Map</title><p>Map</p>" }),
		);
		await open(page, "/watch-duty");
		const frame = page.locator("iframe");
		await expect(frame).toHaveAttribute("allow", "geolocation");
		await expect(page.frameLocator("iframe").getByText("Map")).toBeVisible();
		await expect(page.getByRole("status")).toBeHidden();
		await expect(page.getByRole("link", { name: /in a new tab/ })).toHaveAttribute(
			"href",
			"https://app.watchduty.org",
		);
	});

	for (const { what, framing, reachable } of [
		{
			what: "its site refuses to be framed",
			framing: { refused: true, answersPages: true },
			reachable: true,
		},
		{ what: "it cannot be reached", framing: { refused: null, answersPages: true }, reachable: false },
	])
		test(`offers the outside link at once when ${what}, which a frame does not tell`, async ({ page }) => {
			await page.route("**/watch-duty/framing", (route) => route.fulfill({ json: framing }));
			await page.route("https://app.watchduty.org/**", (route) =>
				reachable ? route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }) : route.abort(),
			);
			await open(page, "/watch-duty");
			await expect(page.getByRole("heading", { name: "The map didn't load" })).toBeVisible();
			await expect(page.locator("iframe")).toHaveCount(0);
		});

	test("offers the outside link when the map does not come within eight seconds", async ({ page }) => {
		await page.clock.install();
		await page.route("https://app.watchduty.org/**", () => {});
		// Starts as soon as there is a page, so that the eight seconds also apply on a slow machine.
		await page.goto("/watch-duty", { waitUntil: "commit" });
		await expect(page.getByText("Loading the live map…")).toBeVisible();
		await hydrated(page);
		await page.clock.fastForward(8_100);
		await expect(page.getByRole("heading", { name: "The map didn't load" })).toBeVisible();
		await expect(page.getByRole("link", { name: /Open Watch Duty/ }).first()).toHaveAttribute(
			"rel",
			/noopener/,
		);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a privacy request says what is missing, then that we have it", async ({ page }) => {
		await page.goto("/privacy-request");
		await page.getByLabel("Delete my data").check();
		await page.getByLabel("First name").fill("Rosa");
		await page.getByLabel("Last name").fill("Whitfield");
		await page.getByLabel("Email").fill("rosa@hillside");
		await page.getByRole("button", { name: "Send request" }).click();
		await expect(page.getByRole("alert")).toContainText("Enter an email address like name@example.com");
		await expect(page.getByLabel("Delete my data")).toBeChecked();
		await page.getByLabel("Email").fill(`rosa-${process.pid}@hillside.example`);
		await page.getByRole("button", { name: "Send request" }).click();
		await expect(page.getByText("We have your request")).toBeVisible();
		await expect(page.getByText(/Your reference is RL-/)).toBeVisible();
	});

	test("rings, packages, films and the map still offer what they have", async ({ page }) => {
		await page.goto("/vegetation-management");
		await page.getByRole("radio", { name: /Zone 2/ }).check();
		await expect(page.getByText("Slow the fire down.")).toBeVisible();
		await page.goto("/pricing-automated-systems");
		await page.getByLabel("Show only the differences").check();
		await expect(page.getByText("Suction hose kit")).toBeHidden();
		await page.goto("/news");
		await expect(page.getByRole("link", { name: /Watch a system start by itself/ })).toHaveAttribute(
			"href",
			/\.mp4$/,
		);
		await page.goto("/watch-duty");
		await expect(page.getByRole("link", { name: /Open Watch Duty/ }).first()).toBeVisible();
	});
});
