// The people who work in the panel, as owners manage them.

import { asc, count, desc, eq, isNull, max, sql } from "drizzle-orm";
import { company } from "#app/features/company/company.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { enqueue } from "#app/platform/jobs.server.ts";
import { capitalize } from "#app/ui/capitalize.ts";
import { adminSessions, staff, staffInvitations, staffPasskeys, staffRecoveryCodes } from "#db/schema.ts";
import type { Role } from "../roles.ts";
import { endSessionsOf } from "../sessions.server.ts";
import { invitationJob, revokeInvitations } from "./invitations.server.ts";
import { preventLockout } from "./owner-access.server.ts";

export type StaffMember = typeof staff.$inferSelect;

/** Until whoever has this account gives it a name of their own. */
const SHARED_NAME = "Owner";

/** The account that the shared password signs in to. Made when it is first needed. */
export async function sharedAccount(): Promise<StaffMember> {
	const find = () => db().query.staff.findFirst({ where: (row) => eq(row.isShared, true) });
	const known = await find();
	if (known) return known;
	await db()
		.insert(staff)
		.values({ name: SHARED_NAME, role: "owner", state: "active", isShared: true })
		.onConflictDoNothing();
	const made = await find();
	if (!made) throw new Error("The account of the shared password could not be made.");
	return made;
}

export async function findStaff(id: string): Promise<StaffMember | undefined> {
	return db().query.staff.findFirst({ where: (row) => eq(row.id, id) });
}

/** Owners first, then by name. */
export async function staffList() {
	const keys = db()
		.select({ staffId: staffPasskeys.staffId, n: count().as("keys") })
		.from(staffPasskeys)
		.groupBy(staffPasskeys.staffId)
		.as("keys");
	const seen = db()
		.select({ staffId: adminSessions.staffId, at: max(adminSessions.lastSeenAt).as("seen") })
		.from(adminSessions)
		.groupBy(adminSessions.staffId)
		.as("seen");
	const invited = db()
		.selectDistinctOn([staffInvitations.staffId], {
			staffId: staffInvitations.staffId,
			expiresAt: staffInvitations.expiresAt,
		})
		.from(staffInvitations)
		.where(isNull(staffInvitations.usedAt))
		.orderBy(staffInvitations.staffId, desc(staffInvitations.expiresAt))
		.as("invited");
	return db()
		.select({
			id: staff.id,
			name: staff.name,
			email: staff.email,
			role: staff.role,
			state: staff.state,
			isShared: staff.isShared,
			passkeys: sql<number>`coalesce(${keys.n}, 0)`.mapWith(Number),
			hasPassword: sql<boolean>`${staff.totpStep} is not null`,
			lastSeenAt: seen.at,
			invitedUntil: invited.expiresAt,
		})
		.from(staff)
		.leftJoin(keys, eq(keys.staffId, staff.id))
		.leftJoin(seen, eq(seen.staffId, staff.id))
		.leftJoin(invited, eq(invited.staffId, staff.id))
		.orderBy(asc(staff.role), asc(staff.name), asc(staff.id));
}

/** Sends a link to join. A person who was invited before gets a new one, with the new role. */
export async function inviteStaff(
	{ email, role }: { email: string; role: Role },
	actor: Exclude<Actor, string>,
): Promise<"done" | "exists"> {
	return db().transaction(async (tx) => {
		await tx
			.insert(staff)
			.values({ name: nameFromEmail(email), email, role, state: "invited" })
			.onConflictDoNothing({ target: staff.email });
		const [person] = await tx.select().from(staff).where(eq(staff.email, email)).for("update");
		if (person?.state !== "invited") return "exists";
		await tx.update(staff).set({ role, updatedAt: sql`now()` }).where(eq(staff.id, person.id));
		await sendInvitation(tx, person.id, actor);
		await record(tx, actor, person, `invited as ${role}`);
		return "done";
	});
}

export type StaffChange = "done" | "gone" | "not-this-one" | "last-key";

/** The account of the shared password stays an owner's, and nobody can lock themselves out. */
export async function changeRole(
	id: string,
	role: Role,
	actor: Exclude<Actor, string>,
): Promise<StaffChange> {
	return changeStaff(id, actor, async (tx, person) => {
		await tx.update(staff).set({ role, updatedAt: sql`now()` }).where(eq(staff.id, id));
		await record(tx, actor, person, `changed the role from ${person.role} to ${role}`);
	});
}

/** Ends their sessions and invitations at once. */
export async function disableStaff(id: string, actor: Exclude<Actor, string>): Promise<StaffChange> {
	return changeStaff(id, actor, async (tx, person) => {
		await tx.update(staff).set({ state: "disabled", updatedAt: sql`now()` }).where(eq(staff.id, id));
		await endSessionsOf(tx, id);
		await revokeInvitations(tx, id);
		await record(tx, actor, person, "disabled the account");
	});
}

/**
 * For lost or stolen keys, and for coming back: all passkeys, the password and the codes stop working at once, and a
 * link to start over goes to the person's address.
 */
export async function resetStaff(id: string, actor: Exclude<Actor, string>): Promise<StaffChange> {
	return changeStaff(id, actor, async (tx, person) => {
		await tx
			.update(staff)
			.set({ state: "invited", password: null, totpSecret: null, totpStep: null, updatedAt: sql`now()` })
			.where(eq(staff.id, id));
		await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
		await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
		await endSessionsOf(tx, id);
		await sendInvitation(tx, id, actor);
		await record(tx, actor, person, person.state === "invited" ? "sent a new link" : "reset the sign-in");
	});
}

async function changeStaff(
	id: string,
	actor: Exclude<Actor, string>,
	change: (tx: Tx, person: StaffMember) => Promise<void>,
): Promise<StaffChange> {
	return preventLockout<Exclude<StaffChange, "last-key">>(async (tx) => {
		const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
		if (!person) return "gone";
		if (person.isShared || person.id === actor.staffId) return "not-this-one";
		await change(tx, person);
		return "done";
	});
}

async function sendInvitation(tx: Tx, staffId: string, actor: Exclude<Actor, string>): Promise<void> {
	await revokeInvitations(tx, staffId);
	const [inviting] = await tx.select().from(staff).where(eq(staff.id, actor.staffId));
	// The shared password has no name, and its sessions only have numbers, which say nothing to the person invited.
	const isNamed = inviting?.name === actor.label && inviting.name !== SHARED_NAME;
	const invitedBy = isNamed ? inviting.name : `The ${company.shortName} office`;
	await enqueue(tx, invitationJob, { staffId, invitedBy });
}

async function record(tx: Tx, actor: Actor, person: StaffMember, action: string): Promise<void> {
	await recordAudit(tx, actor, {
		action,
		subject: { kind: "staff", id: person.id, title: person.email ?? person.name },
	});
}

/** 'ana.ruiz@…' is 'Ana Ruiz' until she says otherwise. */
function nameFromEmail(email: string): string {
	const words = (email.split("@", 1)[0] ?? "").split(/[._+-]+/).filter(Boolean);
	return words.map(capitalize).join(" ") || email;
}

/** To review who has access. */
export const staffExport: Export<Awaited<ReturnType<typeof staffList>>[number]> = {
	name: "staff",
	contents: "the staff list",
	columns: [
		["Name", ({ name }) => name],
		["Email", ({ email }) => email],
		["Role", ({ role }) => role],
		["State", ({ state }) => state],
		["Shared password", ({ isShared }) => (isShared ? "yes" : "no")],
		["Passkeys", ({ passkeys }) => passkeys],
		["Password and code", ({ hasPassword }) => (hasPassword ? "yes" : "no")],
		["Last seen", ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? null],
		["Invitation expires", ({ invitedUntil }) => invitedUntil?.toISOString() ?? null],
	],
	asJson: (person) => person,
	read: async () => ({ rows: await staffList(), next: null }),
};
