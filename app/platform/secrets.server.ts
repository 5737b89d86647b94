import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { settings } from "#db/schema.ts";
import { db } from "./db.server.ts";
import { env } from "./env.server.ts";

/** SESSION_SECRET, or one made at first need and kept in the database: every process of the fleet has the same. */
export async function sessionSecret(): Promise<string> {
	const given = env().SESSION_SECRET;
	if (given) return given;
	kept ??= keptSecret();
	kept.catch(() => {
		kept = undefined;
	});
	return kept;
}

/** Recognises a value without keeping it. The same value gives different hashes for different purposes. */
export async function keyedHash(purpose: string, value: string): Promise<Buffer> {
	return createHmac("sha256", await sessionSecret())
		.update(`${purpose}\0${value}`)
		.digest();
}

const KEY = "session-secret";
let kept: Promise<string> | undefined;

async function keptSecret(): Promise<string> {
	// Of several first starts at once one insert wins, and all read the winner's.
	await db()
		.insert(settings)
		.values({ key: KEY, value: randomBytes(48).toString("base64url") })
		.onConflictDoNothing();
	const [row] = await db().select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
	if (typeof row?.value !== "string")
		throw new Error("The session secret in the settings table is not readable.");
	return row.value;
}
