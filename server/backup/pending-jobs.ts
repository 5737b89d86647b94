// Jobs are queued again. The queue's own tables depend on its version and are not copied.
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import type { QueuePolicy } from "pg-boss";
import { newBoss } from "#app/platform/boss.server.ts";
import type { ArchiveEntry } from "./archive.ts";
import { jobSchema, type PendingJob } from "./contents.ts";

export async function readJobs(entry: ArchiveEntry): Promise<PendingJob[]> {
	const lines = (await buffer(entry.body)).toString("utf8").split("\n").filter(Boolean);
	return lines.map((line) => jobSchema.parse(JSON.parse(line)));
}

/** In the caller's transaction. The next start of the site sets how often a queue retries. */
export async function enqueueAgain(client: pg.Client, jobs: PendingJob[]): Promise<void> {
	if (jobs.length === 0) return;
	const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
	const boss = await newBoss("sender").start();
	try {
		const queues = new Map(jobs.map((job) => [job.name, job]));
		for (const { deadLetter } of jobs)
			if (deadLetter && !queues.has(deadLetter)) await boss.createQueue(deadLetter);
		for (const [name, { policy }] of queues) await boss.createQueue(name, { policy: policy as QueuePolicy });
		for (const [name, { deadLetter }] of queues) if (deadLetter) await boss.updateQueue(name, { deadLetter });
		for (const { name, data, startAfter, priority, singletonKey } of jobs)
			await boss.send(name, data ?? {}, {
				startAfter: new Date(startAfter),
				priority,
				...(singletonKey ? { singletonKey } : {}),
				db,
			});
	} finally {
		await boss.stop({ graceful: false, close: false });
	}
}
