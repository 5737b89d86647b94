import pg from "pg";
import { inject, vi } from "vitest";

/** Closes all connections to a test's database and refuses new ones. */
export async function startOutage(url: string): Promise<void> {
	const name = nameOf(url);
	await onServer(async (server) => {
		await server.query(`alter database ${name} with allow_connections false`);
		await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		await vi.waitFor(async () => {
			const { rowCount } = await server.query("select 1 from pg_stat_activity where datname = $1", [name]);
			if (rowCount) throw new Error("A connection is still open.");
		});
	});
}

export async function endOutage(url: string): Promise<void> {
	await onServer((server) => server.query(`alter database ${nameOf(url)} with allow_connections true`));
}

function nameOf(url: string): string {
	return new URL(url).pathname.slice(1);
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
	const server = new pg.Client({ connectionString: inject("postgresUrl") });
	await server.connect();
	try {
		await work(server);
	} finally {
		await server.end();
	}
}
