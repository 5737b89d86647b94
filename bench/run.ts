// `npm run bench [name …]`: runs the benchmarks, prints their table and writes docs/performance.md.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { browser } from "./browser.ts";
import { dropFilledDatabases } from "./filled-database.ts";
import { firstContent } from "./first-content.ts";
import { interactions } from "./interactions.ts";
import { load } from "./load.ts";
import type { Bench, Row } from "./measure.ts";
import { office } from "./office.ts";
import { pages } from "./pages.ts";
import { photos } from "./photos.ts";
import { processes } from "./processes.ts";
import { search } from "./search.ts";
import { start } from "./start.ts";

const REPORT = "docs/performance.md";
const NOTES = "<!-- notes -->";
const benches: Bench[] = [
	start,
	pages,
	processes,
	search,
	photos,
	office,
	load,
	firstContent,
	browser,
	interactions,
];
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? benches.filter((bench) => wanted.includes(bench.name)) : benches;
if (chosen.length === 0)
	throw new Error(`No such benchmark. There are: ${benches.map((bench) => bench.name).join(", ")}`);

await buildIfNeeded(process.cwd());
const report = readReport();
try {
	for (const bench of chosen) {
		console.log(`\n${bench.name}: ${bench.about}`);
		const rows = await bench.run();
		for (const row of rows)
			console.log(
				`  ${row.met === false ? "MISS" : "    "} ${row.what}: ${row.value}${row.target ? ` (target ${row.target})` : ""}`,
			);
		report.sections.set(bench.name, section(bench, rows));
	}
} finally {
	await dropFilledDatabases();
}
writeReport();

function section(bench: Bench, rows: Row[]): string {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const when = `${new Date().toISOString().slice(0, 10)}, at ${commit}.`;
	const lines = rows.map(
		(row) =>
			`| ${row.what} | ${row.value} | ${row.target ?? ""} | ${row.met === undefined ? "" : row.met ? "met" : "missed"} |`,
	);
	return `## ${bench.name}\n\n${bench.about}. ${when}\n\n| what | measured | target | |\n|---|---|---|---|\n${lines.join("\n")}\n`;
}

/** A bench that was not run keeps its last figures; what people wrote below the line stays. */
function readReport(): { sections: Map<string, string>; notes: string } {
	if (!existsSync(REPORT)) return { sections: new Map(), notes: "" };
	const [figures = "", notes = ""] = readFileSync(REPORT, "utf8").split(`\n${NOTES}\n`);
	const parts = figures.split(/^(?=## )/m).slice(1);
	return { sections: new Map(parts.map((part) => [/^## (\S+)/.exec(part)?.[1] ?? "", part])), notes };
}

function writeReport(): void {
	const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
	const head = `# Performance\n\nWritten by \`npm run bench\`. Machine: ${machine}. A ratio comes from one run; its spread is in brackets.\n`;
	const parts = benches.map(({ name }) => report.sections.get(name)).filter(Boolean);
	writeFileSync(REPORT, `${[head, ...parts].join("\n")}\n${NOTES}\n${report.notes}`);
	execFileSync("biome", ["format", "--write", REPORT]);
}
