// Admin sessions. The cookie has a random token and the database its hash, so a copy of the table does not give access.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { signedCookie } from "#app/platform/cookies.server.ts";
import { db, type Tx } from "#app/platform/db.server.ts";
import { adminSessions } from "#db/schema.ts";

const HOURS = 12;
// Without a maximum age it is a session cookie.
const cookie = signedCookie<string>("ringline_admin");

export type AdminSession = {
	/** The name in the audit log, one per session. */
	label: string;
};

/** Returns the `Set-Cookie` header of the new session. */
export async function openAdminSession(request: Request): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	const label = `Admin ${randomBytes(3).toString("hex").toUpperCase()}`;
	await db().transaction(async (tx) => {
		await tx.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`));
		await tx.insert(adminSessions).values({
			tokenHash: hashOf(token),
			label,
			expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
		});
		await recordAudit(tx, label, { action: "signed in", subject: { kind: "gate", id: "gate", title: "" } });
	});
	return cookie.write(request, token);
}

export async function findAdminSession(request: Request): Promise<AdminSession | null> {
	const token = await cookie.read(request);
	if (typeof token !== "string" || token === "") return null;
	const [session] = await db()
		.select({ label: adminSessions.label })
		.from(adminSessions)
		.where(and(eq(adminSessions.tokenHash, hashOf(token)), gt(adminSessions.expiresAt, sql`now()`)));
	return session ?? null;
}

/** Returns the `Set-Cookie` header that clears the cookie. */
export async function closeAdminSession(request: Request): Promise<string> {
	const token = await cookie.read(request);
	if (typeof token === "string")
		await db().transaction(async (tx) => {
			const [closed] = await tx
				.delete(adminSessions)
				.where(eq(adminSessions.tokenHash, hashOf(token)))
				.returning({ label: adminSessions.label });
			if (closed)
				await recordAudit(tx, closed.label, {
					action: "signed out",
					subject: { kind: "gate", id: "gate", title: "" },
				});
		});
	return cookie.clear(request);
}

export async function endAllAdminSessions(tx: Tx): Promise<void> {
	await tx.delete(adminSessions);
}

function hashOf(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}
