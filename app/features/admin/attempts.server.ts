// Checks one attempt to sign in: the shared password, a passkey, or email, password and code.
import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { staff } from "#db/schema.ts";
import { ownerOfPasskey, readPasskeyAnswer } from "./accounts/passkeys.server.ts";
import { matchesPassword } from "./accounts/password-hash.server.ts";
import { replacementProblem } from "./accounts/password-rules.server.ts";
import { looksLikeRecoveryCode, spendRecoveryCode } from "./accounts/recovery-codes.server.ts";
import { findStaff, type StaffMember, sharedAccount } from "./accounts/staff.server.ts";
import { readTotpStep } from "./accounts/totp.server.ts";
import { totpSecretOf } from "./accounts/totp-secrets.server.ts";
import { checkAdminPassword, isAdminPassword, setAdminPassword } from "./password.server.ts";
import type { AdminSession, Entry } from "./sessions.server.ts";

export type Attempt =
	/** `newPassword`: replaces a generated password that has expired. */
	| { way: "shared"; password: string; newPassword?: string }
	/** `code`: of the authenticator app, or a recovery code. */
	| { way: "email"; email: string; password: string; code: string }
	/** `answer`: what the browser made of the challenge, as JSON. */
	| { way: "passkey"; answer: string };

export const EXPIRED = "Expired generated password";

/** Why an attempt failed, for the audit log. Whoever tries is told less. */
export type WrongReason =
	| "Invalid password"
	| typeof EXPIRED
	| "Invalid passkey"
	| "Unknown email or disabled account"
	| "Invalid personal password"
	| "Invalid code"
	| "Invalid recovery code";

export async function checkAttempt(attempt: Attempt, url: URL): Promise<Entry | WrongReason> {
	if (attempt.way === "shared") {
		const found = await checkAdminPassword(attempt.password);
		if (found === "wrong") return "Invalid password";
		const { id, name } = await sharedAccount();
		if (found === "expired") {
			const { password, newPassword = "" } = attempt;
			if (replacementProblem(password, newPassword)) return EXPIRED;
			await setAdminPassword(newPassword, { actor: name });
		}
		return { staffId: id, name, method: "shared" };
	}
	if (attempt.way === "passkey") {
		const staffId = await readPasskeyAnswer(attempt.answer, url);
		const person = staffId && (await findStaff(staffId));
		if (!person) return "Invalid passkey";
		return { staffId: person.id, name: person.name, method: "passkey" };
	}
	return checkEmail(attempt);
}

const MAX_ACCOUNT_LENGTH = 200;

/**
 * Which account an attempt was for, for the audit log: as we know it, never as it was typed, because people type
 * passwords into the wrong field.
 */
export async function triedAccount(attempt: Attempt): Promise<string> {
	if (attempt.way === "shared") return "shared account";
	const known =
		attempt.way === "email" ? await findByEmail(attempt.email) : await findByPasskey(attempt.answer);
	return known ? (known.email ?? known.name).slice(0, MAX_ACCOUNT_LENGTH) : "unknown account";
}

/** While signed in, the password alone or any of the person's passkeys is enough. */
export async function checkSamePerson(
	attempt: Attempt,
	session: AdminSession,
	url: URL,
): Promise<AdminSession | WrongReason> {
	if (attempt.way === "passkey") {
		const isOwn = (await readPasskeyAnswer(attempt.answer, url)) === session.staffId;
		return isOwn ? session : "Invalid passkey";
	}
	return (await isPasswordOf(session.staffId, attempt.password)) ? session : "Invalid password";
}

async function isPasswordOf(staffId: string, password: string): Promise<boolean> {
	const person = await findStaff(staffId);
	if (person?.state !== "active") return false;
	const isOwn = person.totpStep !== null && (await matchesPassword(password, person.password));
	return isOwn || (person.isShared && (await isAdminPassword(password)));
}

/** An unknown address takes as long as a wrong password and looks the same. */
async function checkEmail(attempt: Extract<Attempt, { way: "email" }>): Promise<Entry | WrongReason> {
	const found = await findByEmail(attempt.email);
	const person = found?.state === "active" ? found : undefined;
	const isPasswordRight = await matchesPassword(attempt.password, person?.password);
	if (!person) return "Unknown email or disabled account";
	const entry = { staffId: person.id, name: person.name };
	if (looksLikeRecoveryCode(attempt.code)) {
		// Somebody with passkeys only has no password, and the code is enough.
		if (!isPasswordRight && person.totpStep !== null) return "Invalid personal password";
		const isUsed = await db().transaction((tx) => spendRecoveryCode(tx, person.id, attempt.code));
		return isUsed ? { ...entry, method: "recovery" } : "Invalid recovery code";
	}
	if (!isPasswordRight) return "Invalid personal password";
	const isUsed = await spendTotpCode(person, attempt.code);
	return isUsed ? { ...entry, method: "password" } : "Invalid code";
}

async function findByPasskey(answer: string): Promise<StaffMember | undefined> {
	const staffId = await ownerOfPasskey(answer);
	return staffId ? findStaff(staffId) : undefined;
}

async function findByEmail(typed: string): Promise<StaffMember | undefined> {
	return db().query.staff.findFirst({ where: (row) => eq(row.email, typed.trim().toLowerCase()) });
}

/** If two requests send the same code at once, one gets in. */
async function spendTotpCode(person: StaffMember, code: string): Promise<boolean> {
	if (person.totpStep === null) return false;
	const secret = await totpSecretOf(person);
	const step = secret && readTotpStep(secret, code, person.totpStep);
	if (!step) return false;
	const used = await db()
		.update(staff)
		.set({ totpStep: step })
		.where(and(eq(staff.id, person.id), sql`${staff.totpStep} < ${step}`))
		.returning({ id: staff.id });
	return used.length > 0;
}

/** Null when the form isn't an attempt but one of the panel's, sent without a session. */
export function readAttempt(form: FormData): Attempt | null {
	const field = (name: string) => String(form.get(name) ?? "");
	if (form.get("way") === "passkey") return { way: "passkey", answer: field("passkey") };
	if (form.get("way") === "email")
		return { way: "email", email: field("email"), password: field("password"), code: field("code") };
	if (!form.has("password")) return null;
	return { way: "shared", password: field("password"), newPassword: field("newPassword") };
}
