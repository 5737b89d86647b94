import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { adminNetworks, adminSessions, rateLimits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { unlock as unlockWith } from "./gate.server.ts";
import { setAdminPassword } from "./password.server.ts";
import { closeAdminSession, findAdminSession } from "./sessions.server.ts";

// Delays are recorded instead of waited for.
const pauses = vi.hoisted(() => [] as number[]);
let held: Promise<void> | undefined;
vi.mock("node:timers/promises", () => ({
	setTimeout: (ms: number) => {
		pauses.push(ms);
		return held ?? Promise.resolve();
	},
}));
beforeEach(() => {
	pauses.length = 0;
	held = undefined;
});

useTestDatabase();
beforeAll(() => setAdminPassword("a-right-password"));

const plain = "http://site.example/admin";
const secure = "https://site.example/admin";
const from = (clientAddress: string): RequestFacts => ({
	requestId: "r",
	clientAddress,
	isTls: false,
	log,
});
const withCookie = (header: string, url = plain) =>
	new Request(url, { headers: { Cookie: header.split(";")[0] ?? "" } });

const unlock = (password: string, request: Request, facts: RequestFacts) =>
	unlockWith({ way: "shared", password }, request, facts);

async function signedIn(address: string, url = plain): Promise<string> {
	const answer = await unlock("a-right-password", new Request(url), from(address));
	if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
	return answer.cookie ?? "";
}

describe("a session", () => {
	test("lasts for this visit: signed, hidden from scripts, without an end date", async () => {
		const cookie = await signedIn("192.0.2.1");
		expect(cookie).toMatch(/HttpOnly/i);
		expect(cookie).toMatch(/SameSite=(Lax|Strict)/i);
		expect(cookie).not.toMatch(/expires|max-age/i);
		expect(await findAdminSession(withCookie(cookie))).toMatchObject({
			label: expect.stringMatching(/^Admin /),
		});
	});

	test("is bound to the host, and to TLS where there is any", async () => {
		const cookie = await signedIn("192.0.2.1", secure);
		expect(cookie).toMatch(/^__Host-/);
		expect(cookie).toMatch(/Secure/);
		expect(await findAdminSession(withCookie(cookie, secure))).not.toBeNull();
		expect(await findAdminSession(withCookie(cookie, plain))).toBeNull();
	});

	test("is refused when forged, foreign or past twelve hours", async () => {
		const cookie = await signedIn("192.0.2.1");
		const [pair = ""] = cookie.split(";");
		const [name, value = ""] = pair.split(/=(.*)/s);
		expect(await findAdminSession(withCookie(`${name}=${value.slice(0, -4)}AAAA`))).toBeNull();
		expect(await findAdminSession(withCookie(`${name}=${btoa('"guess"')}`))).toBeNull();
		expect(await findAdminSession(new Request(plain))).toBeNull();

		await db()
			.update(adminSessions)
			.set({ createdAt: sql`now() - interval '12 hours'`, expiresAt: sql`expires_at - interval '12 hours'` });
		expect(await findAdminSession(withCookie(cookie))).toBeNull();
	});

	test("ends with 'Sign out', and all end with a new password", async () => {
		const leaving = await signedIn("192.0.2.1");
		const staying = await signedIn("192.0.2.1");
		await closeAdminSession(withCookie(leaving));
		expect(await findAdminSession(withCookie(leaving))).toBeNull();
		expect(await findAdminSession(withCookie(staying))).not.toBeNull();
		await setAdminPassword("a-right-password");
		expect(await findAdminSession(withCookie(staying))).toBeNull();
	});
});

describe("guessing", () => {
	test("is stopped after five tries, for longer and longer, in one network only", async () => {
		const guess = () => unlock("wrong", new Request(plain), from("2001:db8::1"));
		for (let n = 0; n < 5; n++) expect(await guess()).toEqual({ ok: false, reason: "wrong" });
		const sixth = await guess();
		expect(sixth).toMatchObject({ ok: false, reason: "wait" });
		// Same network, other address: even the right password must wait.
		expect(await unlock("a-right-password", new Request(plain), from("2001:db8::2"))).toMatchObject({
			reason: "wait",
		});
		for (let n = 0; n < 6; n++) await guess();
		const afterMore = await guess();
		expect("seconds" in afterMore ? afterMore.seconds : 0).toBeGreaterThan(120);
		expect(await unlock("a-right-password", new Request(plain), from("192.0.2.77"))).toMatchObject({
			ok: true,
		});
	});

	test("is forgotten after the right password", async () => {
		const address = "192.0.2.80";
		for (let round = 0; round < 3; round++) {
			for (let n = 0; n < 4; n++) await unlock("wrong", new Request(plain), from(address));
			expect(await unlock("a-right-password", new Request(plain), from(address))).toMatchObject({ ok: true });
		}
	});

	test("all at the same moment counts, too", async () => {
		const tries = await Promise.all(
			Array.from({ length: 12 }, () => unlock("wrong", new Request(plain), from("192.0.2.90"))),
		);
		expect(tries.filter((answer) => !answer.ok && answer.reason === "wrong")).toHaveLength(5);
	});
});

describe("230 wrong passwords from many networks", () => {
	// Longer than any password: refused without computing a hash.
	const wrong = "x".repeat(1_001);
	const flood = async () => {
		for (let n = 0; n < 230; n++)
			await unlock(wrong, new Request(plain), from(`10.${n % 60}.${Math.floor(n / 60)}.1`));
	};

	test("never delay a network that signed in within 90 days, and only delay a clean one", async () => {
		await signedIn("2001:db8:0:7::1");
		await flood();
		pauses.length = 0;
		// Another address of the same /64.
		expect(await unlock("a-right-password", new Request(plain), from("2001:db8:0:7::2"))).toMatchObject({
			ok: true,
		});
		expect(pauses).toEqual([]);
		expect(await unlock("a-right-password", new Request(plain), from("203.0.113.5"))).toMatchObject({
			ok: true,
		});
		expect(pauses).toEqual([expect.any(Number)]);
		expect(pauses[0]).toBeGreaterThanOrEqual(1_000);
		expect(pauses[0]).toBeLessThanOrEqual(5_000);

		await db().update(adminNetworks).set({ lastSignInAt: sql`now() - interval '91 days'` });
		pauses.length = 0;
		expect(await unlock("a-right-password", new Request(plain), from("2001:db8:0:7::3"))).toMatchObject({
			ok: true,
		});
		expect(pauses).toHaveLength(1);
		const { rows } = await db().execute(sql`select 1 from admin_networks a where a::text like '%2001:db8%'`);
		expect(rows).toEqual([]);
	});

	test("hold at most a hundred delayed tries open", async () => {
		await flood();
		let release = () => {};
		held = new Promise((resolve) => {
			release = resolve;
		});
		const tries = Array.from({ length: 120 }, (_, n) =>
			unlock(wrong, new Request(plain), from(`172.16.${n}.1`)),
		);
		const settled = vi.fn();
		for (const one of tries) void one.then(settled);
		await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(20), { timeout: 30_000 });
		release();
		const answers = await Promise.all(tries);
		expect(answers.filter((answer) => !answer.ok && answer.reason === "wait")).toHaveLength(20);
	});

	beforeEach(() => db().delete(rateLimits));
});

describe("a generated password", () => {
	const generated = "qP3_vLw8xT-kZm2b";
	const unlockFrom = (attempt: { password: string; newPassword?: string }) =>
		unlockWith({ way: "shared", ...attempt }, new Request(plain), from("192.0.2.200"));
	const later = (days: number) => vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
	beforeEach(async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		await db().delete(rateLimits);
		await setAdminPassword(generated, { isGenerated: true });
	});
	afterEach(() => vi.useRealTimers());

	test("opens the panel for a month", async () => {
		later(29);
		expect(await unlockFrom({ password: generated })).toMatchObject({ ok: true });
	});

	test("opens nothing after that, until it is replaced by one that is hard to guess", async () => {
		later(31);
		for (const newPassword of [undefined, "", "too short", "Ringline-2026!", generated])
			expect(
				await unlockFrom({ password: generated, ...(newPassword !== undefined && { newPassword }) }),
				newPassword,
			).toEqual({ ok: false, reason: "expired" });
		await db().delete(rateLimits);
		// Whoever does not know it learns nothing and changes nothing.
		const chosen = "ladder quilt nineteen forks";
		expect(await unlockFrom({ password: "wrong", newPassword: chosen })).toEqual({
			ok: false,
			reason: "wrong",
		});
		expect(await unlockFrom({ password: generated, newPassword: chosen })).toMatchObject({ ok: true });
		expect(await unlockFrom({ password: generated })).toEqual({ ok: false, reason: "wrong" });
		later(400);
		expect(await unlockFrom({ password: chosen })).toMatchObject({ ok: true });
		const { entries } = await auditPage({ subjectId: "gate", before: null });
		expect(entries.map(({ action }) => action)).toContain("replaced the generated shared password");
	});
});
