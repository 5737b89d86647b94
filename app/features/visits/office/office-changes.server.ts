// Office changes to the calendar. They may ignore the rules on hours and notice, but never book a time twice.
import { and, asc, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import { endAt, isSkipped, momentAt } from "#app/features/company/places/local-time.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { visits } from "#db/schema.ts";
import { raiseVisitEvent } from "../calendar/visit-event.server.ts";
import { KEPT } from "../holds.server.ts";
import { markInTouch } from "../lead-state.server.ts";
import { busyUntil, type Crew, crewsOf } from "../slots/slots.ts";
import { loadRules } from "../slots/visit-rules.server.ts";
import { kindTexts } from "../visit-kinds.ts";
import { queueVisitMails } from "../visit-mails.server.tsx";
import { audit, changeVisit, lockVisit, timesOf, unlessTaken } from "../visits.server.ts";

/** `skipped`: the clocks are set forward that night, and never show this time. */
export type OfficeOutcome = "done" | "gone" | "taken" | "past" | "skipped" | "not-yet";

/** Done, or nobody was there. Either way we are in touch, and somebody who missed us can pick a new time. */
export async function closeVisit(
	id: string,
	status: "done" | "no_show",
	actor: Actor,
	now = new Date(),
): Promise<OfficeOutcome> {
	return db().transaction(async (tx): Promise<OfficeOutcome> => {
		const found = await lockVisit(tx, id);
		if (!found) return "gone";
		const { visit, lead } = found;
		// Sent again because the answer was lost.
		if (visit.status === status) return "done";
		if (visit.status !== "booked") return "gone";
		if (visit.startsAt > now) return "not-yet";
		const closed = await changeVisit(tx, id, { status });
		await markInTouch(tx, lead);
		if (status === "no_show") await queueVisitMails(tx, "missed", lead, closed, true);
		await raiseVisitEvent(tx, status === "done" ? "visit.done" : "visit.missed", lead, closed);
		const outcome = status === "done" ? "done" : "a no-show";
		await audit(tx, actor, `marked ${kindTexts[visit.kind].inSentence} as ${outcome}`, lead);
		return "done";
	});
}

export async function cancelByOffice(id: string, actor: Actor): Promise<OfficeOutcome> {
	return db().transaction(async (tx): Promise<OfficeOutcome> => {
		const found = await lockVisit(tx, id);
		if (!found) return "gone";
		const { visit, lead } = found;
		if (visit.status === "canceled") return "done";
		if (visit.status !== "booked") return "gone";
		const canceled = await changeVisit(tx, id, { status: "canceled" });
		await markInTouch(tx, lead);
		await queueVisitMails(tx, "canceled", lead, canceled, true);
		await raiseVisitEvent(tx, "visit.canceled", lead, canceled);
		await audit(tx, actor, `canceled ${kindTexts[visit.kind].inSentence}`, lead);
		return "done";
	});
}

/** `minutes` since midnight in Los Angeles. `crew`: who does it from now on. */
export type OfficeMove = { day: string; minutes: number; crew: Crew };

export async function moveByOffice(
	id: string,
	{ day, minutes, crew }: OfficeMove,
	actor: Actor,
	now = new Date(),
): Promise<OfficeOutcome> {
	const startsAt = momentAt(day, minutes);
	if (startsAt <= now) return "past";
	if (isSkipped(day, minutes)) return "skipped";
	return unlessTaken(() =>
		db().transaction(async (tx): Promise<OfficeOutcome> => {
			const found = await lockVisit(tx, id);
			if (found?.visit.status !== "booked") return "gone";
			const { visit, lead } = found;
			const isSameTime = visit.startsAt.getTime() === startsAt.getTime();
			if (isSameTime && visit.staffId === crew) return "done";
			const endsAt = new Date(startsAt.getTime() + visit.endsAt.getTime() - visit.startsAt.getTime());
			const slot = { startsAt, endsAt, busyUntil: busyUntil(await loadRules(tx), visit.kind, endsAt), crew };
			// A different crew changes nothing for the visitor.
			const moved = await changeVisit(tx, id, {
				...(isSameTime ? { staffId: crew } : timesOf(slot, now)),
				// Whoever moves it has talked to them.
				...KEPT,
			});
			if (!isSameTime) {
				await queueVisitMails(tx, "moved", lead, moved, true);
				await raiseVisitEvent(tx, "visit.moved", lead, moved);
			}
			await audit(tx, actor, `moved ${kindTexts[visit.kind].inSentence}`, lead);
			return "done";
		}),
	);
}

/** From this time of the first day until that time of the last, nights included. `crew`: 'everybody', or one person. */
export type BlockedTime = {
	day: string;
	from: number;
	lastDay: string;
	to: number;
	crew: Crew | "everybody";
	note: string;
};

export async function blockTime(block: BlockedTime, actor: Actor, now = new Date()): Promise<OfficeOutcome> {
	const { startsAt, endsAt } = spanOf(block);
	if (endsAt <= now) return "past";
	if (endsAt <= startsAt) return "skipped";
	const crews = await crewsIn(block);
	return unlessTaken(() =>
		db().transaction(async (tx): Promise<OfficeOutcome> => {
			await tx.insert(visits).values(
				crews.map((staffId) => ({
					status: "blocked" as const,
					staffId,
					startsAt,
					endsAt,
					busyUntil: endsAt,
					note: block.note,
				})),
			);
			await recordAudit(tx, actor, {
				action: "blocked time",
				subject: {
					kind: "visits",
					id: block.day,
					title: block.day === block.lastDay ? block.day : `${block.day} to ${block.lastDay}`,
				},
				...(block.note ? { reason: block.note } : {}),
			});
			return "done";
		}),
	);
}

/** What keeps this time from being blocked: when each visit or block starts, at most `limit` of them. */
export async function startsInTheWay(block: BlockedTime, limit: number): Promise<Date[]> {
	const { startsAt, endsAt } = spanOf(block);
	const crews = await crewsIn(block);
	const people = crews.filter((crew) => crew !== null);
	const rows = await db()
		.select({ startsAt: visits.startsAt })
		.from(visits)
		.where(
			and(
				inArray(visits.status, ["booked", "blocked"]),
				or(inArray(visits.staffId, people), crews.includes(null) ? isNull(visits.staffId) : undefined),
				lt(visits.startsAt, endsAt),
				gt(visits.busyUntil, startsAt),
			),
		)
		.orderBy(asc(visits.startsAt))
		.limit(limit);
	return rows.map((row) => row.startsAt);
}

function spanOf({ day, from, lastDay, to }: BlockedTime): { startsAt: Date; endsAt: Date } {
	return { startsAt: momentAt(day, from), endsAt: endAt(lastDay, to) };
}

async function crewsIn({ crew }: BlockedTime): Promise<Crew[]> {
	return crew === "everybody" ? crewsOf(await loadRules()) : [crew];
}

export async function unblockTime(id: string, actor: Actor): Promise<OfficeOutcome> {
	return db().transaction(async (tx): Promise<OfficeOutcome> => {
		const [freed] = await tx
			.delete(visits)
			.where(and(eq(visits.id, id), eq(visits.status, "blocked")))
			.returning();
		if (!freed) return "gone";
		await recordAudit(tx, actor, {
			action: "unblocked time",
			subject: { kind: "visits", id, title: freed.note },
		});
		return "done";
	});
}
