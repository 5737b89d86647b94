// `npm run bench [name …]`: runs the benchmarks, prints their table and writes docs/performance.md.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { browser } from "./browser.ts";
import { firstContent } from "./first-content.ts";
import { interactions } from "./interactions.ts";
import { load } from "./load.ts";
import type { Bench, Row } from "./measure.ts";
import { pages } from "./pages.ts";
import { processes } from "./processes.ts";
import { search } from "./search.ts";
import { start } from "./start.ts";

const benches: Bench[] = [start, pages, processes, search, load, firstContent, browser, interactions];
const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? benches.filter((bench) => wanted.includes(bench.name)) : benches;
if (chosen.length === 0)
	throw new Error(`No such benchmark. There are: ${benches.map((bench) => bench.name).join(", ")}`);

await buildIfNeeded(process.cwd());
const sections: string[] = [];
for (const bench of chosen) {
	console.log(`\n${bench.name}: ${bench.about}`);
	const rows = await bench.run();
	for (const row of rows)
		console.log(
			`  ${row.met === false ? "MISS" : "    "} ${row.what}: ${row.value}${row.target ? ` (target ${row.target})` : ""}`,
		);
	sections.push(section(bench, rows));
}
if (wanted.length === 0) writeReport(sections);

function section(bench: Bench, rows: Row[]): string {
	const lines = rows.map(
		(row) =>
			`| ${row.what} | ${row.value} | ${row.target ?? ""} | ${row.met === undefined ? "" : row.met ? "met" : "missed"} |`,
	);
	return `## ${bench.name}\n\n${bench.about}\n\n| what | measured | target | |\n|---|---|---|---|\n${lines.join("\n")}\n`;
}

function writeReport(parts: string[]): void {
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;
	const notes = readNotes();
	const head = `# Performance\n\nWritten by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at ${commit}. Machine: ${machine}. Ratios come from one run each; the spread is in brackets.\n`;
	writeFileSync("docs/performance.md", [head, ...parts, notes].join("\n"));
	execFileSync("biome", ["format", "--write", "docs/performance.md"]);
}

/** What people wrote below the line stays. */
function readNotes(): string {
	try {
		const notes = readFileSync("docs/performance.md", "utf8").split("\n<!-- notes -->\n")[1] ?? "";
		return `<!-- notes -->\n${notes}`;
	} catch {
		return "<!-- notes -->\n";
	}
}
