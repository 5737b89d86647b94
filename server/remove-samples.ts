// `npm run samples:remove`: removes the sample listings, whether the site is running or not.
import { removeSampleListings } from "#app/features/marketplace/samples/sample-removal.server.ts";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { withDatabase } from "./postgres/with-database.ts";

await withDatabase("share", async () => {
	try {
		await migrateDatabase();
		const count = await removeSampleListings();
		console.log(count === 0 ? "There are no sample listings." : `${count} sample listings removed.`);
	} finally {
		await closeDatabase();
	}
});
