// One run: a crowd at work, kills at random moments, and the reckoning afterwards.
import pg from "pg";
import { closeDatabase } from "#app/platform/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { queuesRunDry, sweepTwoDaysLater } from "./aftermath.ts";
import { findingsIn } from "./check.ts";
import { Dice } from "./dice.ts";
import { EditDesk } from "./edit-desk.ts";
import { type Kills, killAtRandom } from "./killer.ts";
import { Ledger, type WriteKind } from "./ledger.ts";
import { crowd } from "./load.ts";
import { gatherMaterials } from "./material.ts";
import { PostOffice } from "./post-office.ts";
import { SiteUnderFire } from "./site-under-fire.ts";
import { readStored } from "./stored.ts";

export type KillRun = {
	seed: number;
	/** Both are reached before the run ends, unless its time is up. */
	kills: number;
	writes: number;
	minutes: number;
	people: number;
	/** Between a recovery and the next kill. */
	calmMs: { least: number; most: number };
	/** Jumps over the two minutes that a killed job counts as running. */
	hurry: boolean;
	say?: (line: string) => void;
};

export type KillReport = {
	kills: Kills & { total: number };
	acknowledged: number;
	writes: Map<WriteKind, number>;
	troubles: Map<string, number>;
	failedStarts: number;
	mails: number;
	seconds: { load: number; drain: number };
	findings: string[];
};

export async function killRun(options: KillRun): Promise<KillReport> {
	const { say = () => {} } = options;
	const dice = new Dice(options.seed);
	const ledger = new Ledger();
	const office = await PostOffice.open();
	const site = await SiteUnderFire.open({ SMTP_URL: office.url });
	try {
		const materials = await gatherMaterials();
		const scene = { origin: site.origin, dice, ledger, materials, desk: new EditDesk(office) };
		const began = Date.now();
		let count = 0;
		const enough = () =>
			(count >= options.kills && ledger.acknowledged >= options.writes) ||
			Date.now() > began + options.minutes * 60_000;
		const working = crowd(scene, options.people, enough);
		const reporting = setInterval(() => say(`${count} kills, ${ledger.acknowledged} acknowledged`), 30_000);
		const kills = await killAtRandom(site, dice.another(), options.calmMs, (done) => {
			count = done;
			return enough();
		}).finally(() => clearInterval(reporting));
		await working;
		const loadEnded = Date.now();
		say(`${count} kills, ${ledger.acknowledged} acknowledged; the queues run dry`);

		const { findings, drained } = await reckoning(site, office, ledger, options.hurry);
		return {
			kills: { ...kills, total: count },
			acknowledged: ledger.acknowledged,
			writes: ledger.writes,
			troubles: ledger.troubles,
			failedStarts: site.failedStarts,
			mails: office.received,
			seconds: { load: seconds(loadEnded - began), drain: seconds(drained - loadEnded) },
			findings,
		};
	} finally {
		await site.close();
		await office.close();
	}
}

async function reckoning(
	site: SiteUnderFire,
	office: PostOffice,
	ledger: Ledger,
	hurry: boolean,
): Promise<{ findings: string[]; drained: number }> {
	const url = await site.databaseUrl();
	overrideEnv({ DATABASE_URL: url, DATA_DIR: site.dataDir });
	const database = new pg.Client({ connectionString: url });
	await database.connect();
	try {
		const waiting = await queuesRunDry(database, hurry);
		const drained = Date.now();
		await sweepTwoDaysLater(database, site.dataDir);
		const stored = await readStored(database, site.dataDir);
		return {
			drained,
			findings: [
				...ledger.findings,
				...site.ownExits.map((said) => `the site ended by itself: ${said}`),
				...(waiting ? [`the queues did not run dry: ${waiting}`] : []),
				...findingsIn(ledger, stored, office),
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
