// First contentful paint on a phone: the page as we send it, and the same page rendered in the browser from JSON.
// The comparison favors the browser: its script inserts finished markup instead of rendering it.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, ensureBrowser, findBrowser } from "#tests/support/browser.ts";
import { answers, type Bench, ratioOf, startSite } from "./measure.ts";

// The network and the phone that Lighthouse simulates.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const PAGES = ["/", "/shop", "/marketplace"];

export const firstContent: Bench = {
	name: "first-content",
	about: `first contentful paint on slow 4G with the CPU slowed ${CPU_SLOWDOWN} times, ${ROUNDS} cold visits each`,
	async run() {
		ensureBrowser();
		const site = await startSite({ SAMPLE_DATA: "on" });
		await answers(`${site.url}/marketplace`);
		const rendered = await serveRenderedInBrowser(site.url);
		const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
		try {
			const rows = [];
			for (const page of PAGES) {
				const ratio = await ratioOf(
					ROUNDS,
					() => firstPaint(browser, site.url + page),
					() => firstPaint(browser, rendered.url + page),
				);
				rows.push({
					what: `${page}: as sent : rendered in the browser from JSON`,
					value: `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}-${ratio.most.toFixed(2)}; last ${Math.round(ratio.last.ours)} : ${Math.round(ratio.last.theirs)} ms)`,
					target: "≤ 0.5",
					met: ratio.median <= 0.5,
				});
			}
			return rows;
		} finally {
			await browser.close();
			rendered.server.close();
			await site.stop();
		}
	},
};

async function firstPaint(browser: Browser, url: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_4G);
	await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	await page.goto(url, { waitUntil: "commit" });
	const painted = await page.waitForFunction(
		() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
	);
	const time = Number(await painted.jsonValue());
	await context.close();
	return time;
}

async function serveRenderedInBrowser(site: string): Promise<{ url: string; server: Server }> {
	const server = createServer(async (request, response) => {
		const path = request.url ?? "/";
		const isContent = path.startsWith("/content.json");
		const isPage = PAGES.includes(path);
		const asked = isContent ? (new URL(path, site).searchParams.get("page") ?? "/") : path;
		const answer = await fetch(site + asked, {
			headers: { "accept-encoding": isContent || isPage ? "identity" : "br" },
		});
		if (isContent) return void response.end(JSON.stringify({ html: bodyOf(await answer.text()) }));
		if (isPage) {
			response.setHeader("Content-Type", "text/html; charset=utf-8");
			return void response.end(shellOf(await answer.text(), path));
		}
		response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" });
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

const bodyOf = (html: string) =>
	(/<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "").replace(/<script[\s\S]*?<\/script>/g, "");

function shellOf(html: string, path: string): string {
	const styles = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
	const scripts: string[] = JSON.parse(/for \(const href of (\[[^\]]*\])\)/.exec(html)?.[1] ?? "[]");
	const modules = scripts.filter((href) => !href.includes("entry.client"));
	return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">${styles.join("")}</head><body><div id="root"></div><script type="module">
await Promise.all(${JSON.stringify(modules)}.map((href) => import(href)));
const { html } = await (await fetch("/content.json?page=${encodeURIComponent(path)}")).json();
document.getElementById("root").innerHTML = html;
</script></body></html>`;
}
