// `npm run screens [address …]`: pictures of every page at three widths in screens/, so that people look at their pages.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { publicAddresses } from "./support/addresses.ts";
import { browserArguments, ensureBrowser, findBrowser } from "./support/browser.ts";

const port = String(40_000 + (process.pid % 20_000));
const addresses = process.argv.length > 2 ? process.argv.slice(2) : [...publicAddresses, "/no-such-page"];
ensureBrowser();
mkdirSync("screens", { recursive: true });

const site = spawn("node", ["tests/support/serve.ts"], {
	stdio: "inherit",
	env: { ...process.env, E2E_PORT: port },
});
try {
	await ready(`http://localhost:${port}/readyz`);
	const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
	for (const width of [390, 768, 1440]) {
		const page = await browser.newPage({
			viewport: { width, height: width === 390 ? 844 : 900 },
			reducedMotion: "reduce",
		});
		for (const address of addresses) {
			await page.goto(`http://localhost:${port}${address}`);
			await page.waitForLoadState("networkidle");
			await scrollThrough(page);
			const name = address.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home";
			await page.screenshot({ path: `screens/${name}-${width}.png`, fullPage: true });
		}
		await page.close();
	}
	await browser.close();
	console.log(`${addresses.length * 3} pictures in screens/`);
} finally {
	site.kill("SIGTERM");
}

/** Pictures far down load only when somebody comes near them. */
async function scrollThrough(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let top = 0; top < document.body.scrollHeight; top += 500) {
			window.scrollTo({ top, behavior: "instant" });
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		window.scrollTo({ top: 0, behavior: "instant" });
		const pictures = [...document.images].filter((picture) => picture.src && !picture.complete);
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
	});
}

async function ready(url: string): Promise<void> {
	for (let tries = 0; tries < 300; tries++) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
	throw new Error("The site did not start.");
}
