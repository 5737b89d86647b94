// Sends every route text that is not well formed: half characters, noncharacters, NUL, bad encodings and backslashes.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Fields, fieldsFor } from "./form-fields.ts";
import { type Attack, send } from "./http-client.ts";
import { addTargets, parameterFor, signIn, startVictim, type Targets, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 300_000 });

const UNUSABLE = ["\0", "\ufffe", "\uffff", "\ufdd0", "\u{1fffe}", "\u{10ffff}"];
const HALVES = ["\ud800", "\udfff"];
const BAD_PATHS = [
	"/\\x",
	"/a\\..\\b",
	"/\\\\evil.example",
	"/%",
	"/%zz",
	"/%ff",
	"/%ed%a0%80",
	"/%00",
	"/%ef%bf%bf",
];

let victim: Victim;
let targets: Targets;
let office: string;
let sent = 0;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({ LOG_LEVEL: "info" });
	office = await signIn(victim);
	targets = await addTargets(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

async function statusOf(attack: Partial<Attack> & { path: string }): Promise<number | string> {
	sent += 1;
	const headers = {
		"X-Forwarded-For": `10.${sent & 255}.${(sent >> 8) & 255}.1`,
		...attack.headers,
	};
	const answer = await send(victim.address, { method: "GET", ...attack, headers });
	return answer.kind === "answered" ? answer.status : answer.kind;
}

test.each(BAD_PATHS)("the path %s is refused with our headers, and logged", async (path) => {
	const answer = await send(victim.address, { method: "GET", path, headers: {} });
	expect(answer).toMatchObject({
		kind: "answered",
		status: 400,
		headers: {
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"content-security-policy": expect.stringContaining("default-src 'none'"),
		},
	});
	await vi.waitFor(() => expect(victim.said()).toContain("request refused"));
});

test("no answer to a very long field has headers that a browser can't read", async () => {
	const unreadable: string[] = [];
	const text = "y".repeat(18_000);
	for (const pattern of everyRoute().filter((route) => route !== "/admin/sign-out")) {
		const path = pattern.replace(/[:*]\w*\??/g, () => parameterFor(pattern, targets));
		const names = ["token", "to", "returnTo", ...Object.keys(fieldsFor(pattern))];
		const status = await statusOf({
			method: "POST",
			path,
			headers: {
				"Content-Type": "application/x-www-form-urlencoded",
				Cookie: pattern.startsWith("/admin") ? office : targets.intakeCookie,
			},
			body: names
				.slice(0, 5)
				.map((name) => `${name}=${text}`)
				.join("&"),
		});
		if (typeof status === "string") unreadable.push(`${path}: ${status}`);
	}
	expect(unreadable).toEqual([]);
});

const long = [...UNUSABLE, ...HALVES].join("a");
/** Every field, with each of the characters in it. */
function spoiled(fields: Fields): Fields {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, `${value.slice(0, 3)}${long}${value.slice(3)}`]),
	);
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

test("no route fails with such text in its path, query, form, JSON, headers or cookies", async () => {
	const failed: string[] = [];
	const check = async (what: string, attack: Partial<Attack> & { path: string }) => {
		const status = await statusOf(attack);
		if (typeof status === "string" || status >= 500) failed.push(`${what} ${attack.path}: ${status}`);
	};
	for (const pattern of everyRoute()) {
		const cookie = pattern.startsWith("/admin") ? office : targets.intakeCookie;
		const path = pattern.replace(/[:*]\w*\??/g, () => parameterFor(pattern, targets));
		for (const sign of UNUSABLE)
			if (path !== pattern)
				await check("path", {
					path: pattern.replace(/[:*]\w*\??/g, () => encoded(sign)),
					headers: { Cookie: cookie },
				});
		const query = ["q", "token", "after", "id", "to", "at", "variant", "address", "location", "sort"]
			.map((name) => `${name}=${encoded(long)}`)
			.join("&");
		await check("query", { path: `${path}?${query}&%00=%ff&x=%zz`, headers: { Cookie: cookie } });
		await check("headers", {
			path,
			headers: {
				Cookie: `ringline_cart=%ef%bf%be%00; ringline_intake=%ed%a0%80; toast=%; x=${encoded(long)}`,
				Referer: `${victim.address}/contact?utm_campaign=${encoded(long)}`,
				"User-Agent": "\u00ff\u00fe",
				"Accept-Language": "%00",
			},
		});
		const fields = spoiled(fieldsFor(pattern));
		// A stranger's form here ends the session that the next routes need.
		const sender = pattern.startsWith("/admin") ? "" : cookie;
		await check("form", {
			method: "POST",
			path,
			headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: sender },
			body: Object.entries(fields)
				.map(([name, value]) => `${name}=${encoded(value)}&${name}2=%ed%a0%80%00%ff`)
				.join("&"),
		});
		await check("JSON", {
			method: "POST",
			path,
			headers: { "Content-Type": "application/json", Cookie: sender },
			body: JSON.stringify({ ...fields, changes: fields, answers: fields, email: `${HALVES[0]}@x.example` }),
		});
	}
	expect(failed).toEqual([]);
});

test("the feed stays well formed whatever people post", async () => {
	const status = await statusOf({
		method: "POST",
		path: "/post-product",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: Object.entries({
			title: `Pump ${UNUSABLE.join("")} & <hose>`,
			description: UNUSABLE.join("x"),
			location: `Altadena${UNUSABLE[1]}`,
			email: "feed@homestead.example",
			phone_number: "(213) 555-0142",
			price: "10",
		})
			.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
			.join("&"),
	});
	expect(status).toBe(303);
	// The site hears of a change from its database, so a feed that was kept goes a moment later.
	const feed = await vi.waitFor(async () => {
		const answer = await send(victim.address, { method: "GET", path: "/marketplace/feed.xml", headers: {} });
		expect(answer).toMatchObject({ status: 200, body: expect.stringContaining("Pump") });
		return answer;
	});
	expect(xmlProblems(feed.kind === "answered" ? feed.body : "")).toEqual([]);
});

/** What an XML parser would stop at. */
function xmlProblems(xml: string): string[] {
	const problems: string[] = [];
	const characters = xml.match(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu);
	if (characters) problems.push(`characters ${characters.map((one) => one.codePointAt(0)?.toString(16))}`);
	const open: string[] = [];
	for (const [tag, close, name = "", self] of xml.matchAll(
		/<(\/?)([a-z]+)(?:\s[\w:]+="[^"<&]*")*\s*(\/?)>/g,
	)) {
		if (close && open.pop() !== name) problems.push(tag);
		if (!close && !self) open.push(name);
	}
	const text = xml.replace(/<\?xml[^>]*\?>|<\/?[a-z]+(?:\s[\w:]+="[^"<&]*")*\s*\/?>/g, "");
	if (/[<>]|&(?!#\d+;)/.test(text)) problems.push("a sign that is not escaped");
	return [...problems, ...open.map((name) => `<${name}> is not closed`)];
}
