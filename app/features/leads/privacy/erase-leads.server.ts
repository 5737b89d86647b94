// Which of somebody's requests are deleted when they ask for it, and which the law makes us keep.
import { and, eq, inArray, like, not, or, type SQL, sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { leads } from "#db/schema.ts";
import { statusesThatKeep } from "../lead-status.ts";
import { PRIVACY_TOPIC } from "./privacy-request.ts";

/** A job we did, and an order we confirmed and did not cancel: tax and contractor law want these records. */
const isForTheBooks = or(
	inArray(leads.status, statusesThatKeep("everything")),
	and(eq(leads.kind, "order"), inArray(leads.status, statusesThatKeep("orders"))),
) as SQL;
/** Proves what was asked and when. It goes with the other old requests. */
const isPrivacyRequest = like(leads.topic, `${PRIVACY_TOPIC}%`);

export async function countRequests(email: string): Promise<{ erasable: number; forTheBooks: number }> {
	const [erasable, forTheBooks] = await Promise.all([
		db().$count(leads, isErasable(email)),
		db().$count(leads, and(isFrom(email), isForTheBooks)),
	]);
	return { erasable, forTheBooks };
}

/** Locked until the transaction ends, so that nothing new is attached to them. */
export async function leadsToErase(tx: Tx, email: string): Promise<string[]> {
	const rows = await tx.select({ id: leads.id }).from(leads).where(isErasable(email)).for("update");
	return rows.map(({ id }) => id);
}

/** With their notes, messages, visits, order steps and mails. */
export async function eraseLeads(tx: Tx, ids: readonly string[]): Promise<number> {
	return (await tx.delete(leads).where(inArray(leads.id, [...ids]))).rowCount ?? 0;
}

/** What stays because of the books. */
export async function keptLeads(tx: Tx, email: string): Promise<string[]> {
	const rows = await tx
		.select({ id: leads.id })
		.from(leads)
		.where(and(isFrom(email), isForTheBooks));
	return rows.map(({ id }) => id);
}

function isErasable(email: string): SQL | undefined {
	return and(isFrom(email), not(isForTheBooks), not(isPrivacyRequest));
}

function isFrom(email: string): SQL {
	return eq(sql`lower(${leads.email})`, email.toLowerCase());
}
