import { expect, test } from "vitest";
import { readPlan } from "./lead-plan.server.ts";
import { isDue } from "./lead-plan.ts";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.append(name, value);
	return data;
};
const SOMEONE = "0198a9f5-3f3e-7c5b-9d4a-0123456789ab";

test.each([
	[{}, { assignedTo: null, nextAction: "", nextActionOn: null }],
	[
		{ assignee: SOMEONE, nextAction: " Call about the pump ", nextActionOn: "2026-12-01" },
		{ assignedTo: SOMEONE, nextAction: "Call about the pump", nextActionOn: "2026-12-01" },
	],
	[{ assignee: "everybody" }, null],
	[{ nextActionOn: "2026-02-31" }, null],
	[{ nextAction: "x".repeat(201) }, null],
])("%j is read as %j", (fields, plan) => expect(readPlan(form(fields))).toEqual(plan));

test("a day begins and ends in Los Angeles", () => {
	const lateEvening = new Date("2026-11-17T07:30:00Z");
	expect(isDue("2026-11-16", lateEvening)).toBe(true);
	expect(isDue("2026-11-17", lateEvening)).toBe(false);
	expect(isDue(null, lateEvening)).toBe(false);
});
