// `npm run test:faults`: the long form. Every figure it prints is one it counted.
import { parseArgs } from "node:util";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { endEverySite, ROOT } from "#tests/support/site-process.ts";
import { type KillReport, killRun } from "./kill-run.ts";

const { values } = parseArgs({
	options: {
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		kills: { type: "string", default: "200" },
		writes: { type: "string", default: "20000" },
		minutes: { type: "string", default: "55" },
		people: { type: "string", default: "8" },
	},
});
const [seed, kills, writes, minutes, people] = [
	values.seed,
	values.kills,
	values.writes,
	values.minutes,
	values.people,
].map(Number) as [number, number, number, number, number];

for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void endEverySite().then(() => process.exit(130)));
await buildIfNeeded(ROOT);
console.log(
	`Seed ${seed}: at least ${kills} kills and ${writes} acknowledged writes, at most ${minutes} minutes.`,
);
// Long enough for a hundred writes between two kills, so that both numbers are reached together.
const calmMs = { least: 500, most: 9_000 };
const report = await killRun({
	seed,
	kills,
	writes,
	minutes,
	people,
	calmMs,
	hurry: false,
	say: console.log,
});
print(report);
const whole = report.kills.total >= kills && report.acknowledged >= writes;
if (!whole) console.log("The time was up before both numbers were reached.");
process.exit(report.findings.length === 0 && whole ? 0 : 1);

function print({
	kills,
	acknowledged,
	writes,
	troubles,
	failedStarts,
	mails,
	seconds,
	findings,
}: KillReport): void {
	console.log(
		`\n${kills.total} kills: ${kills.site} of the site, ${kills.database} of PostgreSQL, ${kills.both} of both; slowest return ${kills.slowestReturnMs} ms`,
	);
	console.log(`${failedStarts} starts given up because PostgreSQL was killed under them`);
	console.log(`${acknowledged} acknowledged writes in ${seconds.load} s:`);
	for (const [kind, count] of writes) console.log(`  ${count} ${kind}`);
	console.log(`${sum(troubles)} tries without a good answer, each sent again:`);
	for (const [reason, count] of troubles) console.log(`  ${count} ${reason}`);
	console.log(`${mails} mails received; the queues ran dry ${seconds.drain} s after the load`);
	for (const finding of findings) console.log(`FINDING ${finding}`);
	console.log(`${findings.length} findings`);
}

function sum(counts: Map<unknown, number>): number {
	return [...counts.values()].reduce((all, count) => all + count, 0);
}
