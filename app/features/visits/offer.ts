// What a lead can book: by what it asked for, and where the property is.
import type { County } from "#app/features/company/places/counties.ts";
import type { VisitRules } from "./slots/rules.ts";
import { kindTexts, type VisitKind, visitKinds } from "./visit-kinds.ts";

/** 'other' when the property is outside our counties, null when the address doesn't say. */
export type Area = County | "other" | null;

/** Outside our area, and in a county we never drive to, only calls. */
export function offeredKinds(rules: VisitRules, area: Area): VisitKind[] {
	const drivesThere = area === null || (area !== "other" && rules.areas[area].length > 0);
	return visitKinds.filter(
		(kind) => rules.kinds[kind].isOffered && (drivesThere || !kindTexts[kind].isOnSite),
	);
}

/** The county that determines which slots are open. */
export function countyIn(area: Area): County | null {
	return area === "other" ? null : area;
}

/** What most people with such a request want. */
export function likelyKind(
	lead: { kind: "consultation" | "intake" | "order"; topic: string },
	offered: readonly VisitKind[],
): VisitKind | null {
	const likely = lead.topic === "Readiness report" ? "assessment" : LIKELY[lead.kind];
	return offered.find((kind) => kind === likely) ?? offered[0] ?? null;
}

const LIKELY = { consultation: "call", intake: "assessment", order: "installation" } as const;
