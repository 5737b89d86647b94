// Three processes of the site on one PostgreSQL and one bucket, behind a round-robin proxy.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import S3rver from "s3rver";
import { startEmbeddedPostgres } from "#server/postgres/embedded.ts";
import { endEverySite, type SiteProcess, startSite } from "#tests/support/site-process.ts";
import { type RoundRobin, startRoundRobin } from "./round-robin.ts";

export type Member = SiteProcess & { url: string };
export type Fleet = {
	/** The address for visitors. */
	proxy: RoundRobin;
	members: Member[];
	databaseUrl: string;
	stop(): Promise<void>;
};

type FleetOptions = { dataDir: string; port?: number; settings?: Record<string, string> };

export async function startFleet({ dataDir, port, settings = {} }: FleetOptions): Promise<Fleet> {
	const postgres = await startEmbeddedPostgres({ dataDir });
	const folder = join(dataDir, "bucket");
	mkdirSync(folder, { recursive: true });
	const store = new S3rver({
		port: 0,
		address: "127.0.0.1",
		silent: true,
		directory: folder,
		configureBuckets: [{ name: "ringline", configs: [] }],
	});
	const { port: storePort } = await store.run();
	const environment = {
		DATABASE_URL: postgres.url,
		S3_BUCKET: "ringline",
		S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
		AWS_ACCESS_KEY_ID: "S3RVER",
		AWS_SECRET_ACCESS_KEY: "S3RVER",
		DATA_DIR: dataDir,
		TRUST_PROXY: "1",
		...settings,
	};
	// Started at the same time, as in a deployment: they migrate one database together.
	const members = await Promise.all(
		[1, 2, 3].map(async () => {
			const site = startSite(environment);
			return { ...site, url: await site.address() };
		}),
	);
	const proxy = await startRoundRobin(
		members.map(({ url }) => url),
		port,
	);
	return {
		proxy,
		members,
		databaseUrl: postgres.url,
		async stop() {
			await proxy.close();
			await endEverySite();
			await store.close();
			await postgres.stop();
		},
	};
}

/** Like a crash: no clean shutdown. */
export async function killMember({ child, end }: Member): Promise<void> {
	child.kill("SIGKILL");
	await end();
}
