// One run: visitors send forms, processes are killed at random moments, and then everything is checked.
import pg from "pg";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { cleanUpTwoDaysLater, waitForEmptyQueues } from "./after-kills.ts";
import { findProblems } from "./check.ts";
import { EditLinkInbox } from "./edit-link-inbox.ts";
import { KillableSite } from "./killable-site.ts";
import { Ledger, type WriteKind } from "./ledger.ts";
import { MailServer } from "./mail-server.ts";
import { type Kills, killAtRandom } from "./random-kills.ts";
import { SeededRandom } from "./seeded-random.ts";
import { simulateVisitors } from "./simulated-visitors.ts";
import { readStored } from "./stored.ts";
import { createTestFiles } from "./test-files.ts";

export type KillTestOptions = {
	seed: number;
	/** The run ends when both are reached, or when its time is up. */
	kills: number;
	writes: number;
	minutes: number;
	people: number;
	/** How long to wait between a recovery and the next kill. */
	pauseMs: { min: number; max: number };
	/** Skips the two minutes for which a killed job counts as running. */
	skipWaits: boolean;
	say?: (line: string) => void;
};

export type KillTestReport = {
	kills: Kills & { total: number };
	acknowledged: number;
	writes: Map<WriteKind, number>;
	failures: Map<string, number>;
	failedStarts: number;
	mails: number;
	seconds: { load: number; drain: number };
	findings: string[];
};

export async function runKillTest(options: KillTestOptions): Promise<KillTestReport> {
	const { say = () => {} } = options;
	const random = new SeededRandom(options.seed);
	const ledger = new Ledger();
	const mailServer = await MailServer.open();
	const site = await KillableSite.open({ SMTP_URL: mailServer.url });
	try {
		const testFiles = await createTestFiles();
		const context = {
			origin: site.origin,
			random,
			ledger,
			testFiles,
			editLinks: new EditLinkInbox(mailServer),
		};
		const began = Date.now();
		let count = 0;
		const isDone = () =>
			(count >= options.kills && ledger.acknowledged >= options.writes) ||
			Date.now() > began + options.minutes * 60_000;
		const working = simulateVisitors(context, options.people, isDone);
		const reporting = setInterval(() => say(`${count} kills, ${ledger.acknowledged} acknowledged`), 30_000);
		const kills = await killAtRandom(site, random.fork(), options.pauseMs, (done) => {
			count = done;
			return isDone();
		}).finally(() => clearInterval(reporting));
		await working;
		const loadEnded = Date.now();
		say(`${count} kills, ${ledger.acknowledged} acknowledged; waiting for the queues`);

		const { findings, drained } = await checkResults(site, mailServer, ledger, options.skipWaits);
		return {
			kills: { ...kills, total: count },
			acknowledged: ledger.acknowledged,
			writes: ledger.writes,
			failures: ledger.failures,
			failedStarts: site.failedStarts,
			mails: mailServer.received,
			seconds: { load: seconds(loadEnded - began), drain: seconds(drained - loadEnded) },
			findings,
		};
	} finally {
		await site.close();
		await mailServer.close();
	}
}

async function checkResults(
	site: KillableSite,
	mailServer: MailServer,
	ledger: Ledger,
	skipWaits: boolean,
): Promise<{ findings: string[]; drained: number }> {
	const url = await site.databaseUrl();
	overrideEnv({ DATABASE_URL: url, DATA_DIR: site.dataDir });
	const database = new pg.Client({ connectionString: url });
	await database.connect();
	try {
		const waiting = await waitForEmptyQueues(database, skipWaits);
		const drained = Date.now();
		await cleanUpTwoDaysLater(database, site.dataDir);
		const stored = await readStored(database, site.dataDir);
		return {
			drained,
			findings: [
				...ledger.findings,
				...site.unexpectedExits.map((said) => `the site exited by itself: ${said}`),
				...(waiting ? [`the queues did not become empty: ${waiting}`] : []),
				...findProblems(ledger, stored, mailServer),
			],
		};
	} finally {
		await closeDatabase();
		await database.end();
	}
}

function seconds(milliseconds: number): number {
	return Math.round(milliseconds / 1_000);
}
