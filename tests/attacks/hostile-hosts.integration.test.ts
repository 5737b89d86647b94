// Without PUBLIC_URL and behind an appending proxy, no host name from a visitor may end up in a link, a page or a
// check.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM, linkRequestOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Attack, send } from "./http-client.ts";
import { startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

const HOSTILE: Record<string, string>[] = [
	{ Host: "evil.example" },
	{ "X-Forwarded-Host": "evil.example" },
	{ Host: "evil.example", "X-Forwarded-Host": "evil.example, evil.example", "X-Forwarded-Proto": "https" },
	{ Forwarded: "host=evil.example", "X-Original-Host": "evil.example", "X-Forwarded-Server": "evil.example" },
];

let victim: Victim;
let ownAddress: string;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({ TRUST_PROXY: "1" });
	ownAddress = `http://localhost:${new URL(victim.address).port}`;
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

async function ask(attack: Attack) {
	const answer = await send(victim.address, attack);
	if (answer.kind !== "answered") throw new Error(`${attack.path}: ${answer.kind}`);
	return answer;
}

const post = (path: string, body: string, headers: Record<string, string>) => {
	const type = body.startsWith("{") ? "application/json" : "application/x-www-form-urlencoded";
	return ask({ method: "POST", path, headers: { "Content-Type": type, ...headers }, body });
};

describe.each(HOSTILE)("%j", (headers) => {
	test("is in no mail", async () => {
		const email = `seller-${HOSTILE.indexOf(headers)}@homestead.example`;
		const { id } = await addListing(victim.db, { title: "Brass nozzle", email });
		const from = { ...headers, "X-Forwarded-For": `203.0.113.${HOSTILE.indexOf(headers)}` };
		const before = (await mailsIn(victim.dataDir)).length;
		expect(await post(`/marketplace/${id}/edit-link`, `email=${email}`, from)).toMatchObject({ status: 200 });
		expect(await post(`/marketplace/${id}/report`, "reason=Odd", from)).toMatchObject({ status: 200 });
		const asked = new URLSearchParams(linkRequestOf(`maya-${email}`)).toString();
		expect(await post(INTAKE_FORM, asked, from)).toMatchObject({ status: 200 });

		const mails = await vi.waitFor(
			async () => {
				const found = (await mailsIn(victim.dataDir)).slice(before);
				expect(found).toHaveLength(3);
				return found;
			},
			{ timeout: 30_000, interval: 100 },
		);
		for (const { subject, text = "", html = "" } of mails) {
			const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)].map(([link]) => link);
			expect(links, subject).not.toEqual([]);
			for (const link of links) expect(new URL(link).origin, subject).toBe(ownAddress);
		}
	});

	test("is in no page, sitemap, robots file or feed", async () => {
		const paths = ["/", "/about", "/about.data", "/marketplace", "/shop", "/sitemap.xml", "/robots.txt"];
		for (const path of [...paths, "/marketplace/feed.xml"]) {
			const { status, body, headers: answered } = await ask({ method: "GET", path, headers });
			expect(status, path).toBe(200);
			expect(body + JSON.stringify(answered), path).not.toContain("evil.example");
			if (!path.endsWith("robots.txt")) expect(body, path).toContain(ownAddress);
		}
	});
});

test("whoever writes to the left of the proxy's own entry cannot pass for our site", async () => {
	const host = new URL(victim.address).host;
	const own = { "X-Forwarded-Host": `evil.example, ${host}`, "X-Forwarded-For": "203.0.113.20" };
	expect(await post("/contact", "a=b", { ...own, Origin: "https://evil.example" })).toMatchObject({
		status: 403,
	});
	expect(await post("/contact", "a=b", { ...own, Origin: `http://${host}` })).toMatchObject({ status: 400 });
});

test.each(["localhost:99999", "localhost:65536", "a:b", "[::1"])("Host: %s is refused", async (Host) => {
	expect(await ask({ method: "GET", path: "/marketplace", headers: { Host } })).toMatchObject({
		status: 400,
	});
});

test("invented hosts take no room in the page cache", async () => {
	const pages = async () =>
		/^ringline_page_cache_pages (\d+)$/m.exec(
			(await ask({ method: "GET", path: "/metrics", headers: {} })).body,
		)?.[1];
	await ask({ method: "GET", path: "/marketplace", headers: {} });
	const before = await pages();
	for (let n = 0; n < 30; n++)
		await ask({ method: "GET", path: "/marketplace", headers: { Host: `h${n}.example` } });
	expect(await pages()).toBe(before);
});

test.each([
	["a port", (n: number) => `198.51.100.9:${1_000 + n}`],
	["another address of the same /64", (n: number) => `[2001:db8:7:1::${n}]:443`],
])("%s makes nobody a new client", async (_, from) => {
	const statuses = [];
	for (let n = 1; n <= 7; n++)
		statuses.push((await post("/admin", "password=wrong", { "X-Forwarded-For": from(n) })).status);
	expect(statuses.at(-1)).toBe(429);
});
