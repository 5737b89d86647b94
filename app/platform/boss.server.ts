// pg-boss on our own pool: no second set of connections, and it comes back by itself when PostgreSQL does.
import { type Clock, PgBoss, systemClock } from "pg-boss";
import { pool } from "./db.server.ts";
import { log } from "./log.server.ts";

// A process that only enqueues must be able to end without saying so.
const restlessClock: Clock = {
	...systemClock,
	setTimeout: (run, ms) => setTimeout(run, ms).unref(),
	setInterval: (run, ms) => setInterval(run, ms).unref(),
};

export function newBoss(role: "sender" | "worker"): PgBoss {
	const boss = new PgBoss({
		db: { executeSql: (text, values) => pool().query(text, values) },
		schema: "pgboss",
		schedule: role === "worker",
		supervise: role === "worker",
		...(role === "worker"
			? { cronMonitorIntervalSeconds: 15, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }
			: { clock: restlessClock }),
	});
	boss.on("error", logTrouble);
	boss.on("warning", ({ message }) => log.warn({ message }, "job queue warning"));
	return boss;
}

// During an outage every poll of every queue fails: one line in ten seconds says it all.
const QUIET_MS = 10_000;
let lastLine = 0;
let unsaid = 0;

function logTrouble(error: { message: string }): void {
	const now = Date.now();
	if (now - lastLine < QUIET_MS) {
		unsaid += 1;
		return;
	}
	log.warn({ error: error.message, alsoUnsaid: unsaid }, "job queue trouble");
	lastLine = now;
	unsaid = 0;
}
