// What people change about their own sign-in: passkeys, password and authenticator app, recovery codes, name.
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { staff, staffPasskeys } from "#db/schema.ts";
import { type AdminSession, endSessionsOf } from "../sessions.server.ts";
import { preventLockout } from "./owner-access.server.ts";
import { MAX_PASSKEYS, readNewPasskey, storePasskey } from "./passkeys.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { makeRecoveryCodes, unusedRecoveryCodes } from "./recovery-codes.server.ts";
import { keysChangedMail } from "./staff-mails.server.tsx";
import { newTotpSecret, readTotpStep } from "./totp.server.ts";
import { sealTotpSecret, totpSecretOf } from "./totp-secrets.server.ts";

/** Recovery codes come with the first key, and cannot be read again later. */
export type KeyResult = { ok: true; codes: string[] } | { ok: false; reason: "invalid" | "too-many" };

export async function addPasskey(
	session: AdminSession,
	{ answer, device, url }: { answer: string; device: string; url: URL },
): Promise<KeyResult> {
	const passkey = await readNewPasskey(answer, session.staffId, url);
	if (!passkey) return { ok: false, reason: "invalid" };
	return db().transaction(async (tx) => {
		await lockPerson(tx, session.staffId);
		const known = await tx.$count(staffPasskeys, eq(staffPasskeys.staffId, session.staffId));
		if (known >= MAX_PASSKEYS) return { ok: false, reason: "too-many" };
		if (!(await storePasskey(tx, { ...passkey, name: device }))) return { ok: false, reason: "invalid" };
		await tell(tx, session, "added a passkey", `A passkey was added to your account (${device}).`);
		return { ok: true, codes: await firstCodes(tx, session.staffId) };
	});
}

export async function removePasskey(
	session: AdminSession,
	id: string,
): Promise<"done" | "gone" | "last-key"> {
	return preventLockout<"done" | "gone">(async (tx) => {
		const [removed] = await tx
			.delete(staffPasskeys)
			.where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, session.staffId)))
			.returning({ name: staffPasskeys.name });
		if (!removed) return "gone";
		await tell(
			tx,
			session,
			"removed a passkey",
			`A passkey was removed from your account (${removed.name}).`,
		);
		return "done";
	});
}

/** Ends the person's other sessions. Without a working authenticator app, it starts to set one up. */
export async function changePassword(session: AdminSession, password: string): Promise<void> {
	const hash = await hashPassword(password);
	await db().transaction(async (tx) => {
		await setPassword(tx, session.staffId, hash);
		await endSessionsOf(tx, session.staffId, session.id);
		await tell(tx, session, "set a password", "Your account's password was set or changed.");
	});
}

/** Creates a new secret each time, until a first code from the app is entered. */
export async function setPassword(
	tx: Tx,
	staffId: string,
	password: NonNullable<(typeof staff.$inferSelect)["password"]>,
): Promise<void> {
	await tx.update(staff).set({ password, updatedAt: sql`now()` }).where(eq(staff.id, staffId));
	await tx
		.update(staff)
		.set({ totpSecret: await sealTotpSecret(staffId, newTotpSecret()) })
		.where(and(eq(staff.id, staffId), isNull(staff.totpStep)));
}

/** The password works only once the app's first code is confirmed. */
export async function confirmAuthenticator(session: AdminSession, code: string): Promise<KeyResult> {
	return db().transaction(async (tx) => {
		if (!(await enterFirstCode(tx, session.staffId, code))) return { ok: false, reason: "invalid" };
		await tell(
			tx,
			session,
			"set up an authenticator app",
			"An authenticator app was set up for your account.",
		);
		return { ok: true, codes: await firstCodes(tx, session.staffId) };
	});
}

export async function enterFirstCode(tx: Tx, staffId: string, code: string): Promise<boolean> {
	const person = await lockPerson(tx, staffId);
	if (!person?.password || person.totpStep !== null) return false;
	const secret = await totpSecretOf(person);
	const step = secret && readTotpStep(secret, code, null);
	if (!step) return false;
	await tx.update(staff).set({ totpStep: step, updatedAt: sql`now()` }).where(eq(staff.id, staffId));
	return true;
}

/** Passkeys and recovery codes stay. */
export async function removePassword(session: AdminSession): Promise<void> {
	await db().transaction(async (tx) => {
		await tx
			.update(staff)
			.set({ password: null, totpSecret: null, totpStep: null, updatedAt: sql`now()` })
			.where(eq(staff.id, session.staffId));
		await tell(
			tx,
			session,
			"removed the password",
			"The password and authenticator app were removed from your account.",
		);
	});
}

export async function renewRecoveryCodes(session: AdminSession): Promise<string[]> {
	return db().transaction(async (tx) => {
		await lockPerson(tx, session.staffId);
		await tell(
			tx,
			session,
			"made new recovery codes",
			"New recovery codes were created. The old ones no longer work.",
		);
		return makeRecoveryCodes(tx, session.staffId);
	});
}

export async function changeProfile(
	session: AdminSession,
	{ name, email }: { name: string; email: string | null },
): Promise<"done" | "taken"> {
	return db().transaction(async (tx) => {
		const others = await tx.$count(
			staff,
			email ? and(eq(staff.email, email), sql`${staff.id} <> ${session.staffId}`) : sql`false`,
		);
		if (others > 0) return "taken";
		// Told at the old address, since a new one may not be the person's.
		if (email !== session.email)
			await tell(tx, session, "changed the email address", "Your account's email address was changed.");
		await tx.update(staff).set({ name, email, updatedAt: sql`now()` }).where(eq(staff.id, session.staffId));
		return "done";
	});
}

/** Codes for an account that has none left. */
export async function firstCodes(tx: Tx, staffId: string): Promise<string[]> {
	return (await unusedRecoveryCodes(staffId, tx)) > 0 ? [] : makeRecoveryCodes(tx, staffId);
}

async function lockPerson(tx: Tx, staffId: string): Promise<typeof staff.$inferSelect | undefined> {
	const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
	return person;
}

async function tell(tx: Tx, session: AdminSession, action: string, what: string): Promise<void> {
	await recordAudit(tx, session, {
		action,
		subject: { kind: "staff", id: session.staffId, title: session.email ?? session.name },
	});
	if (!session.email) return;
	await queueMail(tx, {
		to: session.email,
		purpose: "staff-keys",
		isScheduled: true,
		...keysChangedMail({ what, panelAddress: `${publicUrl()}/admin/account` }),
	});
}
