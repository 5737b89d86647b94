// Networks with a sign-in within the last 90 days, stored as keyed hashes.
import { and, gt, inArray, lte, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import { keyedHash, keyedHashes } from "#app/platform/secrets.server.ts";
import { adminNetworks } from "#db/schema.ts";

const oldest = sql`now() - interval '90 days'`;

export async function isKnownNetwork(clientAddress: string): Promise<boolean> {
	const known = await db().$count(
		adminNetworks,
		and(
			inArray(adminNetworks.networkHash, await keyedHashes("admin-network", networkOf(clientAddress))),
			gt(adminNetworks.lastSignInAt, oldest),
		),
	);
	return known > 0;
}

export async function rememberNetwork(clientAddress: string): Promise<void> {
	const networkHash = await keyedHash("admin-network", networkOf(clientAddress));
	await db().transaction(async (tx) => {
		await tx.delete(adminNetworks).where(lte(adminNetworks.lastSignInAt, oldest));
		await tx
			.insert(adminNetworks)
			.values({ networkHash })
			.onConflictDoUpdate({ target: adminNetworks.networkHash, set: { lastSignInAt: sql`now()` } });
	});
}
