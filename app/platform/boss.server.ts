// Runs pg-boss on our own connections: the workers on the pool, and the sender, which is asked inside transactions,
// on the side connection. Both reconnect on their own after an outage.
import { type Clock, PgBoss, systemClock } from "pg-boss";
import { pool, sideConnection } from "./database/db.server.ts";
import { log } from "./log.server.ts";

// Unref'd timers let a process that only enqueues exit without an explicit stop.
const unrefClock: Clock = {
	...systemClock,
	setTimeout: (run, ms) => setTimeout(run, ms).unref(),
	setInterval: (run, ms) => setInterval(run, ms).unref(),
};

export function newBoss(role: "sender" | "worker"): PgBoss {
	const boss = new PgBoss({
		db: { executeSql: (text, values) => (role === "worker" ? pool() : sideConnection()).query(text, values) },
		schema: "pgboss",
		schedule: role === "worker",
		supervise: role === "worker",
		...(role === "worker"
			? { cronMonitorIntervalSeconds: 15, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
			: { clock: unrefClock }),
	});
	boss.on("error", logQueueError);
	boss.on("warning", ({ message }) => log.warn({ message }, "job queue warning"));
	return boss;
}

// During an outage every poll of every queue fails, so log at most once per ten seconds.
const MIN_LOG_INTERVAL_MS = 10_000;
let lastLoggedAt = 0;
let suppressedCount = 0;

function logQueueError(error: { message: string }): void {
	const now = Date.now();
	if (now - lastLoggedAt < MIN_LOG_INTERVAL_MS) {
		suppressedCount += 1;
		return;
	}
	log.warn({ error: error.message, suppressedCount }, "job queue error");
	lastLoggedAt = now;
	suppressedCount = 0;
}
