// One visitor's headers, cookies and host names must never end up in a response or email to another.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Answer, send } from "./http-client.ts";
import { residentMegabytes } from "./memory.ts";
import { isLong } from "./scale.ts";
import { addTargets, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: isLong ? 900_000 : 120_000 });

const flood = isLong ? 6_000 : 60;

let victim: Victim;
let targets: Awaited<ReturnType<typeof addTargets>>;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	// There is no proxy in front, so forwarded headers are forged.
	victim = await startVictim({ TRUST_PROXY: "0" });
	targets = await addTargets(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

type Answered = Extract<Answer, { kind: "answered" }>;

async function get(path: string, headers: Record<string, string> = {}): Promise<Answered> {
	const answer = await send(victim.address, { method: "GET", path, headers });
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer;
}

const PAGES = () => [
	"/",
	"/about",
	"/shop",
	"/marketplace",
	"/marketplace?tab=wanted",
	`/marketplace/${targets.sale}`,
	`/wanted/${targets.wanted}`,
	"/product/medium-fire-pump",
	"/marketplace/feed.xml",
	"/sitemap.xml",
	"/contact",
	"/post-product",
];

const POISON = {
	"X-Forwarded-Host": "evil.example",
	"X-Forwarded-Proto": "https",
	"X-Forwarded-Prefix": "/evil.example",
	"X-Forwarded-Scheme": "https",
	"X-Original-URL": "/admin?evil.example",
	"X-Rewrite-URL": "/admin?evil.example",
	"X-Host": "evil.example",
	Forwarded: "host=evil.example;proto=https",
	Referer: "https://evil.example/",
	"Accept-Language": "evil.example",
	"User-Agent": "evil.example",
	"X-HTTP-Method-Override": "POST",
};

test("headers that are not asked for change nothing, for this visitor or the next", async () => {
	for (const page of PAGES()) {
		// The poisoned request comes first and fills the cache.
		const poisoned = await get(page, POISON);
		const clean = await get(page);
		expect(poisoned.status, page).toBe(200);
		for (const answer of [poisoned, clean]) {
			expect(answer.body, page).not.toContain("evil.example");
			expect(JSON.stringify(answer.headers), page).not.toContain("evil.example");
			expect(answer.headers["strict-transport-security"], page).toBeUndefined();
		}
	}
});

test("a visitor under another host name gets the same pages as everybody", async () => {
	for (const page of PAGES()) {
		const foreign = await get(page, { Host: "other.example" });
		expect(foreign.status).toBe(200);
		for (const { body } of [foreign, await get(page)]) expect(body, page).not.toContain("other.example");
	}
});

test("a flood of invented host names and query strings is served within bounded memory", async () => {
	let asked = 0;
	const flooded = async (until: number) => {
		for (; asked < until; asked++) {
			await get("/about", { Host: `h${asked}.example` });
			await get(`/marketplace?fb=${asked}`);
		}
		return residentMegabytes(victim.pid) ?? 0;
	};
	// The first half warms up the process and fills the page cache to its limit.
	const filled = await flooded(flood / 2);
	expect((await flooded(flood)) - filled).toBeLessThan(isLong ? 60 : 150);
});

describe("what belongs to one visitor", () => {
	test("a toast is shown to whoever carries it, and to nobody after", async () => {
		const body = new URLSearchParams({
			firstName: "Ada",
			lastName: "Grove",
			email: "ada@homestead.example",
			phone: "(213) 555-0142",
			address: "12 Ridge Road",
			fillTime: "9000",
		}).toString();
		const headers = { "Content-Type": "application/x-www-form-urlencoded" };
		const sent = await send(victim.address, { method: "POST", path: "/contact", headers, body });
		expect(sent).toMatchObject({ status: 303 });
		const cookie = (sent as Answered).headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
		for (const page of PAGES().filter((path) => !path.includes("xml"))) {
			const own = await get(page, { Cookie: cookie });
			expect(own.body, page).toContain("submitted successfully");
			expect(own.headers["cache-control"], page).not.toContain("public");
			const next = await get(page);
			expect(next.body, page).not.toContain("submitted successfully");
			expect(next.headers["set-cookie"] ?? [], page).toEqual([]);
		}
	});

	test("its cookies are never kept with a page", async () => {
		for (const page of [...PAGES(), "/intake-wizard", "/admin"]) {
			for (const answer of [await get(page, { Cookie: targets.intakeCookie }), await get(page)])
				if (answer.headers["set-cookie"]) expect(answer.headers["cache-control"], page).toBe("no-store");
		}
	});

	test("its questionnaire and its checkout are told to be kept by nobody", async () => {
		for (const page of [
			"/intake-wizard",
			`/intake-wizard/files/${targets.file}`,
			`/checkout/${targets.checkout}`,
		])
			expect((await get(page, { Cookie: targets.intakeCookie })).headers["cache-control"], page).toContain(
				"no-store",
			);
		expect((await get(`/intake-wizard/files/${targets.file}`)).status).toBe(404);
	});
});
