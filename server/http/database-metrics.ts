// Counted in PostgreSQL on each scrape, so that every process reports the same numbers.
import { Gauge, type Registry } from "prom-client";
import { pool } from "#app/platform/database/db.server.ts";

const DELIVERIES = `
	select status::text, count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
	from deliveries where status in ('queued', 'failed') group by status`;
const JOBS = `
	select name, state::text, count(*)::int from pgboss.job
	where state < 'completed' or state = 'failed' group by name, state`;

/** Returns a function that refreshes the gauges. */
export function registerDatabaseMetrics(registry: Registry): () => Promise<void> {
	const registers = [registry];
	const deliveries = new Gauge({
		name: "ringline_deliveries",
		help: "Mails and text messages that are waiting (queued) or were given up (failed)",
		labelNames: ["status"],
		registers,
	});
	const oldest = new Gauge({
		name: "ringline_oldest_queued_delivery_seconds",
		help: "How long the oldest unsent mail or text message has been waiting",
		registers,
	});
	const jobs = new Gauge({
		name: "ringline_jobs",
		help: "Background jobs that are not done, by queue and state",
		labelNames: ["queue", "state"],
		registers,
	});
	const up = new Gauge({
		name: "ringline_database_up",
		help: "1 if PostgreSQL answered this request; if not, the other database gauges are missing",
		registers,
	});

	return async () => {
		for (const gauge of [deliveries, oldest, jobs]) gauge.reset();
		oldest.remove();
		try {
			const counted = (await pool().query(DELIVERIES)).rows;
			for (const status of ["queued", "failed"])
				deliveries.set({ status }, counted.find((row) => row.status === status)?.count ?? 0);
			oldest.set(counted.find((row) => row.status === "queued")?.age ?? 0);
			for (const { name, state, count } of (await pool().query(JOBS)).rows)
				jobs.set({ queue: name, state }, count);
			up.set(1);
		} catch {
			up.set(0);
		}
	};
}
