// A red-flag day on the built site: the banner and the fires as a visitor without JavaScript gets them.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { databaseForSite } from "./support/database.ts";
import { alert, collection, FakeFeed, perimeter } from "./support/fake-feed.ts";
import { endEverySite, ROOT, startSite } from "./support/site-process.ts";

vi.setConfig({ testTimeout: 180_000 });

const weather = new FakeFeed();
const fires = new FakeFeed();
let address = "";
let folder = "";
let database: Awaited<ReturnType<typeof databaseForSite>>;
/** The page before the warning. */
let calm: Response;

const soon = { timeout: 30_000, interval: 250 };
const withinTwoMinutes = { timeout: 120_000, interval: 500 };
/** Seconds: later than the feed is asked again, with time for what is tested while the warning is there. */
const EXPIRES = 110;
const page = async (path: string) => (await fetch(`${address}${path}`)).text();

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	folder = await mkdtemp(join(tmpdir(), "ringline-fires-"));
	database = await databaseForSite();
	const site = startSite({
		DATA_DIR: folder,
		DATABASE_URL: database.url,
		WEATHER_ALERTS_URL: await weather.start(),
		FIRE_PERIMETERS_URL: await fires.start(),
	});
	address = await site.address();
}, 300_000);

afterAll(async () => {
	await endEverySite();
	await database.drop();
	weather.stop();
	fires.stop();
	await rm(folder, { recursive: true, force: true });
}, 60_000);

// The tests share one warning, because each change of a feed takes up to a minute to be heard.
test("a warning reaches every kind of page", async () => {
	await vi.waitFor(() => expect(weather.requests.length).toBe(1), soon);
	calm = await fetch(`${address}/about`);
	expect(await calm.text()).not.toContain('id="red-flag"');
	const kept = await page("/marketplace");
	expect(kept).not.toContain('id="red-flag"');

	const seconds = (n: number) => new Date(Date.now() + n * 1_000).toISOString();
	weather.reply = { body: collection([alert({ expires: seconds(EXPIRES), ends: seconds(EXPIRES) })]) };
	fires.reply = {
		body: collection([perimeter("Malibu", [-118.7, 34.05]), perimeter("Eaton", [-118.09, 34.19])]),
	};
	await vi.waitFor(async () => expect(await page("/about")).toContain('id="red-flag"'), withinTwoMinutes);
	for (const path of ["/", "/marketplace", "/shop", "/intake-wizard", "/fires", "/nothing-here"]) {
		const html = await page(path);
		expect(html, path).toContain('id="red-flag"');
		expect(html, path).toMatch(/Red Flag Warning<\/strong>: Los Angeles County, until \w/);
	}
	expect(await page("/admin")).not.toContain('id="red-flag"');
	// The page with the banner is cached like any other, and its scripts are allowed by their hashes.
	const first = await fetch(`${address}/about`);
	expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
	expect(first.headers.get("Content-Security-Policy")).toContain("sha256-");
	expect(first.headers.get("ETag")).not.toBe(calm.headers.get("ETag"));
	const again = await fetch(`${address}/about`, {
		headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
	});
	expect(again.status).toBe(304);
});

test("the workers may answer for their own page only, and the copies they save have no warning", async () => {
	const worker = await fetch(`${address}/emergency-card/worker.js`);
	expect(worker.headers.get("Content-Type")).toContain("text/javascript");
	expect(worker.headers.get("Service-Worker-Allowed")).toBe("/emergency-card");
	expect(await page("/emergency-card")).toContain('id="red-flag"');
	expect(await page("/emergency-card?saved")).not.toContain('id="red-flag"');
	expect(await page("/about?saved")).toContain('id="red-flag"');

	const walkWorker = await fetch(`${address}/readiness/worker.js`);
	expect(walkWorker.headers.get("Service-Worker-Allowed")).toBe("/readiness");
	expect(await page("/readiness")).toContain('id="red-flag"');
	const copy = await fetch(`${address}/readiness?at=walls&saved`);
	expect(copy.headers.get("Set-Cookie")).toBeNull();
	expect(await copy.text()).not.toContain('id="red-flag"');
});

test("fires are listed by distance from a ZIP code", async () => {
	await vi.waitFor(async () => expect(await page("/fires")).toContain("Eaton Fire"), withinTwoMinutes);
	const html = await page("/fires?zip=91001");
	expect(html.indexOf("Eaton Fire")).toBeLessThan(html.indexOf("Malibu Fire"));
	expect(html).toContain("2.2 miles east");
	expect(html).toContain("45% contained");
	const { fires: list, current } = await (await fetch(`${address}/fires.json?zip=91001`)).json();
	expect(current).toBe(true);
	expect(list).toMatchObject([
		{ name: "Eaton", acres: 1234.5, containedPercent: 45, distanceMiles: 2.2, direction: "east" },
		{ name: "Malibu" },
	]);
	expect((await fetch(`${address}/fires?zip=abc`)).status).toBe(400);
	expect((await fetch(`${address}/fires?zip=10001`)).status).toBe(400);
});

test("the warning leaves every page when it expires", async () => {
	await vi.waitFor(async () => expect(await page("/about")).not.toContain('id="red-flag"'), withinTwoMinutes);
	expect(await page("/marketplace")).not.toContain('id="red-flag"');
	expect((await fetch(`${address}/about`)).headers.get("ETag")).toBe(calm.headers.get("ETag"));
});

test("the card can be installed on its own", async () => {
	const [, manifest] = /<link rel="manifest" href="([^"]+)"/.exec(await page("/emergency-card")) ?? [];
	const { start_url, display, icons } = await (await fetch(`${address}${manifest}`)).json();
	expect([start_url, display]).toEqual(["/emergency-card", "standalone"]);
	for (const { src, sizes } of icons) {
		const icon = await fetch(new URL(src, address));
		const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
	expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
		expect.arrayContaining(["192x192", "512x512"]),
	);
});
