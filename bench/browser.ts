// Lighthouse on every public page as a slow phone, compared with the same page without scripts.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { publicAddresses } from "#tests/support/addresses.ts";
import { browserArguments, ensureBrowser, findBrowser } from "#tests/support/browser.ts";
import { serveFakeFireMap } from "./fake-fire-map.ts";
import { type Bench, median, type Row, startSite, waitForSamples } from "./measure.ts";
import { fillCheck } from "./readiness-check.ts";

const DEBUGGING_PORT = 9_333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const ROUNDS = 5;
/** Below this index Lighthouse itself warns that the machine is too slow for its scores. Such a visit is repeated. */
const SLOW_MACHINE = 1_000;
const MAX_VISITS = 20;
/** LIGHTHOUSE_PAGES="/readiness,/marketplace/" measures these pages only. A slash at the end means all pages below; "/" is home. */
const CHOSEN = process.env.LIGHTHOUSE_PAGES?.split(",");
const isChosen = (address: string) =>
	!CHOSEN ||
	CHOSEN.some((chosen) => address === chosen || (/.\/$/.test(chosen) && address.startsWith(chosen)));

type Category = (typeof CATEGORIES)[number];
type Visit = { scores: number[]; lcp: number; cls: number; tbt: number; bytes: number; machine: number };

export const browser: Bench = {
	name: "browser",
	about: `Lighthouse, mobile, simulated throttling, median of ${ROUNDS} visits on a machine with an index of ${SLOW_MACHINE} or more; LCP against the same HTML and CSS without scripts; a page of our own stands in for the fire map`,
	async run() {
		ensureBrowser();
		// Nobody asks it here, but without it there is no page for the rules at an address.
		const site = await startSite({ SAMPLE_DATA: "on", HAZARD_ZONES_URL: "http://127.0.0.1:9/query" });
		const fireMap = await serveFakeFireMap();
		const chrome = await chromium.launch({
			executablePath: findBrowser(),
			args: [...browserArguments, ...fireMap.browserArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
		});
		const plain = await servePlain(site.url);
		try {
			const rows: Row[] = [];
			await waitForSamples(site.url);
			const addresses = [
				...publicAddresses.filter((path) => path !== "/admin"),
				await firstLink(site.url, "/shop", "/product/[a-z0-9-]+"),
				await firstLink(site.url, "/marketplace", "/marketplace/[0-9a-f-]{36}"),
			];
			// The first visit is slow because browser and site have just started.
			await visit(`${site.url}/`, CATEGORIES);
			for (const address of addresses.filter(isChosen))
				rows.push(await measure(address, site.url, plain.url));
			await addCookie(chrome, site.url, await fillCheck(site.url));
			const report = await measure("/readiness/report", site.url, plain.url);
			rows.push({ ...report, what: `${report.what} with every question answered` });
			return rows;
		} finally {
			plain.server.close();
			await chrome.close();
			fireMap.stop();
			await site.stop();
		}
	},
};

/** A cookie among Lighthouse's extra headers is lost as soon as the browser has one of its own. */
async function addCookie(chrome: Browser, url: string, cookie: string): Promise<void> {
	const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
	const session = await chrome.newBrowserCDPSession();
	await session.send("Storage.setCookies", { cookies: [{ name, value, url }] });
	await session.detach();
}

async function measure(address: string, site: string, plain: string): Promise<Row> {
	const all: Visit[] = [];
	const steady = () => all.filter(({ machine }) => machine >= SLOW_MACHINE);
	while (steady().length < ROUNDS && all.length < MAX_VISITS)
		all.push(await visit(site + address, all.length === 0 ? CATEGORIES : ["performance"]));
	const visits = steady().length === ROUNDS ? steady() : all.slice(-ROUNDS);
	const machine = Math.round(median(visits.map((visit) => visit.machine)));
	const plainLcp = (await visit(plain + address, ["performance"])).lcp;
	const of = (read: (visit: Visit) => number) => median(visits.map(read));
	// The other three scores are the same at every visit.
	const scores = [of((visit) => visit.scores[0] ?? 0), ...(all[0]?.scores.slice(1) ?? [])];
	const lcp = of((visit) => visit.lcp);
	const ratio = lcp / plainLcp;
	const tbt = of((visit) => visit.tbt);
	const cls = Math.max(...visits.map((visit) => visit.cls));
	const spread = visits.map((visit) => Math.round(visit.tbt)).sort((a, b) => a - b);
	console.log(
		`  ${address}: ${scores.join(" / ")}, TBT ${spread.join(", ")} ms, machine ${machine}, ${all.length} visits`,
	);
	return {
		what: address,
		value: `${scores.join(" / ")}; LCP ${Math.round(lcp)} ms, ${ratio.toFixed(2)} of plain; CLS ${cls.toFixed(3)}; TBT ${Math.round(tbt)} ms (${spread[0]}-${spread.at(-1)}); ${Math.round(of((visit) => visit.bytes) / 1000)} kB; machine ${machine}${machine < SLOW_MACHINE ? ", too slow to tell" : ""}`,
		target: "100 × 4, LCP ≤ 1.2, CLS 0, TBT < 50",
		met: scores.every((score) => score === 100) && ratio <= 1.2 && cls < 0.001 && tbt < 50,
	};
}

/** Chromium sometimes loses the start of a trace. Such a visit is repeated. */
async function visit(url: string, categories: readonly Category[], triesLeft = 3): Promise<Visit> {
	const result = await lighthouse(url, {
		port: DEBUGGING_PORT,
		onlyCategories: [...categories],
		logLevel: "silent",
		disableFullPageScreenshot: true,
	});
	const failure = result ? result.lhr.runtimeError : { code: "NO_RESULT", message: url };
	if (!result || failure) {
		if (triesLeft > 1 && failure?.code !== "ERRORED_DOCUMENT_REQUEST")
			return visit(url, categories, triesLeft - 1);
		throw new Error(`Lighthouse has no result for ${url}: ${failure?.message}`);
	}
	const { audits, categories: judged } = result.lhr;
	const number = (name: string) => audits[name]?.numericValue ?? 0;
	return {
		scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
		lcp: number("largest-contentful-paint"),
		cls: number("cumulative-layout-shift"),
		tbt: number("total-blocking-time"),
		bytes: number("total-byte-weight"),
		machine: result.lhr.environment.benchmarkIndex,
	};
}

async function firstLink(site: string, page: string, pattern: string): Promise<string> {
	const html = await (await fetch(site + page)).text();
	const link = new RegExp(`href="(${pattern})"`).exec(html)?.[1];
	if (!link) throw new Error(`${page} has no link to ${pattern}`);
	return link;
}

/** The same documents without scripts and script preloads, everything else fetched from the site. */
async function servePlain(site: string): Promise<{ url: string; server: Server }> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(site + request.url, {
			headers: {
				"accept-encoding": "identity",
				...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
			},
		});
		const type = answer.headers.get("content-type") ?? "";
		let body = Buffer.from(await answer.arrayBuffer());
		if (type.startsWith("text/html"))
			body = Buffer.from(
				body
					.toString()
					.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
					.replace(/<link[^>]*modulepreload[^>]*>/g, ""),
			);
		const headers: Record<string, string | number> = { "Content-Type": type };
		if (/^(text|application\/(javascript|json))|svg/.test(type)) {
			body = brotliCompressSync(body);
			headers["Content-Encoding"] = "br";
		}
		response.writeHead(answer.status, { ...headers, "Content-Length": body.length }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
