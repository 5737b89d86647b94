import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { adminNetworks, adminSessions, rateLimits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { confirmPerson, unlock as unlockWith } from "./gate.server.ts";
import { setAdminPassword } from "./password.server.ts";
import { closeAdminSession, findAdminSession } from "./sessions.server.ts";

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
	return answer.cookies[0] ?? "";
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

describe("a right answer", () => {
	beforeEach(() => db().delete(rateLimits));

	test("of one account starts no other account's tries anew", async () => {
		const network = from("192.0.2.91");
		const session = await findAdminSession(withCookie(await signedIn("192.0.2.91")));
		if (!session) throw new Error("not signed in");
		const shared = { way: "shared", password: "a-right-password" } as const;
		const guess = { way: "email", email: "someone@else.example", password: "guess", code: "" } as const;
		const answers: string[] = [];
		for (let n = 0; n < 12; n++) {
			// Before the fifth wrong try in a row, with an own account: signs in, confirms who they are.
			if (n % 4 === 3)
				expect(await unlockWith(shared, new Request(plain), network)).toMatchObject({ ok: true });
			if (n % 4 === 1)
				expect(await confirmPerson(shared, session, new Request(plain), network)).toMatchObject({ ok: true });
			const answer = await unlockWith(guess, new Request(plain), network);
			answers.push(answer.ok ? "in" : answer.reason);
		}
		expect(answers).toEqual([...Array(5).fill("wrong"), ...Array(7).fill("wait")]);
	});

	test("to 'Confirm it's you' starts not even the own tries anew", async () => {
		const network = from("192.0.2.92");
		const session = await findAdminSession(withCookie(await signedIn("192.0.2.92")));
		if (!session) throw new Error("not signed in");
		const confirm = async (password: string) => {
			const attempt = { way: "shared", password } as const;
			const answer = await confirmPerson(attempt, session, new Request(plain), network);
			return answer.ok ? "in" : answer.reason;
		};
		for (let n = 0; n < 4; n++) expect(await confirm("guess")).toBe("wrong");
		expect(await confirm("a-right-password")).toBe("in");
		expect([await confirm("guess"), await confirm("guess")]).toEqual(["wrong", "wait"]);
	});

	test("costs no tries: a whole office signs in behind one address", async () => {
		for (let n = 0; n < 8; n++) await signedIn("192.0.2.93");
	});
});

describe("while strangers from many networks send wrong passwords without end", () => {
	beforeEach(async () => {
		await db().delete(rateLimits);
		await db().delete(adminNetworks);
	});

	/** Tries 40 at a time, each from another network, until stopped. */
	function flood() {
		let networks = 0;
		let stopped = false;
		const answers: string[] = [];
		const attack = async () => {
			while (!stopped) {
				networks++;
				const answer = await unlock(
					"wrong",
					new Request(plain),
					from(`10.${networks >> 8}.${networks & 255}.1`),
				);
				answers.push(answer.ok ? "in" : answer.reason);
				await pause(20);
			}
		};
		const attacks = Array.from({ length: 40 }, attack);
		return {
			answers,
			async stop() {
				stopped = true;
				await Promise.all(attacks);
			},
		};
	}

	test("the office signs in at once, also on a hotel's network, and most strangers are sent away", async () => {
		await signedIn("2001:db8:0:7::1");
		const known = await unlock("a-right-password", new Request(plain), from("2001:db8:0:8::1"));
		const laptop = known.ok ? (known.cookies[1] ?? "") : "";
		await db().delete(adminNetworks);
		await signedIn("2001:db8:0:7::1");
		const attack = flood();
		try {
			await vi.waitFor(() => expect(attack.answers).toContain("busy"), { timeout: 30_000 });
			// Another address of the same network, then the office's laptop elsewhere.
			expect(await unlock("a-right-password", new Request(plain), from("2001:db8:0:7::2"))).toMatchObject({
				ok: true,
			});
			expect(await unlock("a-right-password", withCookie(laptop), from("203.0.113.5"))).toMatchObject({
				ok: true,
			});
		} finally {
			await attack.stop();
		}
		const { length: tried } = attack.answers;
		expect(attack.answers.filter((answer) => answer === "busy").length).toBeGreaterThan(tried / 2);
		const { rows } = await db().execute(sql`select 1 from admin_networks a where a::text like '%2001:db8%'`);
		expect(rows).toEqual([]);
	}, 120_000);

	test("a stranger who was sent away lost no try, and gets in when it is calmer", async () => {
		const attack = flood();
		const mine = new Set<string>();
		try {
			await vi.waitFor(() => expect(attack.answers).toContain("busy"), { timeout: 30_000 });
			for (let n = 0; n < 10; n++) {
				const answer = await unlock("a-right-password", new Request(plain), from("203.0.113.6"));
				mine.add(answer.ok ? "in" : answer.reason);
			}
		} finally {
			await attack.stop();
		}
		expect([...mine].every((answer) => answer === "busy" || answer === "in")).toBe(true);
		expect(await unlock("a-right-password", new Request(plain), from("203.0.113.6"))).toMatchObject({
			ok: true,
		});
	}, 120_000);
});

test("a cookie's value is worth nothing in another cookie", async () => {
	const cookie = await signedIn("192.0.2.95");
	const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
	const other = signedCookie<string>("ringline_intake", { maxAgeSeconds: 60 });
	const moved = new Request(plain, { headers: { Cookie: `ringline_intake=${value}` } });
	expect(name).toBe("ringline_admin");
	expect(await other.read(moved)).toBeNull();
	const own = await other.write(new Request(plain), "token");
	expect(await other.read(withCookie(own))).toBe("token");
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
