import { afterEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { endOutage, startOutage } from "#tests/support/database-outage.ts";
import { db, pool } from "./database/db.server.ts";
import { defineJob, enqueue, type Job, PermanentFailure, startJobs, stopJobs } from "./jobs.server.ts";

const database = useTestDatabase();
afterEach(() => stopJobs());

const quick = { retryLimit: 0, retryDelay: 0, expireInSeconds: 30, pollSeconds: 0.5 };
const soon = { timeout: 10_000, interval: 50 };

function notingJob(name: string, settings: Partial<Job<{ word: string }>> = {}) {
	const words: string[] = [];
	const job = defineJob<{ word: string }>(name, {
		...quick,
		async handler({ word }) {
			words.push(word);
		},
		...settings,
	});
	return { job, words };
}

const enqueueNow = <Data extends object>(job: Job<Data>, data: Data) =>
	db().transaction((tx) => enqueue(tx, job, data));

describe("a job", () => {
	test("belongs to the transaction it was enqueued in", async () => {
		const { job, words } = notingJob("transaction");
		await expect(
			db().transaction(async (tx) => {
				await enqueue(tx, job, { word: "rolled back" });
				throw new Error("changed my mind");
			}),
		).rejects.toThrow("changed my mind");
		await enqueueNow(job, { word: "committed" });

		await startJobs([job]);
		await vi.waitFor(() => expect(words).toEqual(["committed"]), soon);
	});

	test("enqueued while workers run starts by itself, and a burst drains at once", async () => {
		const { job, words } = notingJob("burst", { pollSeconds: 1 });
		await startJobs([job]);
		const begun = Date.now();
		await db().transaction(async (tx) => {
			for (let i = 0; i < 30; i++) await enqueue(tx, job, { word: String(i) });
		});
		await vi.waitFor(() => expect(words).toHaveLength(30), soon);
		// One poll to notice them; thirty polls would take half a minute.
		expect(Date.now() - begun).toBeLessThan(9_000);
	});

	test("is tried again after a failure", async () => {
		let tries = 0;
		const { job } = notingJob("retried", {
			retryLimit: 3,
			async handler(_, attempt) {
				tries = attempt.number;
				if (attempt.number < 3) throw new Error("not yet");
			},
		});
		await enqueueNow(job, { word: "x" });
		await startJobs([job]);
		await vi.waitFor(() => expect(tries).toBe(3), soon);
	});

	test("tells of its end once, after the last try", async () => {
		const ends: string[] = [];
		let tries = 0;
		const { job } = notingJob("hopeless", {
			retryLimit: 1,
			async handler() {
				tries += 1;
				throw new Error("no way");
			},
			async onFinalFailure({ word }, error) {
				ends.push(`${word}: ${error}`);
			},
		});
		await enqueueNow(job, { word: "goal" });
		await startJobs([job]);
		await vi.waitFor(() => expect(ends).toEqual(["goal: no way"]), soon);
		expect(tries).toBe(2);
	});

	test("is not tried again after a permanent failure", async () => {
		const ends: string[] = [];
		let tries = 0;
		const { job } = notingJob("permanent", {
			retryLimit: 5,
			async handler() {
				tries += 1;
				throw new PermanentFailure("never");
			},
			async onFinalFailure(_, error) {
				ends.push(error);
			},
		});
		await enqueueNow(job, { word: "x" });
		await startJobs([job]);
		await vi.waitFor(() => expect(ends).toEqual(["never"]), soon);
		expect(tries).toBe(1);
	});

	test("with a key waits once", async () => {
		const { job, words } = notingJob("single", { singletonKey: ({ word }) => word });
		expect(await enqueueNow(job, { word: "a" })).toBe(true);
		expect(await enqueueNow(job, { word: "a" })).toBe(false);
		expect(await enqueueNow(job, { word: "b" })).toBe(true);
		await startJobs([job]);
		await vi.waitFor(() => expect(words.toSorted()).toEqual(["a", "b"]), soon);
	});

	test("with a cron is scheduled, and no longer once the cron is gone", async () => {
		const { job } = notingJob("nightly", { cron: "0 3 * * *", timeZone: "America/Los_Angeles" });
		const schedules = () => pool().query("select cron, timezone from pgboss.schedule where name = 'nightly'");
		await startJobs([job]);
		expect((await schedules()).rows).toEqual([{ cron: "0 3 * * *", timezone: "America/Los_Angeles" }]);
		await stopJobs();
		await startJobs([{ ...job, cron: undefined }]);
		expect((await schedules()).rows).toEqual([]);
	});

	test("that is running is finished before the process stops", async () => {
		const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
		const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
		const order: string[] = [];
		const { job } = notingJob("slow", {
			async handler() {
				begin();
				await mayEnd;
				order.push("finished");
			},
		});
		await enqueueNow(job, { word: "x" });
		await startJobs([job]);
		await begun;
		const stopping = stopJobs().then(() => order.push("stopped"));
		await pool().query("select 1");
		letEnd();
		await stopping;
		expect(order).toEqual(["finished", "stopped"]);
		const { rows } = await pool().query("select state from pgboss.job where name = 'slow'");
		expect(rows).toEqual([{ state: "completed" }]);
	});
});

describe("while PostgreSQL is away", () => {
	test("workers wait and go on by themselves", async () => {
		const { job, words } = notingJob("outage");
		await startJobs([job]);
		await enqueueNow(job, { word: "before" });
		await vi.waitFor(() => expect(words).toEqual(["before"]), soon);

		await startOutage(database.url);
		await expect(enqueueNow(job, { word: "during" })).rejects.toThrow();
		await endOutage(database.url);

		await enqueueNow(job, { word: "after" });
		await vi.waitFor(() => expect(words).toEqual(["before", "after"]), soon);
	});

	test("the start does not fail but follows later", async () => {
		const { job, words } = notingJob("late-start");
		await enqueueNow(job, { word: "waiting" });
		await startOutage(database.url);
		await startJobs([job]);
		expect(words).toEqual([]);
		await endOutage(database.url);
		await vi.waitFor(() => expect(words).toEqual(["waiting"]), { timeout: 20_000, interval: 100 });
	});

	test("the workers still stop", async () => {
		const { job } = notingJob("stop-in-outage");
		await startJobs([job]);
		await startOutage(database.url);
		await stopJobs();
		await endOutage(database.url);
	});
});
