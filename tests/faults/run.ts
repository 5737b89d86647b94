// `npm run test:faults`: the long version of the kill test.
import { parseArgs } from "node:util";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { endEverySite, ROOT } from "#tests/support/site-process.ts";
import { type KillTestReport, runKillTest } from "./kill-test.ts";

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
	`Seed ${seed}: at min ${kills} kills and ${writes} acknowledged writes, at max ${minutes} minutes.`,
);
// Long enough for a hundred writes between two kills, so that both numbers are reached at about the same time.
const pauseMs = { min: 500, max: 9_000 };
const report = await runKillTest({
	seed,
	kills,
	writes,
	minutes,
	people,
	pauseMs,
	skipWaits: false,
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
	failures,
	failedStarts,
	mails,
	seconds,
	findings,
}: KillTestReport): void {
	console.log(
		`\n${kills.total} kills: ${kills.site} of the site, ${kills.database} of PostgreSQL, ${kills.both} of both; slowest recovery ${kills.slowestRecoveryMs} ms`,
	);
	console.log(`${failedStarts} starts failed because PostgreSQL was killed during them`);
	console.log(`${acknowledged} acknowledged writes in ${seconds.load} s:`);
	for (const [kind, count] of writes) console.log(`  ${count} ${kind}`);
	console.log(`${sum(failures)} requests without a good answer, each sent again:`);
	for (const [reason, count] of failures) console.log(`  ${count} ${reason}`);
	console.log(`${mails} mails received; the queues were empty ${seconds.drain} s after the load`);
	for (const finding of findings) console.log(`FINDING ${finding}`);
	console.log(`${findings.length} findings`);
}

function sum(counts: Map<unknown, number>): number {
	return [...counts.values()].reduce((all, count) => all + count, 0);
}
