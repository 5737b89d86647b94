// `npm run screens [address or scene …]`: screenshots of every page at three widths in screens/. Scenes
// (support/scenes.ts) show what needs more than an address.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { publicAddresses } from "./support/addresses.ts";
import { browserArguments, ensureBrowser, findBrowser } from "./support/browser.ts";
import { freePort } from "./support/free-port.ts";

const port = String(await freePort());
// The scenes' support looks for the site under test by it.
process.env.E2E_PORT = port;
const { SCENE_SECRET, scenes } = await import("./support/scenes.ts");
const targets =
	process.argv.length > 2
		? process.argv.slice(2)
		: [...publicAddresses, "/product/mini-water-cannon", "/no-such-page", ...Object.keys(scenes)];
ensureBrowser();
mkdirSync("screens", { recursive: true });

const site = spawn("node", ["tests/support/serve.ts"], {
	stdio: "inherit",
	env: { ...process.env, SESSION_SECRET: SCENE_SECRET },
});
try {
	await ready(`http://localhost:${port}/readyz`);
	const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
	let pictures = 0;
	for (const width of [390, 768, 1440]) {
		const page = await browser.newPage({
			baseURL: `http://localhost:${port}`,
			viewport: { width, height: width === 390 ? 844 : 900 },
			reducedMotion: "reduce",
		});
		const shot = async (name: string, extent: "page" | "window" = "page") => {
			await page.waitForLoadState("networkidle");
			if (extent === "page") await scrollThrough(page);
			await page.screenshot({ path: `screens/${name}-${width}.png`, fullPage: extent === "page" });
			pictures++;
		};
		for (const target of targets) {
			try {
				// Nobody is signed in, and nothing is in the cart.
				await page.context().clearCookies();
				if (page.url().startsWith("http")) await page.evaluate(() => localStorage.clear());
				if (scenes[target]) await scenes[target](page, shot);
				else {
					await page.goto(target);
					await shot(target.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home");
				}
			} catch (error) {
				// Go on with the others.
				console.error(`${target} at ${width} pixels:`, error);
				process.exitCode = 1;
			}
		}
		await page.close();
	}
	await browser.close();
	console.log(`${pictures} pictures in screens/`);
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
		// One that is still out of sight may never load.
		const late = new Promise((resolve) => setTimeout(resolve, 3_000));
		await Promise.race([late, Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))]);
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
