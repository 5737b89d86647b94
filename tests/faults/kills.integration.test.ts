// The short version of `npm run test:faults`, part of every `npm test`.
import { beforeAll, expect, test } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { runKillTest } from "./kill-test.ts";

beforeAll(() => buildIfNeeded(ROOT), 300_000);

test("after any kill, every acknowledged submission is stored once, with its files and mails", async () => {
	const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);
	const report = await runKillTest({
		seed,
		kills: 8,
		writes: 150,
		minutes: 1,
		people: 6,
		pauseMs: { min: 500, max: 3_000 },
		skipWaits: true,
	});
	const { kills, acknowledged, mails, seconds } = report;
	console.log(
		`seed ${seed}: ${kills.total} kills, ${acknowledged} acknowledged writes, ${mails} mails, ${seconds.load} s of load, ${seconds.drain} s until the queues were empty`,
	);
	expect(report.findings).toEqual([]);
	// A busy machine manages less in a minute, but never nothing.
	expect(kills.total).toBeGreaterThan(0);
	expect(acknowledged).toBeGreaterThan(0);
	expect(mails).toBeGreaterThan(0);
}, 180_000);
