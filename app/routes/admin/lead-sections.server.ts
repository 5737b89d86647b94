// A lead's answers as sections to read.
import { type DetailSection, detailSections } from "#app/features/admin/lead-details.ts";

type Lead = { kind: "consultation" | "intake" | "order"; details: unknown };

export function leadSections(
	lead: Lead,
	_files: readonly { field: string; fileName: string }[],
): DetailSection[] {
	return detailSections(lead.details, lead.kind === "order" ? "Order" : "Answers");
}
