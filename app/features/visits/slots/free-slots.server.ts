// Free slots by the rules and bookings in the database.
import { and, gt, inArray, lt, ne } from "drizzle-orm";
import { localTime } from "#app/features/company/places/local-time.ts";
import { type Db, db, type Tx } from "#app/platform/database/db.server.ts";
import { visits } from "#db/schema.ts";
import { type BusyTime, type Slot, slotsBetween, type WantedVisit } from "./slots.ts";
import { loadRules } from "./visit-rules.server.ts";

const DAY = 86_400_000;
/** How far to look for other times, until there are enough. */
const DAYS_AROUND = [2, 10, 60];

export type SlotQuery = WantedVisit & {
	from: Date;
	to: Date;
	/** The visit being moved. Its own time counts as open. */
	moving?: string;
};

export async function freeSlots(
	{ from, to, moving, ...wanted }: SlotQuery,
	tx: Tx | Db = db(),
): Promise<Slot[]> {
	const rules = await loadRules(tx);
	return slotsBetween(rules, await busyTimes(tx, from, to, moving), from, to, wanted);
}

/** The slots next to a time that is not free, in order. */
export async function nearestSlots(
	startsAt: Date,
	{ notOn, ...wanted }: WantedVisit & { moving?: string; notOn?: string },
	count = 6,
): Promise<Slot[]> {
	const distance = (slot: Slot) => Math.abs(slot.startsAt.getTime() - startsAt.getTime());
	const lastDay = wanted.now.getTime() + (await loadRules()).daysAhead * DAY;
	const middle = Math.min(Math.max(startsAt.getTime(), wanted.now.getTime()), lastDay);
	let slots: Slot[] = [];
	for (const days of DAYS_AROUND) {
		const from = new Date(Math.max(wanted.now.getTime(), middle - days * DAY));
		const found = await freeSlots({ ...wanted, from, to: new Date(middle + days * DAY) });
		slots = found.filter((slot) => localTime(slot.startsAt).day !== notOn);
		if (slots.length >= count) break;
	}
	return slots
		.sort((one, other) => distance(one) - distance(other))
		.slice(0, count)
		.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** One extra day on each side, because a crew stays in one county all day. */
async function busyTimes(tx: Tx | Db, from: Date, to: Date, moving?: string): Promise<BusyTime[]> {
	const rows = await tx
		.select({
			crew: visits.staffId,
			startsAt: visits.startsAt,
			busyUntil: visits.busyUntil,
			county: visits.county,
		})
		.from(visits)
		.where(
			and(
				inArray(visits.status, ["booked", "blocked"]),
				lt(visits.startsAt, new Date(to.getTime() + DAY)),
				gt(visits.busyUntil, new Date(from.getTime() - DAY)),
				moving ? ne(visits.id, moving) : undefined,
			),
		);
	return rows;
}
