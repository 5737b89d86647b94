// The office's form that blocks time, from what was typed to what the office is told.
import { afterEach, expect, test } from "vitest";
import { clockTime, weekdayAndDay } from "#app/features/company/dates.ts";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { db } from "#app/platform/database/db.server.ts";
import { staff, visits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { changeCalendar } from "./calendar-forms.server.ts";

useTestDatabase();
afterEach(async () => {
	await db().delete(visits);
});

const soon = addDays(localTime(new Date()).day, 20);
const typed = { intent: "block", day: soon, time: "08:00", until: "18:00", who: "everybody", note: "Away" };

async function block(fields: Record<string, string>): Promise<string | undefined> {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
	return (await changeCalendar(form, await ann())).text;
}

async function ann(): Promise<Parameters<typeof changeCalendar>[1]> {
	const email = "ann@ringline.example";
	const [row] = await db()
		.insert(staff)
		.values({ name: "Ann", role: "office", state: "active", email })
		.onConflictDoUpdate({ target: staff.email, set: { name: "Ann" } })
		.returning();
	const staffId = row?.id ?? "";
	return { staffId, label: "Ann", role: "office" };
}

test("without a last day, the block is one day long", async () => {
	expect(await block({})).toBe("Blocked. No one can book this time.");
	expect(await db().select().from(visits)).toMatchObject([
		{ startsAt: momentAt(soon, 480), endsAt: momentAt(soon, 1080), note: "Away" },
	]);
});

test("with a last day, it lasts until its time on that day, which may be earlier than the first day's", async () => {
	const lastDay = addDays(soon, 14);
	expect(await block({ lastDay, until: "07:30" })).toBe("Blocked. No one can book this time.");
	expect(await db().select().from(visits)).toMatchObject([
		{ startsAt: momentAt(soon, 480), endsAt: momentAt(lastDay, 450) },
	]);
});

test.each([
	["a last day before the first", { lastDay: addDays(soon, -1) }, "The block ends before it starts."],
	["an end before the start on one day", { until: "07:00" }, "The block ends before it starts."],
	["an end at the start", { lastDay: soon, until: "08:00" }, "The block ends before it starts."],
	["more than a year", { lastDay: addDays(soon, 366) }, "A block can last a year at most."],
	["a last day that is none", { lastDay: "2030-02-30" }, "Enter the first day, and the times"],
	["no time", { time: "" }, "Enter the first day, and the times"],
	["a time that is over", { day: "2026-01-05", lastDay: "2026-01-09" }, "This time has passed."],
])("%s is refused in a sentence, and nothing is blocked", async (_, fields, sentence) => {
	expect(await block(fields)).toContain(sentence);
	expect(await db().select().from(visits)).toEqual([]);
});

test("a whole year can be blocked", async () => {
	expect(await block({ lastDay: addDays(soon, 365) })).toBe("Blocked. No one can book this time.");
});

test("what is booked meanwhile is named, and nothing is blocked", async () => {
	const book = async (days: number) => {
		const startsAt = momentAt(addDays(soon, days), 600);
		const endsAt = new Date(startsAt.getTime() + 900_000);
		const lead = await addLead(db());
		await db().insert(visits).values({ leadId: lead.id, kind: "call", startsAt, endsAt, busyUntil: endsAt });
		return `${weekdayAndDay(startsAt)}, ${clockTime(startsAt)}`;
	};
	const first = await book(3);
	const lastDay = addDays(soon, 14);
	expect(await block({ lastDay })).toBe(
		`Something is already booked or blocked then: ${first}. Move or cancel it first.`,
	);
	const others = [await book(5), await book(7), await book(9)];
	expect(await block({ lastDay })).toBe(
		`Something is already booked or blocked then: ${[first, ...others.slice(0, 2)].join(" and ")} and more. Move or cancel it first.`,
	);
	expect(await db().select().from(visits)).toHaveLength(4);
});
