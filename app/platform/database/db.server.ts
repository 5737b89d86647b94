// One pool per process. It connects on first use, so pages without data never wait for PostgreSQL.
// A transaction uses one connection and waits for nothing else. Ten transactions that each wait for an eleventh
// connection would stop the site, so asking for one inside a transaction throws: pass its `tx` instead.
import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "#db/schema.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";

export type Db = NodePgDatabase<typeof schema>;
/** The transaction object that `db().transaction(async (tx) => …)` passes in. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export function pool(): pg.Pool {
	refuseInTransaction("A second connection");
	return connect().pool;
}

export function db(): Db {
	refuseInTransaction("A second connection");
	return connect().db;
}

/**
 * A connection of its own, so that a busy pool cannot hold it up: for the readiness check, and for what a process does
 * once and keeps even if the transaction that needed it is rolled back, such as creating a job's queue.
 */
export function sideConnection(): pg.Pool {
	return connect().side;
}

/** Call before waiting for anything but PostgreSQL: files, mail, other services. */
export function refuseInTransaction(what: string): void {
	if (transactions.getStore()?.isOpen)
		throw new Error(`${what} inside a transaction: it would hold a database connection meanwhile.`);
}

export async function closeDatabase(): Promise<void> {
	const closing = shared;
	shared = undefined;
	await Promise.all([closing?.pool.end(), closing?.side.end()]);
}

/** PostgreSQL is away, restarting, locked or out of connections. The same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
	const {
		code = "",
		message = "",
		syscall,
		cause,
	} = (error ?? {}) as { code?: string; message?: string; syscall?: string; cause?: unknown };
	return (
		UNAVAILABLE.test(code) ||
		LOST.test(message) ||
		// Our own PostgreSQL listens on a file, which is gone while it starts.
		(syscall === "connect" && code === "ENOENT") ||
		(cause !== undefined && isDatabaseUnavailable(cause))
	);
}

/**
 * Classes 08 (connection), 40 (deadlock), 53 (out of something) and 57 (shutdown, statement timeout), a lock that was
 * not given in time, and errors of the network.
 */
const UNAVAILABLE =
	/^(08|40|53|57)\w{3}$|^55P03$|^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)/;
/** pg has no codes for these. */
const LOST =
	/^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();

type Connections = { pool: pg.Pool; side: pg.Pool; db: Db };
let shared: Connections | undefined;

function connect(): Connections {
	shared ??= open();
	return shared;
}

function open(): Connections {
	const pool = newPool(env().DATABASE_CONNECTIONS);
	const db = drizzle(pool, { schema });
	const begin = db.transaction.bind(db);
	db.transaction = (work, config) =>
		begin(async (tx) => {
			const state = { isOpen: true };
			try {
				return await transactions.run(state, () => work(tx));
			} finally {
				// What the work started and did not wait for may go on afterwards.
				state.isOpen = false;
			}
		}, config);
	return { pool, side: newPool(1), db };
}

function newPool(max: number): pg.Pool {
	const pool = new pg.Pool({
		connectionString: databaseUrl(),
		max,
		// Whoever waits for a page gives up soon after this.
		connectionTimeoutMillis: 2_500,
		idleTimeoutMillis: 30_000,
		statement_timeout: 15_000,
		// Behind a locked table, requests would otherwise take every connection for as long as a statement may run.
		lock_timeout: 5_000,
		// For search (see docs/decisions): generic plans are slow for rare words, the default page cost favors full table
		// scans over indexes, and JIT compilation takes longer than any of our queries.
		options: "-c plan_cache_mode=force_custom_plan -c random_page_cost=1.1 -c jit=off",
	});
	// A connection lost inside a transaction emits 'error' on its client, and without a listener that would end the
	// process. The transaction's next statement fails anyway.
	pool.on("connect", (client) => client.on("error", () => {}));
	pool.on("error", (error) => log.warn({ error: error.message }, "database connection lost"));
	return pool;
}

export function databaseUrl(): string {
	const url = env().DATABASE_URL;
	if (!url) throw new Error("No database: DATABASE_URL is unset and the embedded one was not started.");
	return url;
}
