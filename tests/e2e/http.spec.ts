import { get } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { aliasAddresses, siteAddresses } from "#tests/support/addresses.ts";

test("every page forbids foreign scripts and frames", async ({ request }) => {
	for (const address of ["/", "/about?fresh", "/marketplace", "/no-such-page"]) {
		const headers = (await request.get(address)).headers();
		expect(headers["content-security-policy"], address).toContain("script-src 'self' 'sha256-");
		expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
		expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["referrer-policy"]).toBeTruthy();
		expect(headers["permissions-policy"]).toBeTruthy();
	}
});

// Pages are prerendered with a slash at the end of their address. Code that compares addresses must not notice.
test("a prerendered page is the page that the server would render", async ({ request }) => {
	const shown = async (address: string) =>
		(await (await request.get(address)).text())
			.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>| nonce="[^"]*"/g, "")
			.replaceAll("?live=", "");
	for (const address of [...siteAddresses, ...aliasAddresses.map(({ alias }) => alias)])
		expect(await shown(address), address).toBe(await shown(`${address}?live`));
});

test("pictures say what they are, so that link previews show them", async ({ request }) => {
	const home = await (await request.get("/")).text();
	const preview = /property="og:image" content="[^"]*?(\/pictures\/[^"]+)"/.exec(home)?.[1] ?? "none";
	const hero = /\/pictures\/home\/hero-\d+\.avif/.exec(home)?.[0] ?? "none";
	expect((await request.get(preview)).headers()["content-type"]).toBe("image/jpeg");
	const headers = (await request.get(hero)).headers();
	expect(headers["content-type"]).toBe("image/avif");
	expect(headers["content-encoding"]).toBeUndefined();
});

test("a form sent from another site is refused", async ({ request }) => {
	const foreign = await request.post("/contact", {
		headers: { Origin: "https://elsewhere.example" },
		form: { firstName: "A" },
	});
	expect(foreign.status()).toBe(403);
	const marked = await request.post("/contact", {
		headers: { "Sec-Fetch-Site": "cross-site" },
		form: { firstName: "A" },
	});
	expect(marked.status()).toBe(403);
});

test("a body over its limit is refused with 413", async ({ request }) => {
	const response = await request.post("/contact", { form: { message: "x".repeat(1_100_000) } });
	expect(response.status()).toBe(413);
});

test("assets are cached for good, pages are asked for again and answered 304", async ({ request }) => {
	const page = await request.get("/about");
	const etag = page.headers().etag ?? "";
	expect(page.headers()["cache-control"]).toContain("must-revalidate");
	expect((await request.get("/about", { headers: { "If-None-Match": etag } })).status()).toBe(304);
	const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? "";
	const asset = await request.get(script);
	expect(asset.headers()["cache-control"]).toContain("immutable");
	expect(asset.headers()["content-encoding"]).toBe("br");
});

test("a page is the same however it is compressed", async ({ baseURL }) => {
	// Each requested twice: once rendered, once from the cache.
	const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
	const plain = await rawBody(`${baseURL}/shop`, "identity");
	expect(plain.toString()).toContain("</html>");
	for (const [encoding, decode] of Object.entries(decoders)) {
		const path = `${baseURL}/shop?as=${encoding}`;
		const [made, kept] = [await rawBody(path, encoding), await rawBody(path, encoding)];
		expect(kept.equals(made), encoding).toBe(true);
		expect(decode(made).toString(), encoding).toContain("</html>");
		expect(made.length, encoding).toBeLessThan(plain.length / 3);
	}
	// Only compressed copies are cached, and each other encoding is made from the first.
	const path = `${baseURL}/shop?as=any`;
	const first = gunzipSync(await rawBody(path, "gzip"));
	for (const [encoding, decode] of Object.entries(decoders))
		expect(decode(await rawBody(path, encoding)).equals(first), encoding).toBe(true);
	expect((await rawBody(path, "identity")).equals(first)).toBe(true);
});

test("health, readiness, robots and sitemap answer", async ({ request, baseURL }) => {
	expect((await request.get("/healthz")).status()).toBe(200);
	expect((await request.get("/readyz")).status()).toBe(200);
	expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
	const sitemap = await (await request.get("/sitemap.xml")).text();
	for (const path of ["/", "/shop", "/marketplace", "/maintenance-test-plan"])
		expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
	expect(sitemap).not.toContain("/admin");
});

test("a request under an invented host gets no page", async ({ request }) => {
	expect((await request.get("/about", { headers: { Host: 'x"><script>' } })).status()).toBe(400);
});

test("the company is described for search engines", async ({ request, baseURL }) => {
	const html = await (await request.get("/")).text();
	const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}");
	expect(data).toMatchObject({ "@type": "LocalBusiness", name: "Ringline Wildfire Defense", url: baseURL });
});

/** The raw bytes of the response. */
function rawBody(address: string, encoding: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(address, { headers: { "Accept-Encoding": encoding } }, (response) => {
			expect(response.statusCode).toBe(200);
			expect(response.headers["content-encoding"] ?? "identity").toBe(encoding);
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => resolve(Buffer.concat(chunks)));
		}).on("error", reject);
	});
}
