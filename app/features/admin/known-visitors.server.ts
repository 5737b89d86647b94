// Who has signed in within the last 90 days: networks, stored as keyed hashes, and browsers, which keep a cookie. So
// the office's laptop is known on a hotel's network. Being known opens nothing; it only means not to wait for strangers.
import { and, gt, inArray, lte, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import { keyedHash, keyedHashes } from "#app/platform/secrets.server.ts";
import { adminNetworks } from "#db/schema.ts";

const DAYS = 90;
const oldest = sql`now() - make_interval(days => ${DAYS})`;
const device = signedCookie<{ known: true }>("ringline_office", { maxAgeSeconds: DAYS * 86_400 });

export async function isKnownVisitor(request: Request, clientAddress: string): Promise<boolean> {
	return (await device.read(request))?.known === true || isKnownNetwork(clientAddress);
}

/** Returns the `Set-Cookie` header that makes the browser known. */
export function writeDevice(request: Request): Promise<string> {
	return device.write(request, { known: true });
}

async function isKnownNetwork(clientAddress: string): Promise<boolean> {
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
