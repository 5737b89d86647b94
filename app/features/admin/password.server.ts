// The shared office password, stored as a scrypt hash. It comes from ADMIN_PASSWORD or is generated on first start. A
// generated one works for a month, then only to choose another. An owner can turn the shared password off once an owner
// has a passkey.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { settings } from "#db/schema.ts";
import { allowSharedPassword, isSharedPasswordOn } from "./accounts/owner-access.server.ts";
import { hashPassword, matchesPassword, type PasswordHash } from "./accounts/password-hash.server.ts";
import { passwordProblem } from "./accounts/password-rules.server.ts";
import { endAllAdminSessions } from "./sessions.server.ts";

const KEY = "admin-password";
const GENERATED_LIFETIME_MS = 30 * 24 * 3_600_000;

/** `expiresAt`: of a generated password. */
type StoredPassword = PasswordHash & { expiresAt?: string };

export function newAdminPassword(): string {
	return randomBytes(12).toString("base64url");
}

/** Returns the password if it was generated. It cannot be read again later. */
export async function ensureAdminPassword(): Promise<string | undefined> {
	const wanted = env().ADMIN_PASSWORD;
	const stored = await readStored();
	if (wanted) {
		const problem = passwordProblem(wanted);
		if (problem) log.warn(`ADMIN_PASSWORD is weak. ${problem}`);
		if (!stored || !(await matchesPassword(wanted, stored))) await setAdminPassword(wanted);
		return undefined;
	}
	if (stored) return undefined;
	const generated = newAdminPassword();
	const value = await toStore(generated, true);
	// When several processes start together, one wins, and only that one shows the password.
	const inserted = await db().insert(settings).values({ key: KEY, value }).onConflictDoNothing().returning();
	return inserted.length > 0 ? generated : undefined;
}

/** `actor`: whoever did it in the panel. Also ends all sessions and turns the shared password on, because it is the way back in. */
export async function setAdminPassword(
	password: string,
	{ isGenerated = false, actor }: { isGenerated?: boolean; actor?: Actor } = {},
): Promise<void> {
	const value = await toStore(password, isGenerated);
	await db().transaction(async (tx) => {
		await tx
			.insert(settings)
			.values({ key: KEY, value })
			.onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
		await allowSharedPassword(tx);
		await endAllAdminSessions(tx);
		if (actor)
			await recordAudit(tx, actor, {
				action: "replaced the generated shared password",
				subject: { kind: "gate", id: "gate", title: "" },
			});
	});
}

/** Takes as long when the shared password is turned off. */
export async function checkAdminPassword(password: string): Promise<"right" | "wrong" | "expired"> {
	const stored = (await isSharedPasswordOn()) ? await readStored() : undefined;
	if (!(await matchesPassword(password, stored))) return "wrong";
	return stored?.expiresAt && new Date(stored.expiresAt) < new Date() ? "expired" : "right";
}

/** Also one that has expired: whoever is signed in may finish what they do. */
export async function isAdminPassword(password: string): Promise<boolean> {
	return (await checkAdminPassword(password)) !== "wrong";
}

async function toStore(password: string, isGenerated: boolean): Promise<StoredPassword> {
	const hash = await hashPassword(password);
	if (!isGenerated) return hash;
	return { ...hash, expiresAt: new Date(Date.now() + GENERATED_LIFETIME_MS).toISOString() };
}

async function readStored(): Promise<StoredPassword | undefined> {
	const [row] = await db().select().from(settings).where(eq(settings.key, KEY));
	return row?.value as StoredPassword | undefined;
}
