import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { settings } from "#db/schema.ts";
import { db } from "./db.server.ts";
import { env } from "./env.server.ts";

/** SESSION_SECRET, or a generated one that is stored in the database and shared by every process. */
export async function sessionSecret(): Promise<string> {
	const given = env().SESSION_SECRET;
	if (given) return given;
	secret ??= loadOrCreateSecret();
	secret.catch(() => {
		secret = undefined;
	});
	return secret;
}

/** A hash that recognizes a value without storing it. The same value hashes differently for each purpose. */
export async function keyedHash(purpose: string, value: string): Promise<Buffer> {
	return createHmac("sha256", await sessionSecret())
		.update(`${purpose}\0${value}`)
		.digest();
}

const KEY = "session-secret";
let secret: Promise<string> | undefined;

async function loadOrCreateSecret(): Promise<string> {
	// When several processes start for the first time, one insert wins and all read that value.
	await db()
		.insert(settings)
		.values({ key: KEY, value: randomBytes(48).toString("base64url") })
		.onConflictDoNothing();
	const [row] = await db().select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
	if (typeof row?.value !== "string")
		throw new Error("The session secret in the settings table is not readable.");
	return row.value;
}
