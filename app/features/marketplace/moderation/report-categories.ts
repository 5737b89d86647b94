// What a report is about. The values are stored.

export const reportCategories = ["scam", "stolen", "unsafe", "sold", "wrong-place", "rude", "other"] as const;
export type ReportCategory = (typeof reportCategories)[number];

export const reportCategoryLabels: Record<ReportCategory, string> = {
	scam: "Scam or asks for money or a code",
	stolen: "Stolen or not theirs to sell",
	unsafe: "Dangerous or recalled",
	sold: "Already sold or gone",
	"wrong-place": "Wrong category or not fire equipment",
	rude: "Abusive or illegal text",
	other: "Something else",
};

/** Somebody may lose money or get hurt, so the office is told at once. */
export function isUrgentReport(category: ReportCategory): boolean {
	return category === "scam" || category === "stolen" || category === "unsafe";
}
