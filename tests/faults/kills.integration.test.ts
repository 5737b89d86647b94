// The short form of `npm run test:faults`, for every `npm test`.
import { beforeAll, expect, test } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { killRun } from "./kill-run.ts";

beforeAll(() => buildIfNeeded(ROOT), 300_000);

test("whatever is killed, every acknowledged submission is there once, with its files and mails", async () => {
	const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
	const report = await killRun({
		seed,
		kills: 8,
		writes: 150,
		minutes: 1,
		people: 6,
		calmMs: { least: 500, most: 3_000 },
		hurry: true,
	});
	const { kills, acknowledged, mails, seconds } = report;
	console.log(
		`seed ${seed}: ${kills.total} kills, ${acknowledged} acknowledged writes, ${mails} mails, ${seconds.load} s of load, ${seconds.drain} s to run dry`,
	);
	expect(report.findings).toEqual([]);
	// A busy machine gets through less in its minute, but never nothing.
	expect(kills.total).toBeGreaterThan(0);
	expect(acknowledged).toBeGreaterThan(0);
	expect(mails).toBeGreaterThan(0);
}, 180_000);
