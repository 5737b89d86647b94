// Flags, restores, deletes, undoes and releases listings. Each action checks the version the admin saw while holding
// the row lock, so of two admins one acts and the other gets a message. It also writes the audit entry and invalidates
// cached pages.
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Actor, actorName, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { announceChange } from "#app/platform/http/page-tags.server.ts";
import { auditEntries, listingFlags, listings } from "#db/schema.ts";
import { tellOfListing } from "../listing/listing-news.server.ts";
import { forgetOffense, recordOffense } from "../listing/offenses.server.ts";
import { closeAppeal } from "./appeals.server.ts";
import { raiseFlagEvent } from "./flag-event.server.ts";
import { ADMIN_REASON, type Item, type ModerationAction, type Outcome } from "./moderation.ts";
import { DEFAULT_REASON, type ModerationReason, moderationReasons } from "./moderation-reasons.ts";
import { UNDO_DEADLINE_SECONDS } from "./purge.server.ts";
import { enqueueDeletedMail, queueHiddenMail } from "./seller-notices.server.ts";

const MAX_ITEMS_AT_ONCE = 200;

/** Runs in one transaction, with an outcome for each listing. */
export async function moderate(
	action: ModerationAction,
	items: readonly Item[],
	actor: Actor,
	reason: ModerationReason = DEFAULT_REASON,
): Promise<Outcome[]> {
	const wanted = new Map(items.slice(0, MAX_ITEMS_AT_ONCE).map((item) => [item.id, item]));
	if (wanted.size === 0) return [];
	return db().transaction(async (tx) => {
		const rows = await lockListings(tx, [...wanted.keys()]);
		const outcomes: Outcome[] = [];
		const acted: string[] = [];
		for (const item of wanted.values()) {
			const row = rows.get(item.id);
			if (row && (await isSentAgain(tx, action, row, item.version, actor))) {
				outcomes.push({ kind: row.kind, result: "done" });
				continue;
			}
			const result = row ? await applyAction(tx, action, row, item.version, { actor, reason }) : "gone";
			outcomes.push({ kind: row?.kind ?? null, result });
			if (result !== "done") continue;
			acted.push(item.id);
			await followUp(tx, action, item.id, reason);
		}
		if (acted.length > 0) await announceChange(tx, "listings", ...acted.map((id) => `listing:${id}`));
		return outcomes;
	});
}

type Row = Pick<typeof listings.$inferSelect, "id" | "kind" | "title" | "version" | "flagged" | "held"> & {
	deleted: boolean;
	undoable: boolean;
	reported: boolean;
};

async function lockListings(tx: Tx, ids: string[]): Promise<Map<string, Row>> {
	const rows = await tx
		.select({
			id: listings.id,
			kind: listings.kind,
			title: listings.title,
			version: listings.version,
			flagged: listings.flagged,
			held: listings.held,
			deleted: sql<boolean>`${listings.deletedAt} is not null`,
			undoable: sql<boolean>`coalesce(${listings.deletedAt} > now() - make_interval(secs => ${UNDO_DEADLINE_SECONDS}), false)`,
			reported: sql<boolean>`${listings.lastFlaggedAt} is not null`,
		})
		.from(listings)
		.where(inArray(listings.id, ids))
		// A fixed order, so that two bulk actions cannot deadlock.
		.orderBy(listings.id)
		.for("update");
	return new Map(rows.map((row) => [row.id, row]));
}

/** As the audit log calls them. */
const auditActions: Record<ModerationAction, string> = {
	flag: "flagged",
	restore: "restored",
	delete: "deleted",
	undo: "brought back",
	release: "released from spam",
};

/** The answer was lost, and the same person does the same again: it stands, and nothing is done twice. */
async function isSentAgain(
	tx: Tx,
	action: ModerationAction,
	row: Row,
	seenVersion: number,
	actor: Actor,
): Promise<boolean> {
	const isDue = action === "undo" ? row.deleted : !row.deleted && row.version === seenVersion;
	if (isDue) return false;
	const [last] = await tx
		.select({ actor: auditEntries.actor, action: auditEntries.action })
		.from(auditEntries)
		.where(and(eq(auditEntries.subjectId, row.id), gt(auditEntries.at, sql`now() - interval '10 minutes'`)))
		.orderBy(desc(auditEntries.at), desc(auditEntries.id))
		.limit(1);
	return last?.action === auditActions[action] && last.actor === actorName(actor);
}

async function applyAction(
	tx: Tx,
	action: ModerationAction,
	row: Row,
	seenVersion: number,
	{ actor, reason }: { actor: Actor; reason: ModerationReason },
): Promise<Outcome["result"]> {
	const subject = { kind: "listing" as const, id: row.id, title: row.title };
	if (action === "undo") {
		if (!row.deleted) return "changed";
		if (!row.undoable) return "late";
		await change(tx, row, { deletedAt: null, ...(row.flagged ? {} : { moderationReason: null }) });
		await recordAudit(tx, actor, { action: auditActions.undo, subject });
		return "done";
	}
	if (row.deleted) return "gone";
	if (row.version !== seenVersion) return "changed";
	if (action === "flag") {
		if (row.flagged) return "changed";
		await change(tx, row, { flagged: true, moderationReason: reason });
		await tx.insert(listingFlags).values({ listingId: row.id, source: "admin", reason: ADMIN_REASON });
		await raiseFlagEvent(tx, row, {
			source: "admin",
			category: null,
			reason: ADMIN_REASON,
			isHidden: true,
		});
		await recordAudit(tx, actor, {
			action: auditActions.flag,
			subject,
			reason: `${ADMIN_REASON}: ${moderationReasons[reason]}`,
		});
		return "done";
	}
	const reasons = await findReasons(tx, row);
	if (action === "restore") {
		if (!row.flagged && !row.reported) return "changed";
		await change(tx, row, { flagged: false, lastFlaggedAt: null, moderationReason: null });
		await tx.delete(listingFlags).where(eq(listingFlags.listingId, row.id));
		await recordAudit(tx, actor, { action: auditActions.restore, subject, reason: reasons });
		return "done";
	}
	if (action === "release") {
		if (!row.held) return "changed";
		await change(tx, row, { held: false, heldReason: null });
		await recordAudit(tx, actor, { action: auditActions.release, subject });
		return "done";
	}
	await change(tx, row, { deletedAt: sql`now()`, moderationReason: reason });
	await recordAudit(tx, actor, {
		action: auditActions.delete,
		subject,
		reason: [moderationReasons[reason], reasons].filter(Boolean).join(" · "),
	});
	return "done";
}

/** Tells the seller, remembers offenses, and tells those who wait for such a listing. */
async function followUp(
	tx: Tx,
	action: ModerationAction,
	listingId: string,
	reason: ModerationReason,
): Promise<void> {
	if (action === "flag") await queueHiddenMail(tx, listingId, reason);
	if (action === "delete") {
		await enqueueDeletedMail(tx, listingId, reason, UNDO_DEADLINE_SECONDS + 1);
		await recordOffense(tx, listingId);
	}
	if (action === "undo") await forgetOffense(tx, listingId);
	if (action === "restore") await closeAppeal(tx, listingId);
	// It becomes public now.
	if (action === "release" || action === "restore") await tellOfListing(tx, listingId);
}

async function change(
	tx: Tx,
	row: Row,
	values: {
		flagged?: boolean;
		lastFlaggedAt?: null;
		held?: boolean;
		heldReason?: null;
		deletedAt?: ReturnType<typeof sql> | null;
		moderationReason?: ModerationReason | null;
	},
): Promise<void> {
	await tx
		.update(listings)
		.set({ ...values, version: sql`${listings.version} + 1`, updatedAt: sql`now()` })
		.where(and(eq(listings.id, row.id), eq(listings.version, row.version)));
}

/** The reports at the time of the admin's decision. */
async function findReasons(tx: Tx, row: Row): Promise<string | undefined> {
	if (!row.reported) return undefined;
	const flags = await tx
		.select({ reason: listingFlags.reason })
		.from(listingFlags)
		.where(eq(listingFlags.listingId, row.id))
		.orderBy(sql`${listingFlags.flaggedAt} desc`)
		.limit(20);
	return flags.map(({ reason }) => reason).join(" · ") || undefined;
}
