// The shared office password, stored as a scrypt hash. It comes from ADMIN_PASSWORD or is generated on first start. An
// owner can turn it off once an owner has a passkey.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { settings } from "#db/schema.ts";
import { hashPassword, matchesPassword, type PasswordHash } from "./accounts/password-hash.server.ts";
import { passwordProblem } from "./accounts/password-rules.ts";
import { allowSharedPassword, isSharedPasswordOn } from "./accounts/way-in.server.ts";
import { endAllAdminSessions } from "./sessions.server.ts";

const KEY = "admin-password";

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
	const generated = randomBytes(12).toString("base64url");
	const value = await hashPassword(generated);
	// When several processes start together, one wins, and only that one shows the password.
	const inserted = await db().insert(settings).values({ key: KEY, value }).onConflictDoNothing().returning();
	return inserted.length > 0 ? generated : undefined;
}

/** Also ends all sessions and turns the shared password on, because it is the way back in. */
export async function setAdminPassword(password: string): Promise<void> {
	const value = await hashPassword(password);
	await db().transaction(async (tx) => {
		await tx
			.insert(settings)
			.values({ key: KEY, value })
			.onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
		await allowSharedPassword(tx);
		await endAllAdminSessions(tx);
	});
}

/** Takes as long when the shared password is turned off. */
export async function isAdminPassword(password: string): Promise<boolean> {
	const isOn = await isSharedPasswordOn();
	return matchesPassword(password, isOn ? await readStored() : undefined);
}

async function readStored(): Promise<PasswordHash | undefined> {
	const [row] = await db().select().from(settings).where(eq(settings.key, KEY));
	return row?.value as PasswordHash | undefined;
}
