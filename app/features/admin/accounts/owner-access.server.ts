// Whether the shared password opens the panel. While it is off, some owner must have a passkey, or nobody could manage
// the panel.
import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { settings, staff, staffPasskeys } from "#db/schema.ts";
import { endSharedSessions } from "../sessions.server.ts";

const OFF_KEY = "admin-password-off";
// An arbitrary number that keeps this lock apart from other advisory locks.
const LOCK = 5_821_903;

export async function isSharedPasswordOn(on: Pick<Tx, "$count"> = db()): Promise<boolean> {
	return (await on.$count(settings, eq(settings.key, OFF_KEY))) === 0;
}

/** It cannot be turned off while no owner has a passkey. Ends the sessions that it opened. */
export async function switchSharedPassword(isOn: boolean, actor: Actor): Promise<"done" | "last-key"> {
	return preventLockout<"done">(async (tx) => {
		if (isOn) await allowSharedPassword(tx);
		else {
			await tx.insert(settings).values({ key: OFF_KEY, value: true }).onConflictDoNothing();
			await endSharedSessions(tx);
		}
		await recordAudit(tx, actor, {
			action: isOn ? "turned the shared password on" : "turned the shared password off",
			subject: { kind: "gate", id: "gate", title: "" },
		});
		return "done";
	});
}

export async function allowSharedPassword(tx: Tx): Promise<void> {
	await tx.delete(settings).where(eq(settings.key, OFF_KEY));
}

/**
 * Undoes the change and returns "last-key" when it would leave owners without a way in. Such changes wait for each
 * other, so that two people cannot remove the last two keys at once.
 */
export async function preventLockout<Result>(
	change: (tx: Tx) => Promise<Result>,
): Promise<Result | "last-key"> {
	try {
		return await db().transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
			const result = await change(tx);
			if (!(await isSharedPasswordOn(tx)) && !(await hasOwnerWithPasskey(tx))) throw new LastKey();
			return result;
		});
	} catch (error) {
		if (error instanceof LastKey) return "last-key";
		throw error;
	}
}

export async function hasOwnerWithPasskey(on: Pick<Tx, "select"> = db()): Promise<boolean> {
	const [row] = await on
		.select({ id: staff.id })
		.from(staff)
		.innerJoin(staffPasskeys, eq(staffPasskeys.staffId, staff.id))
		.where(and(eq(staff.role, "owner"), eq(staff.state, "active")))
		.limit(1);
	return row !== undefined;
}

class LastKey extends Error {}
