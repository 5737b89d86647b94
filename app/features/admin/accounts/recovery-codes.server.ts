// Ten codes for when a passkey or phone is lost. Each has 79 random bits, works once and is stored as a hash.
import { randomInt } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { staffRecoveryCodes } from "#db/schema.ts";

const CODES = 10;
// Without letters that look like digits.
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 16;

/** Replaces the older codes. The new ones cannot be read again later. */
export async function makeRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
	const codes = Array.from({ length: CODES }, newCode);
	await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
	await tx
		.insert(staffRecoveryCodes)
		.values(codes.map((code) => ({ staffId, codeHash: hashToken(normalized(code)) })));
	return codes;
}

export function looksLikeRecoveryCode(text: string): boolean {
	return normalized(text).length === LENGTH;
}

/** True for one caller only, even when several send the same code at once. */
export async function spendRecoveryCode(tx: Tx, staffId: string, text: string): Promise<boolean> {
	const used = await tx
		.update(staffRecoveryCodes)
		.set({ usedAt: sql`now()` })
		.where(
			and(
				eq(staffRecoveryCodes.staffId, staffId),
				eq(staffRecoveryCodes.codeHash, hashToken(normalized(text))),
				isNull(staffRecoveryCodes.usedAt),
			),
		)
		.returning({ id: staffRecoveryCodes.id });
	return used.length > 0;
}

export async function unusedRecoveryCodes(staffId: string, on: Pick<Tx, "select"> = db()): Promise<number> {
	const [row] = await on
		.select({ n: count() })
		.from(staffRecoveryCodes)
		.where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
	return row?.n ?? 0;
}

/** 'ABCD-EFGH-JKMN-PQRS' */
function newCode(): string {
	const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
	return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

function normalized(text: string): string {
	return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
