import type { Manifest } from "./contents.ts";
import type { DrillResult } from "./drill.ts";

export function summarize({ rows, files, jobs }: Manifest): string {
	const tables = Object.values(rows);
	const all = tables.reduce((sum, count) => sum + count, 0);
	return `${all} rows in ${tables.length} tables, ${files} files and ${jobs} waiting jobs`;
}

/** A table that has rows now and had none in the backup is the first thing to look at. */
export function drillReport(file: string, { madeAt, manifest, tables, seconds }: DrillResult): string {
	const width = Math.max(...tables.map(({ name }) => name.length));
	const lines = tables
		.filter(({ restored, live }) => restored > 0 || live > 0)
		.map(({ name, restored, live }) => {
			const note = restored === live ? "" : restored === 0 ? "  EMPTY IN THE BACKUP" : "  changed since";
			return `  ${name.padEnd(width)}  ${String(restored).padStart(9)}  ${String(live).padStart(9)}${note}`;
		});
	return [
		`${file}, made ${madeAt}, restores: ${summarize(manifest)}, in ${seconds.toFixed(1)} s.`,
		`  ${"table".padEnd(width)}  ${"in backup".padStart(9)}  ${"site now".padStart(9)}`,
		...lines,
		"The temporary database and its files are deleted. The site was not touched.",
	].join("\n");
}
