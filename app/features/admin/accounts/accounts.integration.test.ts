import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { adminSessions, rateLimits, staff, staffInvitations, staffPasskeys } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import type { Attempt } from "../attempts.server.ts";
import { confirmPerson, unlock } from "../gate.server.ts";
import { setAdminPassword } from "../password.server.ts";
import { closeAdminSession, endSession, findAdminSession, sessionsOf } from "../sessions.server.ts";
import { findInvited, invitationJob } from "./invitations.server.ts";
import { choosePassword, forgetChosenPassword, joinWithCode } from "./joining.server.ts";
import { changePassword, removePasskey, renewRecoveryCodes } from "./own-keys.server.ts";
import { isSharedPasswordOn, switchSharedPassword } from "./owner-access.server.ts";
import { passkeyRequest, readPasskeyAnswer } from "./passkeys.server.ts";
import { changeRole, disableStaff, inviteStaff, resetStaff, sharedAccount } from "./staff.server.ts";
import { renewTotpSecrets, totpSecretOf } from "./totp-secrets.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
// Each test has a network of its own, since limits are kept in memory, too.
beforeEach(async () => {
	facts.clientAddress = `192.0.2.${++network}`;
	await db().delete(rateLimits);
});

const PASSWORD = "ladder quilt nineteen forks";
const page = "http://site.example/admin";
let network = 0;
const facts: RequestFacts = { requestId: "r", clientAddress: "192.0.2.1", isTls: false, log };
const owner = async () => ({ label: "Owner", staffId: (await sharedAccount()).id });
let n = 0;
const address = () => `person-${n++}@hills.example`;
const withCookie = (header: string) => new Request(page, { headers: { Cookie: header.split(";")[0] ?? "" } });

/** Mails a new link, as the job does, and returns its token. */
async function linkFor(email: string): Promise<string> {
	const attempt = { jobId: "1", number: 1, signal: AbortSignal.timeout(60_000) };
	await invitationJob.handler({ staffId: (await personAt(email)).id, invitedBy: "Owner" }, attempt);
	const mails = await mailsIn(env().DATA_DIR);
	const text = mails.findLast((mail) => mail.to?.[0]?.address === email)?.text;
	return /invitation\?token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";
}

async function personAt(email: string) {
	const [person] = await db().select().from(staff).where(eq(staff.email, email));
	if (!person) throw new Error(`nobody at ${email}`);
	return person;
}

/**
 * A code of the app, `stepsAhead` × 30 seconds from now. Joining uses the current one and signing in the next, so that
 * both are accepted even if 30 seconds pass in between.
 */
function codeOf(secret: string, stepsAhead = 1): string {
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	return totp.generate({ timestamp: Date.now() + stepsAhead * 30_000 });
}

async function joined(role: "owner" | "office" | "moderator" = "office") {
	const email = address();
	await inviteStaff({ email, role }, await owner());
	const token = await linkFor(email);
	expect(await choosePassword(token, { name: "Ana Ruiz", password: PASSWORD })).toBe(true);
	const secret = (await totpSecretOf(await personAt(email))) ?? "";
	const answer = await joinWithCode({ token, request: new Request(page) }, codeOf(secret, 0));
	if (!answer.ok) throw new Error(answer.reason);
	return { email, secret, token, codes: answer.codes, cookie: answer.cookie };
}

const enter = (email: string, password: string, code: string) =>
	unlock({ way: "email", email, password, code }, new Request(page), facts);

describe("an invitation", () => {
	test("creates an account with a password and an app, once", async () => {
		const { email, token, cookie, codes } = await joined("moderator");
		expect(await findAdminSession(withCookie(cookie))).toMatchObject({
			label: "Ana Ruiz",
			email,
			role: "moderator",
			isConfirmed: true,
		});
		expect(codes).toHaveLength(10);
		expect(await findInvited(token)).toBeNull();
		const again = await joinWithCode({ token, request: new Request(page) }, "123456");
		expect(again).toEqual({ ok: false, reason: "gone" });
	});

	test("ends after two days, with a newer one, and when the person is disabled", async () => {
		const email = address();
		await inviteStaff({ email, role: "office" }, await owner());
		const first = await linkFor(email);
		const second = await linkFor(email);
		expect(await findInvited(first)).toBeNull();
		expect(await findInvited(second)).not.toBeNull();
		await db().update(staffInvitations).set({ expiresAt: sql`now()` });
		expect(await findInvited(second)).toBeNull();

		const third = await linkFor(email);
		expect(await disableStaff((await personAt(email)).id, await owner())).toBe("done");
		expect(await findInvited(third)).toBeNull();
	});

	test("is stored as a hash, so a copy of the table opens nothing", async () => {
		const email = address();
		await inviteStaff({ email, role: "office" }, await owner());
		const token = await linkFor(email);
		const { rows } = await db().execute(sql`select t::text as text from staff_invitations t`);
		expect(JSON.stringify(rows)).not.toContain(token);
		const { rows: deliveries } = await db().execute(sql`select t::text as text from deliveries t`);
		expect(JSON.stringify(deliveries)).not.toContain(token);
	});

	test("lets nobody change the password of a person who joins in that moment", async () => {
		const email = address();
		await inviteStaff({ email, role: "office" }, await owner());
		const token = await linkFor(email);
		await choosePassword(token, { name: "Ana Ruiz", password: PASSWORD });
		const secret = (await totpSecretOf(await personAt(email))) ?? "";
		const { password } = await personAt(email);
		// Somebody else with the link: their password takes a moment to hash, and meanwhile Ana joins.
		const other = choosePassword(token, { name: "Somebody Else", password: `${PASSWORD} of theirs` });
		expect(await joinWithCode({ token, request: new Request(page) }, codeOf(secret, 0))).toMatchObject({
			ok: true,
		});
		expect(await other).toBe(false);
		await forgetChosenPassword(token);
		expect(await personAt(email)).toMatchObject({ name: "Ana Ruiz", password });
	});

	test("names the person who sent it, and the office when that person has no name", async () => {
		const { cookie } = await joined("owner");
		const ana = await findAdminSession(withCookie(cookie));
		if (!ana) throw new Error("not signed in");
		const invitedBy = async (actor: { label: string; staffId: string }) => {
			const invited = address();
			await inviteStaff({ email: invited, role: "office" }, actor);
			const { rows } = await db().execute<{ by: string }>(
				sql`select data ->> 'invitedBy' as by from pgboss.job where data ->> 'staffId' = ${(await personAt(invited)).id}`,
			);
			return rows[0]?.by;
		};
		expect(await invitedBy(ana)).toBe("Ana Ruiz");
		expect(await invitedBy({ ...(await owner()), label: "Admin 7A9B6A" })).toBe("The Ringline office");
		expect(await invitedBy({ ...(await owner()), label: "Owner" })).toBe("The Ringline office");
	});

	test("is refused for a person who already has an account", async () => {
		const { email } = await joined();
		expect(await inviteStaff({ email, role: "owner" }, await owner())).toBe("exists");
		expect((await personAt(email)).role).toBe("office");
	});
});

describe("email, password and code", () => {
	test("open the panel, and a code opens it once", async () => {
		const { email, secret } = await joined();
		const code = codeOf(secret);
		expect(await enter(email.toUpperCase(), PASSWORD, code)).toMatchObject({ ok: true, method: "password" });
		expect(await enter(email, PASSWORD, code)).toEqual({ ok: false, reason: "wrong" });
	});

	test("are refused when any of them is wrong or the address is unknown", async () => {
		const { email, secret } = await joined();
		for (const [who, password, code] of [
			[email, "not the password", codeOf(secret)],
			[email, PASSWORD, "000000"],
			[email, PASSWORD, ""],
			["nobody@hills.example", PASSWORD, codeOf(secret)],
		] as const)
			expect(await enter(who, password, code)).toEqual({ ok: false, reason: "wrong" });
	});

	test("an unknown address takes as long as a wrong password", async () => {
		const { email } = await joined();
		const time = async (who: string) => {
			facts.clientAddress = `192.0.2.${++network}`;
			const start = performance.now();
			await enter(who, "not the password", "123456");
			return performance.now() - start;
		};
		const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
		const known: number[] = [];
		const unknown: number[] = [];
		for (let round = 0; round < 5; round++) {
			known.push(await time(email));
			unknown.push(await time("nobody@hills.example"));
		}
		// Without the hash an unknown address would be answered in a few milliseconds.
		expect(median(unknown)).toBeGreaterThan(median(known) / 2);
	});

	test("of a disabled person don't work, and open sessions end at once", async () => {
		const { email, secret, cookie } = await joined();
		expect(await disableStaff((await personAt(email)).id, await owner())).toBe("done");
		expect(await findAdminSession(withCookie(cookie))).toBeNull();
		expect(await enter(email, PASSWORD, codeOf(secret))).toEqual({ ok: false, reason: "wrong" });
	});

	test("count toward the network's limit, like the shared password", async () => {
		const tries = [];
		for (let round = 0; round < 6; round++) tries.push(await enter("nobody@hills.example", "x", "1"));
		expect(tries.slice(0, 5).every((answer) => !answer.ok && answer.reason === "wrong")).toBe(true);
		expect(tries[5]).toMatchObject({ ok: false, reason: "wait" });
		const passkey = await unlock({ way: "passkey", answer: "{}" }, new Request(page), facts);
		expect(passkey).toMatchObject({ ok: false, reason: "wait" });
	});
});

describe("a recovery code", () => {
	test("replaces the app's code once, even when many requests use it at the same moment", async () => {
		const { email, codes } = await joined();
		const [code = "", other = ""] = codes;
		expect(await enter(email, "not the password", other)).toEqual({ ok: false, reason: "wrong" });
		const tries = await Promise.all(
			Array.from({ length: 4 }, () => enter(email, PASSWORD, code.toLowerCase().replaceAll("-", " "))),
		);
		expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("from an older set no longer works", async () => {
		const { email, codes, cookie } = await joined();
		const session = await findAdminSession(withCookie(cookie));
		if (!session) throw new Error("no session");
		const renewed = await renewRecoveryCodes(session);
		expect(await enter(email, PASSWORD, codes[0] ?? "")).toEqual({ ok: false, reason: "wrong" });
		expect(await enter(email, PASSWORD, renewed[0] ?? "")).toMatchObject({ ok: true, method: "recovery" });
	});

	test("is stored as a hash", async () => {
		const { codes } = await joined();
		const { rows } = await db().execute(sql`select t::text as text from staff_recovery_codes t`);
		expect(JSON.stringify(rows)).not.toContain(codes[0]);
	});
});

describe("a session", () => {
	test("ends after 30 minutes without activity", async () => {
		const { cookie } = await joined();
		const age = (minutes: number) =>
			db()
				.update(adminSessions)
				.set({ lastSeenAt: sql`last_seen_at - make_interval(mins => ${minutes})` });
		await age(29);
		expect(await findAdminSession(withCookie(cookie))).not.toBeNull();
		// Looking at a page counts as use.
		await age(29);
		expect(await findAdminSession(withCookie(cookie))).not.toBeNull();
		await age(30);
		expect(await findAdminSession(withCookie(cookie))).toBeNull();
	});

	test("needs to be confirmed again after 15 minutes", async () => {
		const { cookie } = await joined();
		await db().update(adminSessions).set({ confirmedAt: sql`now() - interval '15 minutes'` });
		expect(await findAdminSession(withCookie(cookie))).toMatchObject({ isConfirmed: false });
	});

	test("is listed with its device and can be ended, by its own person only", async () => {
		const { cookie, email, secret } = await joined();
		const stranger = await findAdminSession(withCookie((await joined()).cookie));
		const other = await unlock(
			{ way: "email", email, password: PASSWORD, code: codeOf(secret) },
			new Request(page, { headers: { "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" } }),
			facts,
		);
		const session = await findAdminSession(withCookie(cookie));
		if (!session || !stranger || !other.ok) throw new Error("no session");
		const list = await sessionsOf(session.staffId);
		const phone = list.find(({ device }) => device === "Safari on iPhone");
		expect(list).toHaveLength(2);
		expect(await endSession(stranger, phone?.id ?? "")).toBe(false);
		expect(await findAdminSession(withCookie(other.cookies[0] ?? ""))).not.toBeNull();
		expect(await endSession(session, phone?.id ?? "")).toBe(true);
		expect(await findAdminSession(withCookie(other.cookies[0] ?? ""))).toBeNull();
	});

	test("on another device ends with a new password, while this one stays", async () => {
		const { cookie, email, secret } = await joined();
		const other = await enter(email, PASSWORD, codeOf(secret));
		const session = await findAdminSession(withCookie(cookie));
		if (!session || !other.ok) throw new Error("no session");
		await changePassword(session, "nineteen ladders of quilt");
		expect(await findAdminSession(withCookie(cookie))).not.toBeNull();
		expect(await findAdminSession(withCookie(other.cookies[0] ?? ""))).toBeNull();
	});

	test("is in the audit log under the person's name", async () => {
		const { cookie } = await joined();
		const session = await findAdminSession(withCookie(cookie));
		await closeAdminSession(withCookie(cookie));
		const { entries } = await auditPage({ subjectId: null, staffId: session?.staffId, before: null });
		expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
			"Ana Ruiz signed out",
			"Ana Ruiz signed in with an invitation",
			"Ana Ruiz joined as office",
		]);
	});
});

describe("owners", () => {
	test("reset a lost sign-in: everything old stops at once, and a new link starts over", async () => {
		const { email, secret, cookie, codes } = await joined();
		expect(await resetStaff((await personAt(email)).id, await owner())).toBe("done");
		expect(await findAdminSession(withCookie(cookie))).toBeNull();
		expect(await enter(email, PASSWORD, codeOf(secret))).toEqual({ ok: false, reason: "wrong" });
		expect(await enter(email, PASSWORD, codes[0] ?? "")).toEqual({ ok: false, reason: "wrong" });
		expect(await findInvited(await linkFor(email))).toMatchObject({ email });
	});

	test("cannot change the shared account or themselves", async () => {
		const actor = await owner();
		expect(await disableStaff(actor.staffId, actor)).toBe("not-this-one");
		const { email } = await joined("owner");
		const { id } = await personAt(email);
		expect(await changeRole(id, "office", { label: "Ana", staffId: id })).toBe("not-this-one");
		expect(await disableStaff(actor.staffId, { label: "Ana", staffId: id })).toBe("not-this-one");
	});

	test("turn off the shared password only while one of them has a passkey, and no one can remove the last one", async () => {
		await setAdminPassword(PASSWORD);
		const shared = () => unlock({ way: "shared", password: PASSWORD }, new Request(page), facts);
		expect(await shared()).toMatchObject({ ok: true });
		expect(await switchSharedPassword(false, await owner())).toBe("last-key");
		expect(await isSharedPasswordOn()).toBe(true);

		const { email, cookie } = await joined("owner");
		const { id } = await personAt(email);
		const opened = await shared();
		const sharedCookie = opened.ok ? (opened.cookies[0] ?? "") : "";
		expect(await findAdminSession(withCookie(sharedCookie))).not.toBeNull();
		await db()
			.insert(staffPasskeys)
			.values({ id: "key-1", staffId: id, name: "Phone", publicKey: Buffer.from([1]) });
		expect(await switchSharedPassword(false, await owner())).toBe("done");
		expect(await shared()).toEqual({ ok: false, reason: "wrong" });
		// Whoever used it is signed out, and nobody else.
		expect(await findAdminSession(withCookie(sharedCookie))).toBeNull();

		const session = await findAdminSession(withCookie(cookie));
		if (!session) throw new Error("no session");
		expect(await removePasskey(session, "key-1")).toBe("last-key");
		expect(await disableStaff(id, await owner())).toBe("last-key");
		expect(await changeRole(id, "office", await owner())).toBe("last-key");
		expect((await personAt(email)).state).toBe("active");

		expect(await switchSharedPassword(true, await owner())).toBe("done");
		expect(await shared()).toMatchObject({ ok: true });
		expect(await removePasskey(session, "key-1")).toBe("done");
	});
});

describe("the secret of an authenticator app", () => {
	const [old, fresh] = ["o".repeat(40), "n".repeat(40)];
	const setSecrets = (...secrets: [string, ...string[]]) => overrideEnv({ SESSION_SECRET: secrets });
	const stored = async (email: string) => (await personAt(email)).totpSecret ?? "";
	const plainIn = async (secret: string) => {
		const { rows } = await db().execute(sql`select 1 from staff where staff::text like ${`%${secret}%`}`);
		return rows.length;
	};

	test("is not readable in the database, and nobody can use another person's", async () => {
		const { email, secret } = await joined();
		expect(secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(await plainIn(secret)).toBe(0);
		expect(await stored(email)).toMatch(/^sealed\.[\w-]{60,}$/);
		const other = await joined();
		const moved = { ...(await personAt(other.email)), totpSecret: await stored(email) };
		expect(await totpSecretOf(moved)).toBeNull();
		expect(await enter(email, PASSWORD, codeOf(secret))).toMatchObject({ ok: true });
	});

	test("is encrypted at the next start if an older version stored it in plain text", async () => {
		const { email, secret } = await joined();
		await db().update(staff).set({ totpSecret: secret }).where(eq(staff.email, email));
		await renewTotpSecrets();
		expect(await plainIn(secret)).toBe(0);
		expect(await enter(email, PASSWORD, codeOf(secret))).toMatchObject({ ok: true });
	});

	test("follows the session secret, and the old one is not needed after a start with both", async () => {
		onTestFinished(() => overrideEnv({ SESSION_SECRET: undefined }));
		setSecrets(old);
		const { email, secret } = await joined();
		const before = await stored(email);
		setSecrets(fresh, old);
		expect(await totpSecretOf(await personAt(email))).toBe(secret);
		await renewTotpSecrets();
		const after = await stored(email);
		expect(after).not.toBe(before);
		// Nothing left to do.
		await renewTotpSecrets();
		expect(await stored(email)).toBe(after);
		setSecrets(fresh);
		expect(await enter(email, PASSWORD, codeOf(secret))).toMatchObject({ ok: true });
	});

	test("is gone without the session secret that encrypted it, and a recovery code still works", async () => {
		onTestFinished(() => overrideEnv({ SESSION_SECRET: undefined }));
		setSecrets(old);
		const { email, secret, codes } = await joined();
		setSecrets(fresh);
		await renewTotpSecrets();
		expect(await enter(email, PASSWORD, codeOf(secret))).toEqual({ ok: false, reason: "wrong" });
		expect(await enter(email, PASSWORD, codes[0] ?? "")).toMatchObject({ ok: true });
	});
});

test("the audit log says what was wrong with each failed attempt, and the answer does not", async () => {
	await setAdminPassword(PASSWORD);
	const { email, secret, codes, cookie } = await joined();
	const session = await findAdminSession(withCookie(cookie));
	if (!session) throw new Error("no session");
	const from = (): RequestFacts => ({ ...facts, clientAddress: `198.51.100.${++network}` });
	const attempts: [Attempt, string][] = [
		[{ way: "shared", password: "not the password" }, "Invalid password"],
		[{ way: "passkey", answer: "{}" }, "Invalid passkey"],
		[
			{ way: "email", email: "nobody@hills.example", password: PASSWORD, code: codeOf(secret) },
			"Unknown email or disabled account",
		],
		[{ way: "email", email, password: "no", code: codeOf(secret) }, "Invalid personal password"],
		[{ way: "email", email, password: "no", code: codes[0] ?? "" }, "Invalid personal password"],
		[{ way: "email", email, password: PASSWORD, code: "000000" }, "Invalid code"],
		[{ way: "email", email, password: PASSWORD, code: "A".repeat(16) }, "Invalid recovery code"],
	];
	const lastEntry = async () => (await auditPage({ subjectId: "gate", before: null })).entries[0];
	for (const [attempt, reason] of attempts) {
		expect(await unlock(attempt, new Request(page), from())).toEqual({ ok: false, reason: "wrong" });
		expect(await lastEntry()).toMatchObject({ actor: "Visitor", action: "failed to sign in", reason });
	}
	for (const [attempt, reason] of attempts.slice(0, 2)) {
		const confirmed = await confirmPerson(attempt, session, new Request(page), from());
		expect(confirmed).toEqual({ ok: false, reason: "wrong" });
		expect(await lastEntry()).toMatchObject({
			actor: "Ana Ruiz",
			action: "failed to confirm who they are",
			reason,
		});
	}
});

test("the audit log names the account of a failed attempt if we know it, and never what was typed", async () => {
	const { email } = await joined();
	const { email: disabled } = await joined();
	await disableStaff((await personAt(disabled)).id, await owner());
	const { id } = await personAt(email);
	await db()
		.insert(staffPasskeys)
		.values({ id: "key-named", staffId: id, name: "Phone", publicKey: Buffer.from([1]) });
	const byEmail = (typed: string) =>
		({ way: "email", email: typed, password: "not the password", code: "000000" }) as const;
	const attempts: [Attempt, string][] = [
		[byEmail(` ${email.toUpperCase()} `), email],
		[byEmail(disabled), disabled],
		[byEmail("my secret pass phrase"), "unknown account"],
		[byEmail("x".repeat(5_000)), "unknown account"],
		[{ way: "shared", password: "my secret pass phrase" }, "shared account"],
		[{ way: "passkey", answer: '{"id":"key-named","response":{}}' }, email],
		[{ way: "passkey", answer: '{"id":"my-secret-key","response":{}}' }, "unknown account"],
	];
	for (const [attempt, account] of attempts) {
		const from = { ...facts, clientAddress: `198.51.100.${++network}` };
		expect(await unlock(attempt, new Request(page), from)).toEqual({ ok: false, reason: "wrong" });
		const { entries } = await auditPage({ subjectId: "gate", before: null });
		expect(entries[0]).toMatchObject({ action: "failed to sign in", subjectTitle: account });
		expect(JSON.stringify(entries)).not.toContain("secret");
	}
});

test("a passkey challenge works once, and garbage opens nothing", async () => {
	const url = new URL(page);
	const { challenge } = await passkeyRequest(url);
	expect(challenge.length).toBeGreaterThan(40);
	for (const answer of ["", "null", "[]", "{}", '{"id":"\\u0000"}', '{"id":"key-9","response":{}}'])
		expect(await readPasskeyAnswer(answer, url)).toBeNull();
});
