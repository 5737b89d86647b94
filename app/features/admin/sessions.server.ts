// Admin sessions. The cookie has a random token and the database its hash, so a copy of the table does not give access.
import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { adminSessions, staff } from "#db/schema.ts";
import { deviceName } from "./device-name.ts";
import type { Role } from "./roles.ts";

const HOURS = 12;
export const IDLE_MINUTES = 30;
/** How long a sign-in or confirmation covers exports, deletions and sign-in changes. */
export const CONFIRMED_MINUTES = 15;
// Without a maximum age it is a session cookie.
const cookie = signedCookie<string>("ringline_admin");

export type SessionMethod = (typeof adminSessions.method.enumValues)[number];

export type AdminSession = {
	id: string;
	staffId: string;
	/** The name in the audit log: the person's, or one per session of the shared password. */
	label: string;
	name: string;
	email: string | null;
	role: Role;
	method: SessionMethod;
	/** Whether the person proved who they are within the last minutes. */
	isConfirmed: boolean;
};

/** Who signs in, and how. */
export type Entry = { staffId: string; name: string; method: SessionMethod };

/** Returns the `Set-Cookie` header of the new session. */
export async function openAdminSession(request: Request, entry: Entry): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	const label =
		entry.method === "shared" ? `Admin ${randomBytes(3).toString("hex").toUpperCase()}` : entry.name;
	const { staffId, method } = entry;
	await db().transaction(async (tx) => {
		await tx.delete(adminSessions).where(hasEnded());
		await tx.insert(adminSessions).values({
			tokenHash: hashToken(token),
			staffId,
			label,
			method,
			device: deviceName(request.headers.get("user-agent")),
			expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
		});
		await recordAudit(
			tx,
			{ label, staffId },
			{ action: `signed in ${methodWords[method]}`, subject: { kind: "gate", id: "gate", title: "" } },
		);
	});
	return cookie.write(request, token);
}

export const methodWords: Record<SessionMethod, string> = {
	shared: "with the shared password",
	password: "with a password and code",
	passkey: "with a passkey",
	recovery: "with a recovery code",
	invitation: "with an invitation",
};

export async function findAdminSession(request: Request): Promise<AdminSession | null> {
	const token = await cookie.read(request);
	if (typeof token !== "string" || token === "") return null;
	const [found] = await db()
		.select({
			id: adminSessions.id,
			staffId: staff.id,
			label: adminSessions.label,
			name: staff.name,
			email: staff.email,
			role: staff.role,
			method: adminSessions.method,
			isConfirmed: sql<boolean>`${adminSessions.confirmedAt} > now() - make_interval(mins => ${CONFIRMED_MINUTES})`,
			// Once a minute is enough, and saves a write on every request.
			isStale: sql<boolean>`${adminSessions.lastSeenAt} < now() - interval '1 minute'`,
		})
		.from(adminSessions)
		.innerJoin(staff, eq(staff.id, adminSessions.staffId))
		.where(and(eq(adminSessions.tokenHash, hashToken(token)), eq(staff.state, "active"), isOpen()));
	if (!found) return null;
	const { isStale, ...session } = found;
	if (isStale)
		await db().update(adminSessions).set({ lastSeenAt: sql`now()` }).where(eq(adminSessions.id, session.id));
	return session;
}

/** Returns the `Set-Cookie` header that clears the cookie. */
export async function closeAdminSession(request: Request): Promise<string> {
	const token = await cookie.read(request);
	if (typeof token === "string")
		await db().transaction(async (tx) => {
			const [closed] = await tx
				.delete(adminSessions)
				.where(eq(adminSessions.tokenHash, hashToken(token)))
				.returning({ label: adminSessions.label, staffId: adminSessions.staffId });
			if (closed)
				await recordAudit(tx, closed.staffId ? { ...closed, staffId: closed.staffId } : closed.label, {
					action: "signed out",
					subject: { kind: "gate", id: "gate", title: "" },
				});
		});
	return cookie.clear(request);
}

export async function confirmSession(id: string): Promise<void> {
	await db().update(adminSessions).set({ confirmedAt: sql`now()` }).where(eq(adminSessions.id, id));
}

/** The person's open sessions, the one used last first. */
export async function sessionsOf(staffId: string) {
	return db()
		.select({
			id: adminSessions.id,
			device: adminSessions.device,
			method: adminSessions.method,
			createdAt: adminSessions.createdAt,
			lastSeenAt: adminSessions.lastSeenAt,
		})
		.from(adminSessions)
		.where(and(eq(adminSessions.staffId, staffId), isOpen()))
		.orderBy(desc(adminSessions.lastSeenAt), desc(adminSessions.createdAt));
}

/** One of the person's own sessions. False when it is not there anymore. */
export async function endSession(session: AdminSession, id: string): Promise<boolean> {
	return db().transaction(async (tx) => {
		const [ended] = await tx
			.delete(adminSessions)
			.where(and(eq(adminSessions.id, id), eq(adminSessions.staffId, session.staffId)))
			.returning({ device: adminSessions.device });
		if (ended)
			await recordAudit(tx, session, {
				action: "ended a session",
				subject: { kind: "gate", id: "gate", title: ended.device },
			});
		return ended !== undefined;
	});
}

/** All of the person's sessions but this one. */
export async function endOtherSessions(session: AdminSession): Promise<void> {
	await db().transaction(async (tx) => {
		await endSessionsOf(tx, session.staffId, session.id);
		await recordAudit(tx, session, {
			action: "ended all other sessions",
			subject: { kind: "gate", id: "gate", title: "" },
		});
	});
}

export async function endSessionsOf(tx: Tx, staffId: string, exceptId?: string): Promise<void> {
	await tx
		.delete(adminSessions)
		.where(and(eq(adminSessions.staffId, staffId), exceptId ? ne(adminSessions.id, exceptId) : undefined));
}

/** Those that somebody opened with the shared password. */
export async function endSharedSessions(tx: Tx): Promise<void> {
	await tx.delete(adminSessions).where(eq(adminSessions.method, "shared"));
}

export async function endAllAdminSessions(tx: Tx): Promise<void> {
	await tx.delete(adminSessions);
}

function isOpen(): SQL | undefined {
	return and(
		gt(adminSessions.expiresAt, sql`now()`),
		gt(adminSessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
	);
}

function hasEnded(): SQL | undefined {
	return or(
		lte(adminSessions.expiresAt, sql`now()`),
		lte(adminSessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
	);
}
