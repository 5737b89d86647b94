// After the last kill: wait until all mails are sent, then run the cleanup jobs as if two days had passed.
import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { intakeSweepJob } from "#app/features/intake/drafts/sweep.server.ts";
import { photoSweepJob } from "#app/features/marketplace/listing/photos.server.ts";
import { newBoss } from "#app/platform/boss.server.ts";
import { leftoverSweepJob } from "#app/platform/files/leftovers.server.ts";

/** The job of a killed process counts as running for two more minutes, and then waits between retries. */
const DRAIN_TIMEOUT_MS = 12 * 60_000;

/** Returns null when everything is sent, otherwise what is still waiting. */
export async function waitForEmptyQueues(database: pg.Client, skipWaits: boolean): Promise<string | null> {
	if (skipWaits) await skipQueueWaits(database);
	for (const end = Date.now() + DRAIN_TIMEOUT_MS; ; await pause(500)) {
		const { rows } = await database.query<{ waiting: string }>(`
			select name || ' ' || state as waiting from pgboss.job
			where name in ('delivery', 'edit-link', 'delivery.failed') and state < 'completed'
			union all select 'delivery row ' || status from deliveries where status = 'queued'`);
		if (rows.length === 0) return null;
		if (Date.now() > end) return [...new Set(rows.map(({ waiting }) => waiting))].join(", ");
	}
}

/** Makes the queue give up killed jobs now, and skips every pause between retries. */
async function skipQueueWaits(database: pg.Client): Promise<void> {
	const boss = newBoss("sender");
	await boss.start();
	await database.query(
		"update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active'",
	);
	await database.query("update pgboss.queue set monitor_on = null, monitor_claim_on = null");
	await boss.supervise();
	await database.query("update pgboss.job set start_after = now() where state = 'retry'");
	await boss.stop({ graceful: false, close: false });
}

/** Makes everything two days older, then runs the jobs that remove what has no owner. */
export async function cleanUpTwoDaysLater(database: pg.Client, dataDir: string): Promise<void> {
	await database.query("update listing_photos set created_at = created_at - interval '2 days'");
	const past = new Date(Date.now() - 2 * 86_400_000);
	for (const folder of ["uploads", "tmp"])
		for (const path of await everythingIn(join(dataDir, folder))) await utimes(path, past, past);
	for (const job of [photoSweepJob, intakeSweepJob, leftoverSweepJob])
		await job.handler({}, { jobId: "", number: 1, signal: new AbortController().signal });
}

async function everythingIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true }).catch(() => []);
	return entries.map((entry) => join(folder, entry));
}
