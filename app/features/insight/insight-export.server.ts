// One table of the insight page as a file.
import type { Export } from "#app/platform/files/exports.server.ts";
import { insight } from "./insight.server.ts";
import { type InsightTable, insightTables } from "./tables.ts";

/** Null when there is no such table. */
export async function insightExport(
	id: string,
	categoryName: (category: string) => string,
): Promise<Export<InsightTable["rows"][number]> | null> {
	const tables: InsightTable[] = Object.values(insightTables(await insight(), categoryName));
	const table = tables.find((one) => one.id === id);
	if (!table) return null;
	return {
		name: `insight-${table.id}`,
		columns: table.columns.map((column, index) => [column, (row) => row[index] ?? null]),
		asJson: (row) => Object.fromEntries(table.columns.map((column, index) => [column, row[index]])),
		read: async () => ({ rows: [...table.rows], next: null }),
	};
}
