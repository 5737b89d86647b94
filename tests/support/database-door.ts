import pg from "pg";
import { inject, vi } from "vitest";

/** An outage for one test's database: everybody is thrown out and nobody comes in. */
export async function closeDoor(url: string): Promise<void> {
	const name = nameOf(url);
	await onServer(async (server) => {
		await server.query(`alter database ${name} with allow_connections false`);
		await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		await vi.waitFor(async () => {
			const { rowCount } = await server.query("select 1 from pg_stat_activity where datname = $1", [name]);
			if (rowCount) throw new Error("Somebody is still inside.");
		});
	});
}

export async function openDoor(url: string): Promise<void> {
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
