// The rules as the panel's form sends and shows them.
import { readDay } from "#app/features/company/dates.ts";
import { type County, counties } from "#app/features/company/places/counties.ts";
import type { KindRules, OpenHours, VisitRules } from "../slots/rules.ts";
import { type VisitKind, visitKinds } from "../visit-kinds.ts";

/** With problems, `rules` holds what could be read, so that the form can show it again. */
export type ReadRules =
	| { ok: true; rules: VisitRules }
	| { ok: false; problems: string[]; rules: VisitRules };

export const WEEKDAYS = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;
const MAX_CLOSED_DAYS = 200;
const LIMITS = {
	minutes: { from: 5, to: 480, name: "a duration", unit: "minutes" },
	notice: { from: 0, to: 336, name: "the notice you need", unit: "hours" },
	travel: { from: 0, to: 240, name: "a driving time", unit: "minutes" },
	ahead: { from: 1, to: 365, name: "how far ahead people can book", unit: "days" },
} as const;

/** `staffIds` are the people who may be given visits. */
export function readRulesForm(form: FormData, staffIds: readonly string[]): ReadRules {
	const problems: string[] = [];
	const hours = WEEKDAYS.map((name, index) => {
		const [opens, closes] = [form.getAll("opens")[index], form.getAll("closes")[index]].map(readTime);
		if (opens === null && closes === null) return null;
		if (opens === null || closes === null || opens === undefined || closes === undefined || opens >= closes) {
			problems.push(`${name}: enter an opening time before the closing time, or leave both empty.`);
			return typeof opens === "number" && typeof closes === "number" ? { opens, closes } : null;
		}
		return { opens, closes } satisfies OpenHours;
	});
	const number = (name: keyof typeof LIMITS, index = 0): number => {
		const { from, to, name: what, unit } = LIMITS[name];
		const text = String(form.getAll(name)[index] ?? "").trim();
		const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
		if (value >= from && value <= to) return value;
		problems.push(`Enter ${what}, from ${from} to ${to} ${unit}.`);
		return from;
	};
	const closedDays = readDays(String(form.get("closedDays") ?? ""), problems);
	const areas = Object.fromEntries(
		counties.map((county) => [
			county,
			WEEKDAYS.flatMap((_, day) => (form.getAll("area").includes(`${county}:${day}`) ? [day] : [])),
		]),
	) as Record<County, number[]>;
	const kinds = Object.fromEntries(
		visitKinds.map((kind, index): [VisitKind, KindRules] => [
			kind,
			{
				isOffered: form.getAll("offered").includes(kind),
				minutes: number("minutes", index),
				noticeHours: number("notice", index),
				staffIds: staffIds.filter((id) => form.getAll("crew").includes(`${kind}:${id}`)),
			},
		]),
	) as Record<VisitKind, KindRules>;
	const rules: VisitRules = {
		hours,
		closesOnFederalHolidays: form.get("holidays") === "on",
		closedDays,
		areas,
		kinds,
		travelMinutes: number("travel"),
		daysAhead: number("ahead"),
	};
	if (problems.length === 0) return { ok: true, rules };
	const typed = String(form.get("closedDays") ?? "").split("\n");
	return { ok: false, problems: [...new Set(problems)], rules: { ...rules, closedDays: typed } };
}

/** Minutes since midnight; null when empty, undefined when it is no time. */
export function readTime(value: unknown): number | null | undefined {
	const text = String(value ?? "").trim();
	if (text === "") return null;
	const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
	return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** '08:00', as a time field wants it. */
export function timeValue(minutes: number): string {
	return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function readDays(text: string, problems: string[]): string[] {
	const words = text.split(/[\s,;]+/).filter(Boolean);
	const wrong = words.filter((word) => !readDay(word));
	if (wrong.length > 0)
		problems.push(`Enter closed days like 2026-12-24, one per line. Not a date: ${wrong[0]?.slice(0, 30)}`);
	if (words.length > MAX_CLOSED_DAYS) problems.push(`Enter ${MAX_CLOSED_DAYS} closed days or fewer.`);
	return [...new Set(words.flatMap((word) => readDay(word) ?? []))].sort().slice(0, MAX_CLOSED_DAYS);
}
