// The day it burns, in a browser: the banner, the fires, and the card without reception.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { alert, collection, FakeFeed, perimeter } from "#tests/support/fake-feed.ts";
import { FakeTiles } from "#tests/support/fake-tiles.ts";
import {
	expect,
	expectAccessible,
	expectToFit,
	holdScripts,
	hydrated,
	layoutShift,
	open,
	test,
} from "#tests/support/page.ts";
import { endEverySite, startSite } from "#tests/support/site-process.ts";

test.describe("while a warning is in force", () => {
	test.describe.configure({ mode: "serial" });
	const weather = new FakeFeed();
	const fires = new FakeFeed();
	const tiles = new FakeTiles();
	let tileAddresses = { service: "", file: "" };
	let address = "";
	let folder = "";

	test.beforeAll(async () => {
		weather.reply = { body: collection([alert(), alert({ event: "Fire Weather Watch" })]) };
		fires.reply = {
			body: collection([perimeter("Malibu", [-118.7, 34.05]), perimeter("Eaton", [-118.09, 34.19])]),
		};
		folder = await mkdtemp(join(tmpdir(), "ringline-fires-"));
		await chmod(folder, 0o755);
		tileAddresses = await tiles.start();
		const site = startSite({
			DATA_DIR: folder,
			WEATHER_ALERTS_URL: await weather.start(),
			FIRE_PERIMETERS_URL: await fires.start(),
			MAP_TILES_URL: tileAddresses.service,
		});
		address = await site.address();
		const reads = (path: string) =>
			expect.poll(async () => (await fetch(`${address}${path}`)).text(), { timeout: 30_000 });
		await reads("/").toContain('id="red-flag"');
		await reads("/fires.json").toContain("Eaton");
	});
	test.afterAll(async () => {
		await endEverySite();
		weather.stop();
		fires.stop();
		tiles.stop();
		await rm(folder, { recursive: true, force: true });
	});

	test("the banner says what to do, moves nothing and stays from page to page", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, address);
		expect(await layoutShift(page)).toBeLessThan(0.01);
		const banner = page.getByRole("region", { name: "Fire weather" });
		await expect(banner).toContainText("Red Flag Warning: Los Angeles County, until");
		await banner.getByText("What to do today").click();
		await expect(banner.getByText("Check the system.")).toBeVisible();
		await expectAccessible(page);
		await expectToFit(page);
		await banner.getByRole("link", { name: "Fires near you" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Fires near you" })).toBeVisible();
		await expect(banner).toBeVisible();
		expect(page.problems).toEqual([]);
	});

	test("fires are listed from a ZIP code or from the phone's place", async ({ page, context }) => {
		await context.grantPermissions(["geolocation"], { origin: address });
		await context.setGeolocation({ latitude: 34.04, longitude: -118.66 });
		await open(page, `${address}/fires`);
		await page.getByLabel("ZIP code").fill("91001");
		await page.getByRole("button", { name: "Show distance" }).click();
		await expect(page.getByRole("heading", { name: "Nearest to Altadena, 91001" })).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: "Eaton Fire" })).toContainText(
			"2.2 miles east",
		);
		await page.getByRole("button", { name: "Use my location" }).click();
		await expect(page.getByRole("heading", { name: "Nearest to your location" })).toBeVisible();
		expect(page.url()).toContain("lat=34.04&lon=-118.66");
		await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText("Malibu Fire");
		await page.getByLabel("ZIP code").fill("nowhere");
		await page.getByRole("button", { name: "Show distance" }).click();
		await expect(page.getByText("Enter a five-digit ZIP code")).toBeVisible();
		await expectAccessible(page);
		await expectToFit(page);
	});

	test("the map has roads from the tile service, also for who came by a link, and does without", async ({
		page,
	}) => {
		await open(page, address);
		const banner = page.getByRole("region", { name: "Fire weather" });
		await banner.getByText("What to do today").click();
		await banner.getByRole("link", { name: "Fires near you" }).click();
		await page.getByRole("button", { name: "Open the map" }).click();
		await expect(page.getByText("Select a fire for its size.")).toBeVisible();
		await expect.poll(() => tiles.requests.length).toBeGreaterThan(0);
		await expect(page.getByText("Roads and towns didn't load.")).toBeHidden();
		await page.getByLabel("ZIP code").fill("91001");
		await page.getByRole("button", { name: "Show distance" }).click();
		await expect(page.getByText("The blue dot is your location.")).toBeVisible();
		expect(page.problems).toEqual([]);

		tiles.isAway = true;
		await open(page, `${address}/fires`);
		await page.getByRole("button", { name: "Open the map" }).click();
		await expect(page.getByText("Roads and towns didn't load.")).toBeVisible();
	});

	test("the map reads its background from a PMTiles file", async ({ page }) => {
		const other = startSite({ DATA_DIR: join(folder, "other"), MAP_TILES_URL: tileAddresses.file });
		tiles.isAway = false;
		await open(page, `${await other.address()}/fires`);
		await page.getByRole("button", { name: "Open the map" }).click();
		await expect(page.getByText("Fake Tiles")).toBeVisible();
		await expect
			.poll(() => tiles.requests.filter((path) => path === "/california.pmtiles").length)
			.toBeGreaterThan(1);
		await expect(page.getByText("Roads and towns didn't load.")).toBeHidden();
		expect(page.problems).toEqual([]);
	});
});

test("the map opens on request, from the page's own outlines, and says nothing it can't show", async ({
	page,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await open(page, "/fires");
	expect(scripts.filter((url) => /live-map|maplibre/.test(url))).toEqual([]);
	await page.getByRole("button", { name: "Open the map" }).click();
	await expect(page.getByText("Select a fire for its size.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
	expect(scripts.filter((url) => /maplibre-gl-worker/.test(url))).toHaveLength(1);
	await expectAccessible(page);
	await expectToFit(page);
	expect(page.problems).toEqual([]);
});

test("a map that doesn't load leaves the drawing", async ({ page }) => {
	await page.route("**/assets/live-map*.js", (route) => route.abort());
	await open(page, "/fires");
	await page.getByRole("button", { name: "Open the map" }).click();
	await expect(page.getByText("The map didn't load.")).toBeVisible();
	await expect(page.getByRole("img", { name: /Map of California/ })).toBeVisible();
});

test("without the live map, the tracking page leads to our list", async ({ page }) => {
	await page.route("https://app.watchduty.org/**", (route) => route.abort());
	await open(page, "/watch-duty");
	await page.getByRole("link", { name: "List of fires near you" }).click();
	await expect(page.getByText("Out of date")).toBeVisible();
});

/** When the page shows the card, by the page's own clock, which starts when the visitor opens it. */
function noteOpening() {
	const look = () => {
		const zone = document.querySelector<HTMLInputElement>("[name=zone]");
		if (zone?.value) Object.assign(window, { openedAt: performance.now() });
		else requestAnimationFrame(look);
	};
	look();
}

test("on a phone nothing moves when the card's page has been saved for offline use", async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	await open(page, "/emergency-card");
	await expect(page.getByText("Works offline", { exact: true })).toBeVisible();
	expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("the card opens offline in under a second, and no other page does", async ({ page, context }) => {
	await page.addInitScript(noteOpening);
	await open(page, "/emergency-card");
	await page.getByLabel("Evacuation zone").fill("LAC-E123");
	await page.getByLabel("Flashlight and radio").check();
	await expect(page.getByText("1 of 12 packed")).toBeVisible();
	await expect(page.getByText("Works offline", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page);

	await context.setOffline(true);
	const times: number[] = [];
	for (let round = 0; round < 3; round++) {
		await page.reload();
		await expect(page.getByLabel("Evacuation zone")).toHaveValue("LAC-E123");
		times.push(await page.evaluate(() => (window as unknown as { openedAt: number }).openedAt));
	}
	// The fastest: the other tests have the same machine.
	expect(Math.min(...times)).toBeLessThan(1_000);
	await expect(page.getByLabel("Flashlight and radio")).toBeChecked();
	await page.getByRole("button", { name: "Share by QR code" }).click();
	await expect(page.getByRole("img", { name: "QR code with your card" })).toBeVisible();
	await expect(page.goto("/shop")).rejects.toThrow();
	await context.setOffline(false);
	await page.goto("/about");
	const scopes = await page.evaluate(async () =>
		(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
	);
	expect(scopes).toEqual(["/emergency-card"]);
});

test("the card can be installed from the page as it is delivered, and opens offline with all its fonts", async ({
	page,
	context,
}) => {
	await open(page, "/emergency-card");
	await expect(page.getByText("Works offline", { exact: true })).toBeVisible();
	const devtools = await context.newCDPSession(page);
	const manifest = await devtools.send("Page.getAppManifest");
	expect(manifest.url).toMatch(/\/emergency-card\.webmanifest$/);
	expect(manifest.errors).toEqual([]);
	const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
	// A test's browser has no profile to install anything into.
	const errors = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
	expect(errors).toEqual([]);
	expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")).toBe(
		"/emergency-card-192.png",
	);

	await context.setOffline(true);
	await page.goto(JSON.parse(manifest.data ?? "{}").start_url);
	await expect(page.getByRole("heading", { level: 1, name: "Emergency card" })).toBeVisible();
	const faces = await page.evaluate(() =>
		Promise.all(
			Array.from(document.fonts, async (face) => ({
				name: `${face.family} ${face.weight}`,
				loaded: await face.load().then(
					() => true,
					() => false,
				),
			})),
		),
	);
	expect(faces.length).toBeGreaterThan(3);
	expect(faces.filter(({ loaded }) => !loaded)).toEqual([]);
});

test("what is typed on the card before its scripts arrive is saved", async ({ page }) => {
	const arrive = await holdScripts(page);
	await page.goto("/emergency-card", { waitUntil: "commit" });
	await page.getByLabel("Meeting point").fill("Library, Mariposa Street");
	await expect(page.getByText("Saved on this device")).toHaveCount(0);
	arrive();
	await expect(page.getByText("Saved on this device")).toBeVisible();
	await page.reload();
	await hydrated(page);
	await expect(page.getByLabel("Meeting point")).toHaveValue("Library, Mariposa Street");
});

test("a browser without storage never says that the card is saved", async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("blocked", "SecurityError");
		};
	});
	await open(page, "/emergency-card");
	await expect(page.getByText("This browser won't let us save the card")).toBeVisible();
	await expect(page.getByText("Saved on this device")).toHaveCount(0);
});

test("the card is shared by QR code, and comes back after it was erased", async ({ page, browser }) => {
	await open(page, "/emergency-card");
	await page.getByLabel("Meeting point").fill("Library, Mariposa Street");
	await page.getByRole("button", { name: "Share by QR code" }).click();
	const link = (await page.getByRole("link", { name: "Link to this card" }).getAttribute("href")) ?? "";
	expect(link).toContain("/emergency-card#card=");

	const other = await (await browser.newContext()).newPage();
	await open(other, link);
	await other.getByRole("button", { name: "Use this card" }).click();
	await expect(other.getByLabel("Meeting point")).toHaveValue("Library, Mariposa Street");
	expect(other.url()).not.toContain("#");
	await other.context().close();

	await page.getByRole("button", { name: "Erase this card" }).click();
	await expect(page.getByLabel("Meeting point")).toHaveValue("");
	await page.getByRole("button", { name: "Undo" }).click();
	await page.reload();
	await expect(page.getByLabel("Meeting point")).toHaveValue("Library, Mariposa Street");
});

const LETTER = { width: 612, height: 792 };

/** What "Save as PDF" makes of the sheet that this button prints. */
async function printed(page: Page, button: string) {
	await page.evaluate(() => {
		window.print = () => {};
	});
	await page.getByRole("button", { name: button }).click();
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
	const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
	const { text } = await extractText(pdf, { mergePages: true });
	return { pages: pdf.numPages, size: { width, height }, text };
}

for (const [kind, letters] of [
	["short", 20],
	["the longest", 300],
] as const)
	test(`wallet card and fridge sheet are one letter page each, with ${kind} answers`, async ({ page }) => {
		await open(page, "/emergency-card");
		for (const field of await page
			.locator(".card-form :is(input[type=text], input[type=tel], textarea)")
			.all())
			await field.fill("Lake Avenue to the freeway. ".repeat(20).slice(0, letters));
		await page.getByLabel("Meeting point").fill("Library, Mariposa Street");
		const wallet = await printed(page, "Print wallet card");
		expect(wallet).toMatchObject({ pages: 1, size: LETTER });
		expect(wallet.text).toContain("Library, Mariposa Street");
		expect(wallet.text).not.toContain("Go bag");
		await page.emulateMedia({ media: "print" });
		const side = await page.locator(".paper-only .wallet-side").first().boundingBox();
		expect([side?.width, side?.height]).toEqual([3.375 * 96, 2.125 * 96]);
		await page.emulateMedia({ media: null });
		const fridge = await printed(page, "Print fridge sheet");
		expect(fridge).toMatchObject({ pages: 1, size: LETTER });
		expect(fridge.text).toContain("Library, Mariposa Street");
		expect(fridge.text).toContain("Emergency: 911");
	});
