// Addresses whose owner has opened a link that we mailed there. Anybody can type any address, so what is scarce is held
// for these, and strangers' words are mailed to no others.
import { inArray, lt, sql } from "drizzle-orm";
import { provedAddresses } from "#db/schema.ts";
import { type Db, db, type Tx } from "../database/db.server.ts";
import { defineJob } from "../jobs.server.ts";
import { keyedHashes } from "../secrets.server.ts";
import { mailboxKey } from "./mailbox.server.ts";

const KEPT_DAYS = 365;

/** Only for what the owner of the mailbox alone can do: posting from a page that our mail links to. */
export async function proveAddress(tx: Tx | Db, email: string): Promise<void> {
	const [addressHash] = await hashesOf(email);
	if (!addressHash) return;
	await tx
		.insert(provedAddresses)
		.values({ addressHash })
		.onConflictDoUpdate({ target: provedAddresses.addressHash, set: { provedAt: sql`now()` } });
}

export async function isProvedAddress(tx: Tx | Db, email: string): Promise<boolean> {
	return (await tx.$count(provedAddresses, inArray(provedAddresses.addressHash, await hashesOf(email)))) > 0;
}

export async function forgetProof(tx: Tx, email: string): Promise<number> {
	const gone = await tx
		.delete(provedAddresses)
		.where(inArray(provedAddresses.addressHash, await hashesOf(email)));
	return gone.rowCount ?? 0;
}

export const provedAddressesSweepJob = defineJob("proved-addresses-sweep", {
	cron: "37 11 * * *",
	pollSeconds: 60,
	async handler() {
		await db()
			.delete(provedAddresses)
			.where(lt(provedAddresses.provedAt, sql`now() - make_interval(days => ${KEPT_DAYS})`));
	},
});

function hashesOf(email: string): Promise<Buffer[]> {
	return keyedHashes("proved-address", mailboxKey(email));
}
