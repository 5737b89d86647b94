// `npm run bench [name …]`: runs the benchmarks, prints their results and writes docs/benchmarks.md.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { alerts } from "./alerts.ts";
import { browser } from "./browser.ts";
import { distance } from "./distance.ts";
import { dropFilledDatabases } from "./filled-database.ts";
import { firstContent } from "./first-content.ts";
import { interactions } from "./interactions.ts";
import { load } from "./load.ts";
import type { Bench, Row } from "./measure.ts";
import { office } from "./office.ts";
import { pages } from "./pages.ts";
import { photos } from "./photos.ts";
import { processes } from "./processes.ts";
import { redFlag } from "./red-flag-day.ts";
import { report } from "./report.ts";
import { search } from "./search.ts";
import { start } from "./start.ts";

const REPORT = "docs/benchmarks.md";
const benches: Bench[] = [
	start,
	pages,
	processes,
	search,
	alerts,
	distance,
	photos,
	report,
	office,
	load,
	redFlag,
	firstContent,
	browser,
	interactions,
];
const names = process.argv.slice(2);
const chosen = names.length > 0 ? benches.filter(isChosen) : benches;
if (chosen.length === 0)
	throw new Error(`No such benchmark. There are: ${benches.map((bench) => bench.name).join(", ")}`);

await buildIfNeeded(process.cwd());
const sections = readSections();
try {
	for (const bench of chosen) {
		console.log(`\n${bench.name}: ${bench.about}`);
		const rows = await bench.run();
		for (const row of rows)
			console.log(
				`  ${row.met === false ? "MISS" : "    "} ${row.what}: ${row.value}${row.target ? ` (target ${row.target})` : ""}`,
			);
		console.log(`  ${rows.some(({ met }) => met === false) ? "MISSED" : "met"}`);
		sections.set(bench.name, formatSection(bench, rows));
	}
} finally {
	await dropFilledDatabases();
}
writeReport();

function isChosen({ name, partOf = "" }: Bench): boolean {
	return names.includes(name) || names.includes(partOf);
}

function formatSection(bench: Bench, rows: Row[]): string {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
	const when = `Measured ${new Date().toISOString().slice(0, 10)} at ${commit} on ${machine}.`;
	const about = `${bench.about[0]?.toUpperCase()}${bench.about.slice(1)}`;
	const lines = rows.map(
		(row) =>
			`| ${row.what} | ${row.value} | ${row.target ?? ""} | ${row.met === undefined ? "" : row.met ? "met" : "missed"} |`,
	);
	return `## ${bench.name}\n\n${about}. ${when}\n\n| what | measured | target | |\n|---|---|---|---|\n${lines.join("\n")}\n`;
}

/** A benchmark that was not run keeps its last figures. */
function readSections(): Map<string, string> {
	if (!existsSync(REPORT)) return new Map();
	const parts = readFileSync(REPORT, "utf8")
		.split(/^(?=## )/m)
		.slice(1);
	return new Map(parts.map((part) => [/^## (\S+)/.exec(part)?.[1] ?? "", part]));
}

function writeReport(): void {
	const head = `# Benchmarks\n\nWritten by \`npm run bench\`. [performance.md](performance.md) explains the figures that matter. Sections without a machine come from others with two cores. Both sides of a ratio are measured in the same run; the spread is in parentheses.\n`;
	const parts = benches.map(({ name }) => sections.get(name)).filter(Boolean);
	writeFileSync(REPORT, [head, ...parts].join("\n"));
	execFileSync("biome", ["format", "--write", REPORT]);
}
