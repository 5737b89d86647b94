// A lead's answers or order lines as sections for display, whatever shape they have.
export type DetailSection = { title: string; rows: { name: string; value: string }[] };

/** Nothing is left out: unknown fields are shown under their own names. */
export function detailSections(details: unknown, title = "Details"): DetailSection[] {
	if (!isRecord(details)) return [];
	const rows: DetailSection["rows"] = [];
	const sections: DetailSection[] = [];
	for (const [key, value] of Object.entries(details)) {
		if (Array.isArray(value) && value.some(isRecord))
			for (const [index, entry] of value.entries())
				sections.push(...detailSections(entry, `${words(key)} ${index + 1}`));
		else if (isRecord(value)) sections.push(...detailSections(value, words(key)));
		else rows.push({ name: words(key), value: valueText(value) });
	}
	const own = rows.filter(({ value }) => value !== "");
	return [...(own.length > 0 ? [{ title, rows: own }] : []), ...sections];
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(", ");
	return String(value);
}

/** 'homeSquareFootage' and 'home_square_footage' → 'Home square footage'. */
function words(key: string): string {
	const text = key
		.replace(/([a-z\d])([A-Z])/g, "$1 $2")
		.replace(/[_-]+/g, " ")
		.toLowerCase()
		.trim();
	return text === "" ? key : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}
