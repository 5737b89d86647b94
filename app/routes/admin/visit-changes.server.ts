// The office's buttons and small forms in the calendar.
import type { AdminSession } from "#app/features/admin/sessions.server.ts";
import { visitStaff } from "#app/features/visits/office/agenda.server.ts";
import {
	blockTime,
	cancelByOffice,
	closeVisit,
	moveByOffice,
	type OfficeOutcome,
	unblockTime,
} from "#app/features/visits/office/office-changes.server.ts";
import { readTime } from "#app/features/visits/office/rules-form.ts";
import { readDay } from "#app/features/visits/slot-values.ts";
import type { Crew } from "#app/features/visits/slots.ts";
import { replaceCalendarAddress } from "#app/features/visits/staff-calendars.server.ts";
import type { Actor } from "#app/platform/audit.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import type { Toast } from "#app/ui/toast-message.ts";

const MAX_NOTE_LENGTH = 200;

export async function changeCalendar(form: FormData, actor: AdminSession): Promise<Toast> {
	const id = String(form.get("visit") ?? "");
	const intent = String(form.get("intent") ?? "");
	switch (intent) {
		case "block":
			return block(form, actor);
		case "calendar": {
			const crew = await readCrew(form.get("who"));
			if (crew === undefined) return refusal("This person is no longer on the staff list.");
			if (!(await replaceCalendarAddress(crew, actor)))
				return refusal("Only an owner can replace someone else's calendar address.");
			return success("Calendar address replaced. The old one no longer works.");
		}
		case "done":
		case "no-show":
		case "cancel":
		case "unblock":
		case "move":
			if (!isUuid(id)) return refusal(GONE);
			break;
		default:
			return refusal("Nothing was changed. Please try again.");
	}
	switch (intent) {
		case "done":
			return told(await closeVisit(id, "done", actor), "Marked as done");
		case "no-show":
			return told(
				await closeVisit(id, "no_show", actor),
				"Marked as no-show. We'll email them a link to pick a new time.",
			);
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
	if (!day || typeof minutes !== "number") return refusal("Enter the new day and time.");
	if (crew === undefined) return refusal("This person is no longer on the staff list.");
	return told(await moveByOffice(id, { day, minutes, crew }, actor), "Visit saved");
}

async function block(form: FormData, actor: Actor): Promise<Toast> {
	const day = readDay(form.get("day"));
	const [from, to] = [readTime(form.get("time")), readTime(form.get("until"))];
	if (!day || typeof from !== "number" || typeof to !== "number" || from >= to)
		return refusal("Enter a day, and a start time before the end time.");
	const crew = form.get("who") === "everybody" ? "everybody" : await readCrew(form.get("who"));
	if (crew === undefined) return refusal("This person is no longer on the staff list.");
	const note = String(form.get("note") ?? "")
		.replaceAll("\0", "")
		.trim()
		.slice(0, MAX_NOTE_LENGTH);
	return told(
		await blockTime({ day, from, to, crew, note }, actor),
		"Blocked. No one can book this time.",
		"Something is already booked or blocked then. Move or cancel it first.",
	);
}

/** Undefined for somebody who is not on the list. */
async function readCrew(value: unknown): Promise<Crew | undefined> {
	if (value === "" || value === null) return null;
	return (await visitStaff()).find(({ id }) => id === value)?.id;
}

const GONE = "Someone else changed this visit. The page now shows the latest version.";

function told(outcome: OfficeOutcome, done: string, taken = "This time is taken. Pick another one."): Toast {
	const problems: Record<Exclude<OfficeOutcome, "done">, string> = {
		gone: GONE,
		taken,
		past: "This time has passed. Pick a later one.",
		skipped: "The clocks go from 2:00 to 3:00 AM that night, so this time doesn't exist. Pick another one.",
		"not-yet": "This visit hasn't started yet.",
	};
	return outcome === "done" ? success(done) : refusal(problems[outcome]);
}

function success(text: string): Toast {
	return { title: "Success", text, tone: "normal" };
}

function refusal(text: string): Toast {
	return { title: "Error", text, tone: "destructive" };
}
