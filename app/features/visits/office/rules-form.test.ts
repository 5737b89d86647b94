import { expect, test } from "vitest";
import { counties } from "#app/features/company/places/counties.ts";
import { defaultRules, type VisitRules } from "../slots/rules.ts";
import { visitKinds } from "../visit-kinds.ts";
import { readRulesForm, timeValue } from "./rules-form.ts";

const ANN = "00000000-0000-4000-8000-00000000000a";

/** The form as the page sends it when it shows these rules. */
function formOf(rules: VisitRules): FormData {
	const form = new FormData();
	for (const hours of rules.hours) {
		form.append("opens", hours ? timeValue(hours.opens) : "");
		form.append("closes", hours ? timeValue(hours.closes) : "");
	}
	if (rules.closesOnFederalHolidays) form.append("holidays", "on");
	form.append("closedDays", rules.closedDays.join("\n"));
	for (const county of counties)
		for (const day of rules.areas[county]) form.append("area", `${county}:${day}`);
	for (const kind of visitKinds) {
		const { isOffered, minutes, noticeHours, staffIds } = rules.kinds[kind];
		if (isOffered) form.append("offered", kind);
		form.append("minutes", String(minutes));
		form.append("notice", String(noticeHours));
		for (const id of staffIds) form.append("crew", `${kind}:${id}`);
	}
	form.append("travel", String(rules.travelMinutes));
	form.append("ahead", String(rules.daysAhead));
	return form;
}

test("the form gives back the rules it was filled with", () => {
	expect(readRulesForm(formOf(defaultRules), [ANN])).toEqual({ ok: true, rules: defaultRules });
	const rules = {
		...defaultRules,
		closedDays: ["2026-12-24", "2026-12-31"],
		kinds: { ...defaultRules.kinds, call: { ...defaultRules.kinds.call, staffIds: [ANN], isOffered: false } },
	};
	expect(readRulesForm(formOf(rules), [ANN])).toEqual({ ok: true, rules });
	// Somebody who left in the meantime is not given visits.
	expect(readRulesForm(formOf(rules), [])).toMatchObject({ rules: { kinds: { call: { staffIds: [] } } } });
});

test("every invalid field is named at once", () => {
	const form = formOf(defaultRules);
	form.delete("opens");
	for (const time of ["", "18:00", "08:00", "08:00", "25:00", "08:00", ""]) form.append("opens", time);
	form.set("closedDays", "2026-12-24\n2026-02-30");
	form.set("travel", "-5");
	form.set("ahead", "1e9");
	const read = readRulesForm(form, []);
	expect(read).toMatchObject({
		ok: false,
		rules: { closedDays: ["2026-12-24", "2026-02-30"] },
		problems: [
			"Monday: enter an opening time before the closing time, or leave both empty.",
			"Thursday: enter an opening time before the closing time, or leave both empty.",
			"Enter closed days like 2026-12-24, one per line. Not a date: 2026-02-30",
			"Enter a driving time, from 0 to 240 minutes.",
			"Enter how far ahead people can book, from 1 to 365 days.",
		],
	});
});

test("an empty form is refused, not read as a closed office", () => {
	expect(readRulesForm(new FormData(), []).ok).toBe(false);
});
