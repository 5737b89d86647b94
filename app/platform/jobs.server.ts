// Background jobs, enqueued in the transaction of the row they belong to and run at least once.
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, type JobWithMetadata, type PgBoss } from "pg-boss";
import { newBoss } from "./boss.server.ts";
import type { Tx } from "./database/db.server.ts";
import { log } from "./log.server.ts";
import { removeQueryParameters } from "./loggable.ts";

export type JobAttempt = {
	jobId: string;
	/** 1 for the first. */
	number: number;
	signal: AbortSignal;
};

type JobTiming = {
	/** Retries after the first attempt. */
	retryLimit: number;
	/** Seconds before the first retry. The delay roughly doubles with each retry, up to `retryDelayMax`. */
	retryDelay: number;
	/** An attempt that takes longer counts as failed. */
	expireInSeconds: number;
	/** The longest a new job waits before an idle worker picks it up. */
	pollSeconds?: number;
};

/** Nobody waits for a job that the clock starts, and it comes again by itself. */
const CRON_TIMING: JobTiming = { retryLimit: 2, retryDelay: 60, expireInSeconds: 300, pollSeconds: 30 };

// Declared as methods, not properties, so that jobs with different data types fit in one array.
type JobWork<Data extends object> = {
	handler(data: Data, attempt: JobAttempt): Promise<void>;
	retryDelayMax?: number;
	/** How many run at the same time in one process. */
	concurrency?: number;
	/**
	 * Jobs of one group run one after the other in each process, and never wait for a job of another group, as long as
	 * there are no more groups than `concurrency`.
	 */
	group?(data: Data): string;
	timeZone?: string;
	/** Of the jobs with the same key, at most one is waiting and one active; more are dropped. */
	singletonKey?(data: Data): string;
	/** Runs after the last attempt or a PermanentFailure. It is retried itself, so it may run twice. */
	onFinalFailure?(data: Data, error: string): Promise<void>;
};

/** A cron expression with five fields. At most one run is waiting and one active across all processes. */
type Cron = { cron: string };

type JobSettings<Data extends object> = JobWork<Data> &
	((JobTiming & { cron?: undefined }) | (Partial<JobTiming> & Cron));

export type Job<Data extends object = object> = JobWork<Data> & JobTiming & Partial<Cron> & { name: string };

/** All that enqueuing needs: code that a handler uses can enqueue for it without importing it. */
export type Queue<Data extends object = object> = Omit<Job<Data>, "handler">;

/** Thrown by a handler when a retry cannot help. */
export class PermanentFailure extends Error {}

export function defineJob<Data extends object>(name: string, settings: JobSettings<Data>): Job<Data> {
	return { name, ...(settings.cron === undefined ? settings : { ...CRON_TIMING, ...settings }) };
}

/**
 * Commits or rolls back with the caller's transaction. Returns false when a job with the same key is already waiting.
 */
export async function enqueue<Data extends object>(
	tx: Tx,
	job: Queue<Data>,
	data: Data,
	options: { startAfter?: Date | number; priority?: number } = {},
): Promise<boolean> {
	const boss = await sender();
	await ensureQueue(boss, job);
	const id = await boss.send(job.name, data, {
		...options,
		...(job.singletonKey ? { singletonKey: job.singletonKey(data) } : {}),
		...(job.group ? { group: { id: job.group(data) } } : {}),
		db: fromDrizzle(tx, sql),
	});
	return id !== null;
}

/** Resolves after the first attempt to start; while PostgreSQL is down it keeps trying in the background. */
export async function startJobs(jobs: readonly Job[]): Promise<void> {
	if (run) throw new Error("Jobs are already started.");
	run = { stopping: false };
	run.starting = startWorkers(run, jobs, 1_000);
	await run.starting;
}

/** Accepts no new jobs and waits up to `timeoutMs` for active ones. Unfinished jobs are retried later. */
export async function stopJobs(timeoutMs = 20_000): Promise<void> {
	const ending = run;
	if (ending) {
		ending.stopping = true;
		clearTimeout(ending.retry);
		await ending.starting;
		await ending.boss?.stop({ close: false, timeout: timeoutMs });
	}
	run = undefined;
	const idle = await sending?.catch(() => undefined);
	sending = undefined;
	await idle?.stop({ graceful: false, close: false });
}

/** When a process misses heartbeats for this long, its attempt counts as failed and another process takes over. */
const HEARTBEAT_SECONDS = 20;

type Run = { boss?: PgBoss; stopping: boolean; starting?: Promise<void>; retry?: NodeJS.Timeout };

let run: Run | undefined;
let sending: Promise<PgBoss> | undefined;
const queues = new WeakMap<PgBoss, Map<string, Promise<void>>>();

/** Apart from the workers, because it must not need the pool: it is asked inside transactions. */
function sender(): Promise<PgBoss> {
	sending ??= newBoss("sender").start();
	sending.catch(() => {
		sending = undefined;
	});
	return sending;
}

async function startWorkers(current: Run, jobs: readonly Job[], delayMs: number): Promise<void> {
	const boss = newBoss("worker");
	try {
		await boss.start();
		for (const job of jobs) await startWorking(boss, job);
		current.boss = boss;
	} catch (error) {
		await boss.stop({ graceful: false, close: false }).catch(() => undefined);
		if (current.stopping) return;
		log.warn({ error: errorMessage(error), retryInMs: delayMs }, "jobs could not start");
		current.retry = setTimeout(() => {
			current.starting = startWorkers(current, jobs, Math.min(delayMs * 2, 10_000));
		}, delayMs);
	}
}

async function startWorking(boss: PgBoss, job: Job): Promise<void> {
	await openQueue(await sender(), job);
	if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: job.timeZone ?? "UTC" });
	else await boss.unschedule(job.name);

	const { concurrency = 1 } = job;
	const options = {
		includeMetadata: true,
		perJobResults: true,
		pollingIntervalSeconds: job.pollSeconds ?? 2,
		// A batch takes as long as its slowest job, so a group gets a worker to itself instead.
		...(job.group ? { localGroupConcurrency: 1 } : { batchSize: concurrency }),
	} as const;
	for (let workers = job.group ? concurrency : 1; workers > 0; workers--) {
		const worker = await boss.work<object, void, typeof options>(job.name, options, async (fetched) => {
			const results = await Promise.all(fetched.map((one) => attempt(job, one)));
			// Poll again right away, so that a burst is not limited to one batch per poll.
			boss.notifyWorker(worker);
			return results;
		});
	}
	if (job.onFinalFailure) await watchDeadLetters(boss, job);
}

async function attempt(
	job: Job,
	{ id, data, retryCount, signal }: JobWithMetadata<object>,
): Promise<JobResult> {
	try {
		await job.handler(data, { jobId: id, number: retryCount + 1, signal });
		return { id, status: "completed" };
	} catch (error) {
		const permanent = error instanceof PermanentFailure;
		log.warn(
			{ job: job.name, jobId: id, attempt: retryCount + 1, permanent, error: errorMessage(error) },
			"job failed",
		);
		return { id, status: permanent ? "deadletter" : "failed", output: { message: errorMessage(error) } };
	}
}

/** Calls `onFinalFailure` even when the process died during the last attempt. */
async function watchDeadLetters(boss: PgBoss, job: Job): Promise<void> {
	const options = { includeMetadata: true, pollingIntervalSeconds: job.pollSeconds ?? 2 } as const;
	await boss.work<object, void, typeof options>(deadLetterQueue(job), options, async ([dead]) => {
		if (!dead) return;
		const output = dead.sourceOutput as { message?: unknown } | null;
		await job.onFinalFailure?.(
			dead.data,
			String(output?.message ?? "It took too long or the process ended."),
		);
	});
}

function ensureQueue(boss: PgBoss, job: Queue): Promise<void> {
	return queues.get(boss)?.get(job.name) ?? openQueue(boss, job);
}

function openQueue(boss: PgBoss, job: Queue): Promise<void> {
	const known = queues.get(boss) ?? new Map<string, Promise<void>>();
	queues.set(boss, known);
	const creating = createQueue(boss, job);
	known.set(job.name, creating);
	creating.catch(() => known.delete(job.name));
	return creating;
}

async function createQueue(boss: PgBoss, job: Queue): Promise<void> {
	const deadLetter = job.onFinalFailure ? deadLetterQueue(job) : undefined;
	if (deadLetter) await boss.createQueue(deadLetter, { retryLimit: 10, retryDelay: 30, retryBackoff: true });
	const settings = {
		retryLimit: job.retryLimit,
		retryDelay: job.retryDelay,
		retryBackoff: job.retryDelay > 0,
		expireInSeconds: job.expireInSeconds,
		heartbeatSeconds: HEARTBEAT_SECONDS,
		...(job.retryDelay > 0 && job.retryDelayMax ? { retryDelayMax: job.retryDelayMax } : {}),
		...(deadLetter ? { deadLetter } : {}),
	};
	await boss.createQueue(job.name, {
		...settings,
		policy: job.cron || job.singletonKey ? "stately" : "standard",
	});
	// The queue may have been created by an older build.
	await boss.updateQueue(job.name, settings);
}

function deadLetterQueue(job: Queue): string {
	return `${job.name}.failed`;
}

/** Without the parameters of a failed query, because the message is stored with the job. */
function errorMessage(error: unknown): string {
	return removeQueryParameters(error instanceof Error ? error.message : String(error));
}
