// A link by email that lets a person join, or start over. It is made in the job that emails it.
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { sendPrivateLink } from "#app/platform/messages/mailed-links.server.ts";
import { keyHash, linkAddress, linkEnds, randomKey } from "#app/platform/private-links.server.ts";
import { staff, staffInvitations } from "#db/schema.ts";
import { invitationMail } from "./staff-mails.server.tsx";

export const invitationJob = defineJob<{ staffId: string; invitedBy: string }>("staff-invitation", {
	retryLimit: 20,
	retryDelay: 5,
	retryDelayMax: 600,
	expireInSeconds: 120,
	concurrency: 2,
	pollSeconds: 1,
	handler: ({ staffId, invitedBy }) => mailInvitation(staffId, invitedBy),
});

/** A failed attempt leaves a link that nobody has; the next attempt revokes it. */
async function mailInvitation(staffId: string, invitedBy: string): Promise<void> {
	const token = randomKey();
	const person = await db().transaction(async (tx) => {
		const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
		if (row?.state !== "invited" || !row.email) return null;
		await revokeInvitations(tx, staffId);
		await tx.insert(staffInvitations).values({
			staffId,
			tokenHash: keyHash(token),
			invitedBy,
			expiresAt: linkEnds("invitation"),
		});
		return { ...row, email: row.email };
	});
	if (!person) return;
	const link = linkAddress("invitation", token);
	await sendPrivateLink(
		{ to: person.email, ...invitationMail({ role: person.role, invitedBy, link }) },
		`the invitation of ${staffId}`,
	);
}

export async function revokeInvitations(tx: Tx, staffId: string): Promise<void> {
	await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId));
}

/** Who was invited with this link; null when it is unknown, used or too old. */
export async function findInvited(token: string): Promise<typeof staff.$inferSelect | null> {
	const [row] = await db()
		.select({ person: staff })
		.from(staffInvitations)
		.innerJoin(staff, eq(staff.id, staffInvitations.staffId))
		.where(isValid(token));
	return row?.person ?? null;
}

/** Whether somebody joined with this link a few minutes ago. */
export async function wasJustUsed(token: string): Promise<boolean> {
	const isThis = eq(staffInvitations.tokenHash, keyHash(token));
	const used = gt(staffInvitations.usedAt, sql`now() - interval '15 minutes'`);
	return (await db().$count(staffInvitations, and(isThis, used))) > 0;
}

/** Who was invited, as above. Until the transaction ends, nobody can use up or revoke the link. */
export async function lockInvited(tx: Tx, token: string): Promise<string | null> {
	// The person first, as whoever joins does: two locks in another order could wait for each other.
	const [found] = await tx
		.select({ staffId: staffInvitations.staffId })
		.from(staffInvitations)
		.where(eq(staffInvitations.tokenHash, keyHash(token)));
	if (!found) return null;
	await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, found.staffId)).for("update");
	const [open] = await tx
		.select({ staffId: staff.id })
		.from(staffInvitations)
		.innerJoin(staff, eq(staff.id, staffInvitations.staffId))
		.where(isValid(token));
	return open?.staffId ?? null;
}

/** Uses up the link. True for one caller only. */
export async function takeInvitation(tx: Tx, token: string): Promise<boolean> {
	const [row] = await tx
		.update(staffInvitations)
		.set({ usedAt: sql`now()` })
		.from(staff)
		.where(and(eq(staff.id, staffInvitations.staffId), isValid(token)))
		.returning({ staffId: staffInvitations.staffId });
	return row !== undefined;
}

function isValid(token: string) {
	return and(
		eq(staffInvitations.tokenHash, keyHash(token)),
		isNull(staffInvitations.usedAt),
		gt(staffInvitations.expiresAt, sql`now()`),
		eq(staff.state, "invited"),
	);
}
