// The shared admin password, stored as a scrypt hash. It comes from ADMIN_PASSWORD or is generated on first start.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { settings } from "#db/schema.ts";
import { endAllAdminSessions } from "./sessions.server.ts";

const KEY = "admin-password";
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

type StoredPassword = { salt: string; hash: string };

/** Returns the password if it was generated. It cannot be read again later. */
export async function ensureAdminPassword(): Promise<string | undefined> {
	const wanted = env().ADMIN_PASSWORD;
	const stored = await readStored();
	if (wanted) {
		if (!stored || !(await matches(wanted, stored))) await setAdminPassword(wanted);
		return undefined;
	}
	if (stored) return undefined;
	const generated = randomBytes(12).toString("base64url");
	const value = await hashPassword(generated);
	// When several processes start together, one wins, and only that one shows the password.
	const inserted = await db().insert(settings).values({ key: KEY, value }).onConflictDoNothing().returning();
	return inserted.length > 0 ? generated : undefined;
}

/** Also ends all sessions. */
export async function setAdminPassword(password: string): Promise<void> {
	const value = await hashPassword(password);
	await db().transaction(async (tx) => {
		await tx
			.insert(settings)
			.values({ key: KEY, value })
			.onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
		await endAllAdminSessions(tx);
	});
}

export async function isAdminPassword(password: string): Promise<boolean> {
	const stored = await readStored();
	return stored !== undefined && matches(password, stored);
}

async function readStored(): Promise<StoredPassword | undefined> {
	const [row] = await db().select().from(settings).where(eq(settings.key, KEY));
	return row?.value as StoredPassword | undefined;
}

async function hashPassword(password: string): Promise<StoredPassword> {
	const salt = randomBytes(16);
	const hash = await derive(password, salt, 32, COST);
	return { salt: salt.toString("base64"), hash: hash.toString("base64") };
}

async function matches(password: string, stored: StoredPassword): Promise<boolean> {
	const hash = await derive(password, Buffer.from(stored.salt, "base64"), 32, COST);
	return timingSafeEqual(hash, Buffer.from(stored.hash, "base64"));
}
