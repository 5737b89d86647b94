// Cross-site requests made in a visitor's name.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Answer, send, staysHere } from "./http-client.ts";
import { isLong } from "./scale.ts";
import { addTargets, PASSWORD, signIn, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

let victim: Victim;
let office: string;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({}, { ownServer: true });
	office = await signIn(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

const EVIL = "https://evil.example";
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const locationOf = (answer: Answer) =>
	answer.kind === "answered" ? (answer.headers.location ?? "") : answer.kind;

describe("a post from another site is refused at every address, even with the office's cookie", () => {
	test.each([
		["another origin", { Origin: EVIL }],
		["an origin that only begins like ours", { Origin: "http://127.0.0.1.evil.example" }],
		["another port of ours", { Origin: "http://127.0.0.1:1" }],
		["a sandboxed frame", { Origin: "null" }],
		["a cross-site fetch", { "Sec-Fetch-Site": "cross-site" }],
		["a neighboring subdomain", { "Sec-Fetch-Site": "same-site" }],
		["a browser that contradicts itself", { "Sec-Fetch-Site": "same-origin", Origin: EVIL }],
	])("%s", async (_, headers: Record<string, string>) => {
		for (const pattern of everyRoute()) {
			const path = pattern.replace(/[:*]\w*/g, "00000000-0000-4000-8000-000000000000");
			for (const address of [path, `${path === "/" ? "/_root" : path}.data`]) {
				const attack = { path: address, headers: { ...form, ...headers, Cookie: office }, body: "a=b" };
				// One way of sending decides for all methods alike, so the short form walks the second with one of them.
				const methods = isLong || headers.Origin === EVIL ? ["POST", "DELETE"] : ["POST"];
				for (const method of methods)
					expect(await send(victim.address, { ...attack, method }), `${method} ${address}`).toMatchObject({
						status: 403,
					});
			}
		}
	});
});

test("the office's own PUT, PATCH and DELETE run no form", async () => {
	const { lead } = await addTargets(victim);
	for (const method of ["PUT", "PATCH", "DELETE"])
		for (const path of [`/admin/leads/${lead}`, `/admin/leads/${lead}.data`]) {
			const attack = { method, path, headers: { ...form, Cookie: office }, body: "intent=erase" };
			expect(await send(victim.address, attack), `${method} ${path}`).toMatchObject({ status: 405 });
		}
});

describe("no redirect leads to another site", () => {
	const ELSEWHERE = [
		"https://evil.example",
		"//evil.example",
		"///evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"/admin/..//evil.example",
		"/admin/../..//evil.example",
		"/\t/evil.example",
		"javascript:alert(1)",
		"/admin\r\nLocation: https://evil.example",
		"http:evil.example",
		"/%2F/evil.example",
	];

	test.each(ELSEWHERE)("neither %j after the gate", async (to) => {
		const path = `/admin?${new URLSearchParams({ to })}`;
		const body = new URLSearchParams({ password: PASSWORD }).toString();
		const answer = await send(victim.address, { method: "POST", path, headers: form, body });
		expect(answer).toMatchObject({ status: 303 });
		expect(locationOf(answer)).toMatch(/^\/admin(\/|\?|$)/);
	});

	test.each(ELSEWHERE)("nor %j after an action in the office or a purchase", async (back) => {
		const { delivery } = await addTargets(victim);
		for (const [path, fields] of [
			["/admin/spam", { lead: "", back }],
			[`/admin/deliveries/${delivery}`, { back }],
			["/checkout", { variantId: "", handle: back }],
		] as const) {
			const body = new URLSearchParams(fields).toString();
			const headers = { ...form, Cookie: office };
			const answer = await send(victim.address, { method: "POST", path, headers, body });
			expect(answer).toMatchObject({ status: 303 });
			expect(locationOf(answer), path).toSatisfy(staysHere);
		}
	});

	test("and an endless address of the office leads to the gate by a short way", async () => {
		const path = `/admin/audit?q=${"(".repeat(6_000)}`;
		const answer = await send(victim.address, { method: "GET", path, headers: {} });
		expect(answer).toMatchObject({ status: 303 });
		expect(locationOf(answer)).toBe("/admin");
	});

	test("nor an address that looks like another host", async () => {
		for (const path of [
			"//evil.example",
			"//evil.example/..",
			"/\\evil.example",
			"//evil.example/admin/",
			"/.//evil.example",
			"/%2fevil.example/",
		]) {
			const answer = await send(victim.address, { method: "GET", path, headers: {} });
			expect(answer.kind).toBe("answered");
			const location = locationOf(answer);
			if (location) expect(location, path).toSatisfy(staysHere);
		}
	});
});

describe("no path leads out of its folder", () => {
	const WAYS_OUT = [
		"../../../../../../etc/passwd",
		"..%2f..%2f..%2f..%2fetc%2fpasswd",
		"%2e%2e/%2e%2e/%2e%2e/etc/passwd",
		"..%252f..%252f..%252fetc%252fpasswd",
		"..%5c..%5c..%5cetc%5cpasswd",
		"%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd",
		"photos/..%2f..%2fpostgres%2fPG_VERSION",
		"photos/00000000-0000-4000-8000-000000000000/..%2f..%2f..%2fpostgres/PG_VERSION",
		"photos/00000000-0000-4000-8000-000000000000/400.webp%00.txt",
		"%2fetc%2fpasswd",
		"//etc/passwd",
		"file:%2f%2f%2fetc%2fpasswd",
		"intake/00000000-0000-4000-8000-000000000000",
	];

	test.each(["/media/", "/assets/", "/admin/files/", "/intake-wizard/files/", "/products/", "/"])(
		"%s",
		async (folder) => {
			for (const way of WAYS_OUT) {
				const headers = { Cookie: office };
				const answer = await send(victim.address, { method: "GET", path: folder + way, headers });
				expect(answer, folder + way).toMatchObject({ kind: "answered" });
				if (answer.kind !== "answered") continue;
				expect(answer.status, folder + way).toBeGreaterThanOrEqual(300);
				expect(answer.status).toBeLessThan(500);
				expect(answer.body).not.toMatch(/root:.*:0:0|^\d\d\n$/);
			}
		},
	);
});
