// A row of the calendar as the panel shows it.
import { clockTime, dayAndTime, weekdayAndDay } from "#app/features/company/dates.ts";
import { localTime } from "#app/features/company/places/local-time.ts";
import { nameOf } from "#app/features/leads/lead-fields.ts";
import type { leads, visits } from "#db/schema.ts";
import { kindTexts, THE_CREW } from "../visit-kinds.ts";
import { timeValue } from "./rules-form.ts";

export type VisitView = ReturnType<typeof visitView>;

type Row = {
	visit: typeof visits.$inferSelect;
	lead: typeof leads.$inferSelect | null;
	staffName: string | null;
};

export function visitView({ visit, lead, staffName }: Row, now: Date) {
	const { day, minutes } = localTime(visit.startsAt);
	// What ends at midnight does not touch the next day.
	const lastDay = localTime(new Date(visit.endsAt.getTime() - 1)).day;
	const isLong = visit.status === "blocked" && lastDay > day;
	const timeLabel = (moment: Date) =>
		isLong ? `${weekdayAndDay(moment)}, ${clockTime(moment)}` : clockTime(moment);
	const isOnSite = visit.kind !== null && kindTexts[visit.kind].isOnSite;
	return {
		id: visit.id,
		status: visit.status,
		what: visit.kind ? kindTexts[visit.kind].name : visit.note || "Blocked time",
		/** 'Tue, Nov 17'. */
		dayLabel: weekdayAndDay(visit.startsAt),
		/** '8:00 AM to 10:00 AM', with the days for a block of several. */
		clock: `${timeLabel(visit.startsAt)} to ${timeLabel(visit.endsAt)}`,
		/** As form fields want them. */
		day,
		time: timeValue(minutes),
		lastDay,
		staffId: visit.staffId,
		staffName: staffName ?? THE_CREW,
		hasBegun: visit.startsAt <= now,
		/** 'Mon, Nov 16, 10:00 AM', while nobody has confirmed it. */
		heldUntil: visit.status === "booked" && visit.heldUntil ? dayAndTime(visit.heldUntil) : null,
		mapUrl:
			isOnSite && lead?.address
				? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lead.address)}`
				: null,
		lead: lead && {
			id: lead.id,
			name: nameOf(lead),
			reference: lead.reference,
			phone: lead.phone,
			address: lead.address,
			isSuspected: lead.suspectedSpam,
		},
	};
}
