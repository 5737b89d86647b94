// Every public page in Lighthouse's throttled phone, beside a plain HTML page with the same content.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { publicAddresses } from "#tests/support/addresses.ts";
import { browserArguments, ensureBrowser, findBrowser } from "#tests/support/browser.ts";
import { type Bench, type Row, startSite } from "./measure.ts";

const DEBUGGING_PORT = 9_333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export const browser: Bench = {
	name: "browser",
	about: "Lighthouse, mobile, simulated throttling; LCP against the same HTML and CSS without scripts",
	async run() {
		ensureBrowser();
		const site = await startSite({ SAMPLE_DATA: "on" });
		const chrome = await chromium.launch({
			executablePath: findBrowser(),
			args: [...browserArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
		});
		const plain = await servePlain(site.url);
		try {
			const rows: Row[] = [];
			for (const address of publicAddresses.filter((path) => path !== "/admin"))
				rows.push(await measure(address, site.url, plain.url));
			return rows;
		} finally {
			plain.server.close();
			await chrome.close();
			await site.stop();
		}
	},
};

async function measure(address: string, site: string, plain: string): Promise<Row> {
	const ours = await audit(site + address);
	const theirs = await audit(plain + address);
	const ratio = ours.lcp / theirs.lcp;
	const scores = ours.scores.join(" / ");
	return {
		what: address,
		value: `${scores}; LCP ${Math.round(ours.lcp)} ms, ${ratio.toFixed(2)} of plain; CLS ${ours.cls.toFixed(3)}; TBT ${Math.round(ours.tbt)} ms; ${Math.round(ours.bytes / 1000)} kB`,
		target: "100 × 4, LCP ≤ 1.2, CLS 0, TBT < 50",
		met: ours.scores.every((score) => score === 100) && ratio <= 1.2 && ours.cls < 0.001 && ours.tbt < 50,
	};
}

async function audit(url: string) {
	const result = await lighthouse(url, {
		port: DEBUGGING_PORT,
		onlyCategories: [...CATEGORIES],
		logLevel: "error",
	});
	if (!result) throw new Error(`Lighthouse has no result for ${url}`);
	const { audits, categories } = result.lhr;
	const number = (name: string) => audits[name]?.numericValue ?? 0;
	return {
		scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
		lcp: number("largest-contentful-paint"),
		cls: number("cumulative-layout-shift"),
		tbt: number("total-blocking-time"),
		bytes: number("total-byte-weight"),
	};
}

/** The same documents without scripts and script preloads, everything else fetched from the site. */
async function servePlain(site: string): Promise<{ url: string; server: Server }> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(site + request.url, { headers: { "accept-encoding": "identity" } });
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
