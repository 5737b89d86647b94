// A week of free slots for the page, starting where there are some.
import { clockTime, readDay, weekdayAndDay } from "#app/features/company/dates.ts";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { freeSlots, nearestSlots } from "./free-slots.server.ts";
import { type SlotDay, slotValue } from "./slot-values.ts";
import type { Slot, WantedVisit } from "./slots.ts";
import { loadRules } from "./visit-rules.server.ts";

/** `earlier` and `later` are the first days of the weeks before and after. */
export type SlotPage = { days: SlotDay[]; earlier: string | null; later: string | null };
/** `notOn`: a day that has no room for this visitor. */
type Wanted = WantedVisit & { moving?: string; notOn?: string };

const WEEK = 7;

export async function slotPage(wanted: Wanted, from: string | null): Promise<SlotPage> {
	const today = localTime(wanted.now).day;
	const lastDay = addDays(today, (await loadRules()).daysAhead);
	const asked = readDay(from);
	let first = asked && asked > today && asked <= lastDay ? asked : today;
	let slots = await slotsFrom(wanted, first);
	if (slots.length === 0) {
		// After a holiday week, or when the next days are full.
		const all = await slotsFrom(wanted, addDays(first, WEEK), addDays(lastDay, 1));
		if (all[0]) first = localTime(all[0].startsAt).day;
		slots = all.filter(({ startsAt }) => startsAt < momentAt(addDays(first, WEEK), 0));
	}
	const after = addDays(first, WEEK);
	return {
		days: byDay(slots),
		earlier: first > today ? addDays(first, -WEEK) : null,
		later: after <= lastDay ? after : null,
	};
}

/** The free times next to one that isn't. */
export async function alternatives(startsAt: Date, wanted: Wanted): Promise<SlotDay[]> {
	return byDay(await nearestSlots(startsAt, wanted));
}

function slotsFrom(wanted: Wanted, day: string, until = addDays(day, WEEK)): Promise<Slot[]> {
	return freeSlots({ ...wanted, from: momentAt(day, 0), to: momentAt(until, 0) });
}

function byDay(slots: readonly Slot[]): SlotDay[] {
	const days: SlotDay[] = [];
	for (const { startsAt } of slots) {
		const label = weekdayAndDay(startsAt);
		const choice = { value: slotValue(startsAt), clock: clockTime(startsAt) };
		const last = days.at(-1);
		if (last?.label === label) last.slots.push(choice);
		else days.push({ label, slots: [choice] });
	}
	return days;
}
