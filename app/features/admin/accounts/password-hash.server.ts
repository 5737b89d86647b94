// Passwords as scrypt hashes. Two at a time: each takes a core and 32 MB.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { makeTurns } from "#app/platform/turns.server.ts";

export type PasswordHash = { salt: string; hash: string };

const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const scryptHash = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const inTurn = makeTurns(2);
/** Hashing time grows with the text, so very long passwords are refused first. */
const MAX_LENGTH = 1_000;

export async function hashPassword(password: string): Promise<PasswordHash> {
	const salt = randomBytes(16);
	const hash = await derive(password, salt);
	return { salt: salt.toString("base64"), hash: hash.toString("base64") };
}

/** Takes the same time without a stored hash, so that nobody can tell whether there is one. */
export async function matchesPassword(
	password: string,
	stored: PasswordHash | null | undefined,
): Promise<boolean> {
	if (password === "" || password.length > MAX_LENGTH) return false;
	const { salt, hash } = stored ?? NOBODY;
	const derived = await derive(password, Buffer.from(salt, "base64"));
	return timingSafeEqual(derived, Buffer.from(hash, "base64")) && stored != null;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
	return inTurn("", () => scryptHash(password, salt, 32, COST));
}

const NOBODY: PasswordHash = {
	salt: Buffer.alloc(16).toString("base64"),
	hash: Buffer.alloc(32).toString("base64"),
};
