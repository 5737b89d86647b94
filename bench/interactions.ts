// How long the browser takes to respond to a tap or key (INP), with the CPU slowed four times.
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser, findBrowser } from "#tests/support/browser.ts";
import { hydrated } from "#tests/support/page.ts";
import { type Bench, median, type Row, startSite } from "./measure.ts";

const CPU_SLOWDOWN = 4;
const VISITS = 5;

type Journey = { what: string; address: string; go(page: Page): Promise<void> };

const journeys: Journey[] = [
	{
		what: "home: request a callback",
		address: "/",
		async go(page) {
			await page.getByRole("link", { name: "Get Protected Today" }).first().click();
			const name = page.getByRole("dialog").getByLabel("First name");
			await name.pressSequentially("Maria");
			await page.keyboard.press("Escape");
		},
	},
	{
		what: "calculator: change a number",
		address: "/water-duration-calculator",
		async go(page) {
			const box = page.locator("main input:not([type=radio]):not([type=checkbox])").first();
			await box.click();
			await box.pressSequentially("25000");
		},
	},
	{
		what: "shop: add to cart",
		address: "/shop",
		async go(page) {
			const product = page.getByRole("article", { name: "Hose Pack, 200 ft" });
			await product.getByRole("button", { name: "Add to Cart" }).click();
			await page.getByRole("dialog").waitFor();
			await page.keyboard.press("Escape");
		},
	},
	{
		what: "marketplace: search and change tab",
		address: "/marketplace",
		async go(page) {
			await page.getByRole("searchbox").first().click();
			await page.getByRole("searchbox").first().pressSequentially("pump");
			await page.waitForURL(/pump/);
			await page
				.getByRole("link", { name: /wanted/i })
				.first()
				.click();
			await page.waitForURL(/tab=wanted/);
		},
	},
	{
		what: "intake: fill in and go to the next step",
		address: "/intake-wizard",
		async go(page) {
			await page.locator("main form input[type=text]").first().pressSequentially("Maria");
			await page.getByRole("button", { name: /next/i }).first().click();
		},
	},
];

export const interactions: Bench = {
	name: "interactions",
	about: `slowest response to a tap or key, CPU slowed ${CPU_SLOWDOWN} times, median of ${VISITS} visits`,
	async run() {
		ensureBrowser();
		const site = await startSite({ SAMPLE_DATA: "on" });
		const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
		try {
			const rows: Row[] = [];
			for (const journey of journeys) {
				const slowest: number[] = [];
				for (let visit = 0; visit < VISITS; visit++)
					slowest.push(await slowestResponse(browser, site.url, journey));
				const middle = median(slowest);
				rows.push({
					what: journey.what,
					value: `${middle} ms (${Math.min(...slowest)}-${Math.max(...slowest)})`,
					target: "< 100 ms",
					met: middle < 100,
				});
			}
			return rows;
		} finally {
			await browser.close();
			await site.stop();
		}
	},
};

async function slowestResponse(browser: Browser, site: string, journey: Journey): Promise<number> {
	const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
	const session = await page.context().newCDPSession(page);
	await page.addInitScript(recordSlowest);
	await page.goto(site + journey.address);
	await hydrated(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	await journey.go(page);
	const slowest = await page.evaluate(readSlowest);
	await page.close();
	return Math.round(slowest);
}

function recordSlowest(): void {
	const seen = { slowest: 0 };
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if ("interactionId" in entry && entry.interactionId)
				seen.slowest = Math.max(seen.slowest, entry.duration);
	}).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The browser reports an interaction after the frame that showed its result. */
async function readSlowest(): Promise<number> {
	for (let frame = 0; frame < 10; frame++)
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	return (window as unknown as { seen: { slowest: number } }).seen.slowest;
}
