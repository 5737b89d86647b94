import type { Manifest } from "./contents.ts";

export function summarize({ rows, files, jobs }: Manifest): string {
	const tables = Object.values(rows);
	const all = tables.reduce((sum, count) => sum + count, 0);
	return `${all} rows in ${tables.length} tables, ${files} files and ${jobs} waiting jobs`;
}
