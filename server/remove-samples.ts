// `npm run samples:remove`: removes the sample listings, whether the site is running or not.
import { removeSampleListings } from "#app/features/marketplace/samples/sample-removal.server.ts";
import { closeDatabase, migrateDatabase } from "#app/platform/database/db.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { connectionOf, startEmbeddedPostgres } from "./postgres/embedded.ts";

const { DATABASE_URL, DATA_DIR } = env();
const running = DATABASE_URL ?? (await connectionOf(DATA_DIR));
const started = running ? undefined : await startEmbeddedPostgres({ dataDir: DATA_DIR });
try {
	overrideEnv({ DATABASE_URL: running ?? started?.url });
	await migrateDatabase();
	const count = await removeSampleListings();
	console.log(count === 0 ? "There are no sample listings." : `${count} sample listings removed.`);
} finally {
	await closeDatabase();
	await started?.stop();
}
