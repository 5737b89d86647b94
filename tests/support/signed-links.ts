// Tokens like those in the site's emails, so that a test need not wait for one.
import { createHash, createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { settings } from "#db/schema.ts";
import { siteDatabase } from "./office.ts";

/** As app/platform/secrets.server.ts derives it. */
export async function signedToken(purpose: string, value: string): Promise<string> {
	await using site = await siteDatabase();
	const [row] = await site.db.select().from(settings).where(eq(settings.key, "session-secret"));
	return createHmac("sha256", String(row?.value)).update(`${purpose}\0${value}`).digest("base64url");
}

/** For links of which the database holds the hash. */
export function newToken(): { token: string; tokenHash: Buffer } {
	const token = randomBytes(32).toString("base64url");
	return { token, tokenHash: createHash("sha256").update(token).digest() };
}
