// Accepting an invitation: with a passkey, or with a password and an authenticator app.
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { staff } from "#db/schema.ts";
import { deviceName } from "../device-name.ts";
import { openAdminSession } from "../sessions.server.ts";
import { findInvited, lockInvited, takeInvitation } from "./invitations.server.ts";
import { enterFirstCode, setPassword } from "./own-keys.server.ts";
import { readNewPasskey, storePasskey } from "./passkeys.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { makeRecoveryCodes } from "./recovery-codes.server.ts";

export type Joined =
	| { ok: true; codes: string[]; cookie: string }
	| { ok: false; reason: "gone" | "invalid" };

type Invitation = { token: string; request: Request };

export async function joinWithPasskey(
	{ token, request }: Invitation,
	{ name, answer, url }: { name: string; answer: string; url: URL },
): Promise<Joined> {
	const person = await findInvited(token);
	if (!person) return { ok: false, reason: "gone" };
	const passkey = await readNewPasskey(answer, person.id, url);
	if (!passkey) return { ok: false, reason: "invalid" };
	const device = deviceName(request.headers.get("user-agent"));
	return join({ token, request }, person, name, async (tx) => storePasskey(tx, { ...passkey, name: device }));
}

/** The first of two steps: the invitation is used up by the app's first code. */
export async function choosePassword(
	token: string,
	{ name, password }: { name: string; password: string },
): Promise<boolean> {
	if (!(await findInvited(token))) return false;
	const hash = await hashPassword(password);
	return whileInvited(token, async (tx, staffId) => {
		await tx.update(staff).set({ name }).where(eq(staff.id, staffId));
		await setPassword(tx, staffId, hash);
	});
}

/** Back to the first step. */
export async function forgetChosenPassword(token: string): Promise<void> {
	await whileInvited(token, async (tx, staffId) => {
		await tx.update(staff).set({ password: null, totpSecret: null }).where(eq(staff.id, staffId));
	});
}

/**
 * Changes the account only if the invitation is still open in that moment. Otherwise whoever else has the link could
 * overwrite the password of someone who has just joined. False when it is not.
 */
async function whileInvited(
	token: string,
	change: (tx: Tx, staffId: string) => Promise<void>,
): Promise<boolean> {
	return db().transaction(async (tx) => {
		const staffId = await lockInvited(tx, token);
		if (staffId) await change(tx, staffId);
		return staffId !== null;
	});
}

export async function joinWithCode({ token, request }: Invitation, code: string): Promise<Joined> {
	const person = await findInvited(token);
	if (!person) return { ok: false, reason: "gone" };
	return join({ token, request }, person, person.name, (tx) => enterFirstCode(tx, person.id, code));
}

async function join(
	{ token, request }: Invitation,
	person: { id: string; role: string; email: string | null },
	name: string,
	addKey: (tx: Tx) => Promise<boolean>,
): Promise<Joined> {
	const outcome = await db()
		.transaction(async (tx) => {
			if (!(await addKey(tx))) return "invalid" as const;
			if (!(await takeInvitation(tx, token))) throw new InvitationGone();
			await tx
				.update(staff)
				.set({ name, state: "active", updatedAt: sql`now()` })
				.where(eq(staff.id, person.id));
			await recordAudit(
				tx,
				{ label: name, staffId: person.id },
				{
					action: `joined as ${person.role}`,
					subject: { kind: "staff", id: person.id, title: person.email ?? name },
				},
			);
			return makeRecoveryCodes(tx, person.id);
		})
		.catch((error: unknown) => {
			if (error instanceof InvitationGone) return "gone" as const;
			throw error;
		});
	if (outcome === "invalid" || outcome === "gone") return { ok: false, reason: outcome };
	const cookie = await openAdminSession(request, { staffId: person.id, name, method: "invitation" });
	return { ok: true, codes: outcome, cookie };
}

/** Rolls back the transaction: someone else used the link first. */
class InvitationGone extends Error {}
