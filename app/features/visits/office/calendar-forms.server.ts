// The office's buttons and small forms in the calendar.
import { clockTime, readDay, weekdayAndDay } from "#app/features/company/dates.ts";
import { addDays } from "#app/features/company/places/local-time.ts";
import type { Actor } from "#app/platform/audit.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { done, refused, type Toast } from "#app/ui/overlays/toast-message.ts";
import { replaceCalendarAddress, type Viewer } from "../calendar/staff-calendars.server.ts";
import { keepByOffice } from "../held-visits.server.ts";
import type { Crew } from "../slots/slots.ts";
import { visitStaff } from "./agenda.server.ts";
import {
	blockTime,
	cancelByOffice,
	closeVisit,
	moveByOffice,
	type OfficeOutcome,
	startsInTheWay,
	unblockTime,
} from "./office-changes.server.ts";
import { readTime } from "./rules-form.ts";

const MAX_NOTE_LENGTH = 200;
const MAX_BLOCK_DAYS = 366;
/** Of what is in the way of a block, the most that a message names. */
const MAX_NAMED = 3;

export async function changeCalendar(form: FormData, actor: Viewer & { label: string }): Promise<Toast> {
	const id = String(form.get("visit") ?? "");
	const intent = String(form.get("intent") ?? "");
	switch (intent) {
		case "block":
			return block(form, actor);
		case "calendar": {
			const crew = await readCrew(form.get("who"));
			if (crew === undefined) return refused("This person is no longer on the staff list.");
			if (!(await replaceCalendarAddress(crew, actor)))
				return refused("Only an owner can replace someone else's calendar address.");
			return done("Calendar address replaced. The old one no longer works.");
		}
		case "done":
		case "no-show":
		case "keep":
		case "cancel":
		case "unblock":
		case "move":
			if (!isUuid(id)) return refused(GONE);
			break;
		default:
			return refused("Nothing was changed. Please try again.");
	}
	switch (intent) {
		case "done":
			return told(await closeVisit(id, "done", actor), "Marked as done");
		case "no-show":
			return told(
				await closeVisit(id, "no_show", actor),
				"Marked as no-show. We'll email them a link to pick a new time.",
			);
		case "keep":
			return told(await keepByOffice(id, actor), "Kept. It stays booked without their confirmation.");
		case "cancel":
			return told(await cancelByOffice(id, actor), "Canceled. We'll email the visitor.");
		case "unblock":
			return told(await unblockTime(id, actor), "This time is open again");
		default:
			return move(id, form, actor);
	}
}

async function move(id: string, form: FormData, actor: Actor): Promise<Toast> {
	const [day, minutes] = [readDay(form.get("day")), readTime(form.get("time"))];
	const crew = await readCrew(form.get("who"));
	if (!day || typeof minutes !== "number") return refused("Enter the new day and time.");
	if (crew === undefined) return refused("This person is no longer on the staff list.");
	return told(await moveByOffice(id, { day, minutes, crew }, actor), "Visit saved");
}

async function block(form: FormData, actor: Actor): Promise<Toast> {
	const day = readDay(form.get("day"));
	const lastDay = form.get("lastDay") ? readDay(form.get("lastDay")) : day;
	const [from, to] = [readTime(form.get("time")), readTime(form.get("until"))];
	if (!day || !lastDay || typeof from !== "number" || typeof to !== "number")
		return refused("Enter the first day, and the times when the block starts and ends.");
	if (lastDay < day || (lastDay === day && from >= to))
		return refused("The block ends before it starts. Check its days and times.");
	if (lastDay >= addDays(day, MAX_BLOCK_DAYS))
		return refused("A block can last a year at most. Pick an earlier last day.");
	const crew = form.get("who") === "everybody" ? "everybody" : await readCrew(form.get("who"));
	if (crew === undefined) return refused("This person is no longer on the staff list.");
	const note = String(form.get("note") ?? "")
		.trim()
		.slice(0, MAX_NOTE_LENGTH);
	const time = { day, from, lastDay, to, crew, note };
	const outcome = await blockTime(time, actor);
	return outcome === "taken"
		? refused(inTheWayText(await startsInTheWay(time, MAX_NAMED + 1)))
		: told(outcome, "Blocked. No one can book this time.");
}

function inTheWayText(starts: readonly Date[]): string {
	const named = starts
		.slice(0, MAX_NAMED)
		.map((moment) => `${weekdayAndDay(moment)}, ${clockTime(moment)}`)
		.join(" and ");
	const which = named && `: ${named}${starts.length > MAX_NAMED ? " and more" : ""}`;
	return `Something is already booked or blocked then${which}. Move or cancel it first.`;
}

/** Undefined for somebody who is not on the list. */
async function readCrew(value: unknown): Promise<Crew | undefined> {
	if (value === "" || value === null) return null;
	return (await visitStaff()).find(({ id }) => id === value)?.id;
}

const GONE = "Someone else changed this visit. The page now shows the latest version.";

function told(outcome: OfficeOutcome, text: string): Toast {
	const problems: Record<Exclude<OfficeOutcome, "done">, string> = {
		gone: GONE,
		taken: "This time is taken. Pick another one.",
		past: "This time has passed. Pick a later one.",
		skipped: "The clocks go from 2:00 to 3:00 AM that night, so this time doesn't exist. Pick another one.",
		"not-yet": "This visit hasn't started yet.",
	};
	return outcome === "done" ? done(text) : refused(problems[outcome]);
}
