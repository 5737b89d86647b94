// Books, moves and cancels visits. Each change is one transaction with the lead's state, the mails and the audit log.
import { and, eq, sql } from "drizzle-orm";
import { countyOfAddress } from "#app/features/company/places/counties.ts";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { type Db, db, type Tx } from "#app/platform/database/db.server.ts";
import { makeTurns } from "#app/platform/turns.server.ts";
import { leads, visits } from "#db/schema.ts";
import { raiseVisitEvent } from "./calendar/visit-event.server.ts";
import { type Booker, hasRoomForUnproved, holdFor } from "./holds.server.ts";
import { markBooked, reopenAfterCancel } from "./lead-state.server.ts";
import { countyIn } from "./offer.ts";
import { freeSlots } from "./slots/free-slots.server.ts";
import { type Refusal, type Slot, slotsBetween } from "./slots/slots.ts";
import { loadRules } from "./slots/visit-rules.server.ts";
import { kindTexts, type VisitKind } from "./visit-kinds.ts";
import { queueVisitMails } from "./visit-mails.server.tsx";
import { asVisit, type Visit, type VisitRow } from "./visit-row.server.ts";
import { limitBooking } from "./visitor-limits.server.ts";

export type BookingRequest = { kind: VisitKind; startsAt: Date; wantsText: boolean };
export type Booked =
	| { ok: true; visit: Visit; isNew: boolean }
	/** `unproved-full`: what this day has left is for people who can be reached. */
	| { ok: false; reason: Refusal | "gone" | "unproved-full" }
	/** This network booked enough for today. */
	| { ok: false; reason: "too-many"; retryAfterSeconds: number }
	/** The lead has a visit at another time, which can be moved. */
	| { ok: false; reason: "already"; visit: Visit };

const VISITOR = "Visitor";
/** When the reminder leaves, on the day before. */
const REMINDER_HOUR = 9;

/** `gone`: the request was deleted after its page was opened. */
export async function bookVisit(
	{ id: leadId }: Pick<Lead, "id">,
	wanted: BookingRequest,
	now = new Date(),
	booker: Booker = {},
): Promise<Booked> {
	return inTurn(booker.clientAddress ?? leadId, () =>
		db().transaction(async (tx) => {
			const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for("update");
			if (!lead) return { ok: false, reason: "gone" } as const;
			const existing = await findBooked(lead.id, tx);
			if (existing) {
				const isRepeated =
					existing.kind === wanted.kind && existing.startsAt.getTime() === wanted.startsAt.getTime();
				if (isRepeated) return { ok: true, visit: existing, isNew: false } as const;
				return { ok: false, reason: "already", visit: existing } as const;
			}
			const county = kindTexts[wanted.kind].isOnSite ? countyIn(countyOfAddress(lead.address)) : null;
			const found = await takeSlot(tx, { ...wanted, county, now });
			if (!found.ok) return found;
			const held = await holdFor(tx, lead, { kind: wanted.kind, slot: found.slot, now }, booker);
			if (!held.ok) return held;
			const { clientAddress } = booker;
			const allowed = clientAddress ? await limitBooking(tx, clientAddress, lead) : ({ ok: true } as const);
			if (!allowed.ok) return { ...allowed, reason: "too-many" } as const;
			const [stored] = await tx
				.insert(visits)
				.values({
					...timesOf(found.slot, now),
					leadId: lead.id,
					kind: wanted.kind,
					county: county ?? "",
					wantsText: wanted.wantsText,
					...held.hold,
				})
				.returning();
			const visit = asVisit(stored);
			await markBooked(tx, lead);
			await queueVisitMails(tx, "booked", lead, visit);
			await raiseVisitEvent(tx, "visit.booked", lead, visit);
			await audit(tx, VISITOR, `booked ${kindTexts[wanted.kind].inSentence}`, lead);
			return { ok: true, visit, isNew: true } as const;
		}),
	);
}

export type Moved = { ok: true; visit: Visit } | { ok: false; reason: Refusal | "closed" | "unproved-full" };

/** By the visitor, to a slot that the rules offer. */
export async function moveVisit(id: string, startsAt: Date, now = new Date()): Promise<Moved> {
	return inTurn(id, () =>
		db().transaction(async (tx) => {
			const found = await lockVisit(tx, id);
			if (found?.visit.status !== "booked" || found.visit.startsAt <= now)
				return { ok: false, reason: "closed" } as const;
			const { visit, lead } = found;
			// Sent again because the answer was lost.
			if (visit.startsAt.getTime() === startsAt.getTime()) return { ok: true, visit } as const;
			const county = kindTexts[visit.kind].isOnSite ? countyIn(countyOfAddress(lead.address)) : null;
			const taken = await takeSlot(tx, { kind: visit.kind, startsAt, county, now, moving: id });
			if (!taken.ok) return taken;
			if (visit.heldUntil && !(await hasRoomForUnproved(tx, visit.kind, taken.slot, id)))
				return { ok: false, reason: "unproved-full" } as const;
			const moved = await changeVisit(tx, id, timesOf(taken.slot, now));
			await queueVisitMails(tx, "moved", lead, moved);
			await raiseVisitEvent(tx, "visit.moved", lead, moved);
			await audit(tx, VISITOR, `moved ${kindTexts[visit.kind].inSentence}`, lead);
			return { ok: true, visit: moved } as const;
		}),
	);
}

/** By the visitor. Canceling twice is fine; a visit that began is closed. */
export async function cancelVisit(id: string, now = new Date()): Promise<"done" | "closed"> {
	return db().transaction(async (tx) => {
		const found = await lockVisit(tx, id);
		if (found?.visit.status === "canceled") return "done";
		if (found?.visit.status !== "booked" || found.visit.startsAt <= now) return "closed";
		const canceled = await changeVisit(tx, id, { status: "canceled" });
		const lead = await reopenAfterCancel(tx, found.lead, canceled, now);
		await queueVisitMails(tx, "canceled", lead, canceled);
		await raiseVisitEvent(tx, "visit.canceled", lead, canceled);
		await audit(tx, VISITOR, `canceled ${kindTexts[canceled.kind].inSentence}`, lead);
		return "done";
	});
}

/** What nobody heard while the request was held as spam. For the transaction that releases it. */
export async function announceBooking(tx: Tx, lead: Lead): Promise<void> {
	const visit = await findBooked(lead.id, tx);
	if (!visit || visit.startsAt <= new Date()) return;
	await queueVisitMails(tx, "booked", lead, visit);
	await raiseVisitEvent(tx, "visit.booked", lead, visit);
}

/** The booked visit of a lead, or null. */
export async function findBooked(leadId: string, tx: Tx | Db = db()): Promise<Visit | null> {
	const [row] = await tx
		.select()
		.from(visits)
		.where(and(eq(visits.leadId, leadId), eq(visits.status, "booked")));
	return row ? asVisit(row) : null;
}

export async function findVisit(id: string): Promise<{ visit: Visit; lead: Lead } | null> {
	const [row] = await db()
		.select({ visit: visits, lead: leads })
		.from(visits)
		.innerJoin(leads, eq(visits.leadId, leads.id))
		.where(eq(visits.id, id));
	return row ? { visit: asVisit(row.visit), lead: row.lead } : null;
}

/** The lead first, as everywhere, so that two changes never wait for each other. */
export async function lockVisit(tx: Tx, id: string): Promise<{ visit: Visit; lead: Lead } | null> {
	const [owner] = await tx.select({ leadId: visits.leadId }).from(visits).where(eq(visits.id, id));
	if (!owner?.leadId) return null;
	const [lead] = await tx.select().from(leads).where(eq(leads.id, owner.leadId)).for("update");
	const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for("update");
	return lead && visit ? { visit: asVisit(visit), lead } : null;
}

export async function changeVisit(tx: Tx, id: string, values: Partial<VisitRow>): Promise<Visit> {
	const [changed] = await tx
		.update(visits)
		.set({ ...values, sequence: sql`${visits.sequence} + 1`, updatedAt: sql`now()` })
		.where(eq(visits.id, id))
		.returning();
	return asVisit(changed);
}

/** The columns of a visit at this time, with its reminder. */
export function timesOf(slot: Slot, now: Date) {
	const dayBefore = addDays(localTime(slot.startsAt).day, -1);
	const remindAt = momentAt(dayBefore, REMINDER_HOUR * 60);
	return {
		startsAt: slot.startsAt,
		endsAt: slot.endsAt,
		busyUntil: slot.busyUntil,
		staffId: slot.crew,
		remindAt: remindAt > now ? remindAt : null,
		remindedAt: null,
	};
}

export async function audit(tx: Tx, actor: Actor, action: string, lead: Lead): Promise<void> {
	await recordAudit(tx, actor, { action, subject: { kind: "lead", id: lead.id, title: lead.reference } });
}

/** A crowd on one slot waits for the lock of its day. It must not hold every database connection meanwhile. */
const turns = makeTurns(3);

async function inTurn<Result>(
	client: string,
	change: () => Promise<Result>,
): Promise<Result | { ok: false; reason: "taken" }> {
	const result = await turns(client, () => unlessTaken(change));
	return result === "taken" ? { ok: false, reason: "taken" } : result;
}

const OVERLAP = "23P01";
const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 3;

/**
 * 'taken' when the database refuses the time. Two changes that wait for each other are a deadlock: PostgreSQL undoes
 * one of them, which runs again and sees what the other did.
 */
export async function unlessTaken<Result>(change: () => Promise<Result>): Promise<Result | "taken"> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await change();
		} catch (error) {
			const code = codeOf(error);
			if (code === OVERLAP) return "taken";
			if (code !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
		}
	}
}

/** Drizzle wraps the error of PostgreSQL. */
function codeOf(error: unknown): unknown {
	const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
	return code ?? (cause === undefined ? undefined : codeOf(cause));
}

// An arbitrary number that keeps these locks apart from other two-key advisory locks.
export const DAY_LOCK = 7_464_549;

type SlotRequest = Omit<BookingRequest, "wantsText"> & {
	county: ReturnType<typeof countyIn>;
	now: Date;
	moving?: string;
};

/**
 * Bookings of one day in Los Angeles wait for each other, so that each sees the ones before: a crew stays in one county
 * all day, which no constraint in the database knows.
 */
async function takeSlot(
	tx: Tx,
	{ startsAt, ...wanted }: SlotRequest,
): Promise<{ ok: true; slot: Slot } | { ok: false; reason: Refusal }> {
	if (startsAt <= wanted.now) return { ok: false, reason: "past" };
	const day = Number(localTime(startsAt).day.replaceAll("-", ""));
	await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}::int, ${day}::int)`);
	const range = { from: startsAt, to: new Date(startsAt.getTime() + 1) };
	const [slot] = await freeSlots({ ...wanted, ...range }, tx);
	if (slot) return { ok: true, slot };
	return { ok: false, reason: (await isByTheRules(tx, startsAt, wanted)) ? "taken" : "not-offered" };
}

async function isByTheRules(tx: Tx, startsAt: Date, wanted: Omit<SlotRequest, "startsAt">): Promise<boolean> {
	const rules = await loadRules(tx);
	return slotsBetween(rules, [], startsAt, new Date(startsAt.getTime() + 1), wanted).length > 0;
}
