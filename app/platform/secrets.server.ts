import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { settings } from "#db/schema.ts";
import { sideConnection } from "./database/db.server.ts";
import { env } from "./env.server.ts";

/**
 * The secrets of SESSION_SECRET, or a generated one that is stored in the database and shared by every process. The
 * first signs; the others only verify what was signed before it was changed.
 */
export async function sessionSecrets(): Promise<[string, ...string[]]> {
	const given = env().SESSION_SECRET;
	if (given) return given;
	secret ??= loadOrCreateSecret();
	secret.catch(() => {
		secret = undefined;
	});
	return [await secret];
}

/** A hash that recognizes a value without storing it. The same value hashes differently for each purpose. */
export async function keyedHash(purpose: string, value: string): Promise<Buffer> {
	return hashWith((await sessionSecrets())[0], purpose, value);
}

/** With every secret that still verifies, the newest first. For finding what was stored under an older one. */
export async function keyedHashes(purpose: string, value: string): Promise<Buffer[]> {
	return (await sessionSecrets()).map((one) => hashWith(one, purpose, value));
}

/** Whether `given` is the hash of the value, with any secret that still verifies. */
export async function isKeyedHash(purpose: string, value: string, given: Buffer): Promise<boolean> {
	const hashes = await keyedHashes(purpose, value);
	return hashes.filter((hash) => hash.length === given.length && timingSafeEqual(hash, given)).length > 0;
}

/** What we store of a random token: enough to recognize it, useless to whoever reads the database. */
export function hashToken(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

const SEALED = "sealed.";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a value that must be readable again, with the newest secret (AES-256-GCM). For one purpose only. */
export async function seal(purpose: string, value: string): Promise<string> {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv("aes-256-gcm", sealingKey((await sessionSecrets())[0], purpose), nonce);
	const encrypted = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
	return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/**
 * Null when no secret that still verifies opens it. `isNewest`: whether the newest secret does. A value that was stored
 * before it was encrypted is returned as it is.
 */
export async function unseal(
	purpose: string,
	stored: string,
): Promise<{ value: string; isNewest: boolean } | null> {
	if (!stored.startsWith(SEALED)) return { value: stored, isNewest: false };
	const bytes = Buffer.from(stored.slice(SEALED.length), "base64url");
	for (const [index, one] of (await sessionSecrets()).entries()) {
		const value = decrypt(sealingKey(one, purpose), bytes);
		if (value !== null) return { value, isNewest: index === 0 };
	}
	return null;
}

function sealingKey(key: string, purpose: string): Buffer {
	return hashWith(key, "seal", purpose);
}

function decrypt(key: Buffer, bytes: Buffer): string | null {
	const start = NONCE_BYTES + TAG_BYTES;
	if (bytes.length < start) return null;
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
	decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
	try {
		return decipher.update(bytes.subarray(start), undefined, "utf8") + decipher.final("utf8");
	} catch {
		return null;
	}
}

export function hashWith(key: string, purpose: string, value: string): Buffer {
	return createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
}

const KEY = "session-secret";
let secret: Promise<string> | undefined;

async function loadOrCreateSecret(): Promise<string> {
	// Often first needed inside a transaction, whose rollback must not undo it.
	const db = drizzle(sideConnection());
	// When several processes start for the first time, one insert wins and all read that value.
	await db
		.insert(settings)
		.values({ key: KEY, value: randomBytes(48).toString("base64url") })
		.onConflictDoNothing();
	const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
	if (typeof row?.value !== "string")
		throw new Error("The session secret in the settings table is not readable.");
	return row.value;
}
