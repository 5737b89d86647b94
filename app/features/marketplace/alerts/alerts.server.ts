// Creates, confirms, changes and stops alerts. Nothing is mailed before the owner of the address has confirmed.
import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { allowMessage } from "#app/platform/messages/recipient-limit.server.ts";
import { isKeyLike, keyHash, linkKey } from "#app/platform/private-links.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { alertHits, alerts, listings } from "#db/schema.ts";
import { limits } from "../listing/listing-limits.ts";
import { listingPath } from "../listing/listing-paths.ts";
import { knownZip } from "../listing/listing-place.server.ts";
import { withCenter } from "../search/search.server.ts";
import { wordsQuery } from "../search/words.server.ts";
import { type AlertSearch, alertName, type Frequency, frequencies } from "./alert.ts";
import { alertLinks } from "./alert-links.server.ts";
import { alertConfirmationMail } from "./alert-mails.server.tsx";

const CREATE_LIMIT: RateLimitRule = { name: "alert-create", points: 20, seconds: 3_600, total: 10_000 };
/** One person's confirmed alerts. Strangers can add unconfirmed ones, as many as there may be mails about them. */
export const MAX_ALERTS_PER_PERSON = 30;
const UNCONFIRMED_DAYS = 3;
/** Longer than a listing lives, so that nobody is told twice. */
const HIT_RETENTION_DAYS = 120;

/** What the form sends besides the search or the listing it is about. */
export const alertSchema = z.object({
	email: z
		.string({ error: "Valid email required" })
		.trim()
		.max(limits.email, "Valid email required")
		.pipe(z.email("Valid email required")),
	frequency: z.enum(frequencies, { error: "Please choose how often" }).default("daily"),
});

export type NewAlert = {
	email: string;
	frequency: Frequency;
	search: AlertSearch;
	/** Watches the price of this listing instead of a search. */
	listingId: string | null;
	clientAddress: string;
};

export type AlertResult =
	| { ok: true }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number }
	| { ok: false; reason: "unknown-zip" | "unknown-listing" | "mailed-enough" };

export async function createAlert(alert: NewAlert): Promise<AlertResult> {
	const { email, frequency, listingId } = alert;
	const search = withCenter(alert.search);
	const limited = await rateLimit(CREATE_LIMIT, alert.clientAddress);
	if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	if (search.zip && !knownZip(search.zip)) return { ok: false, reason: "unknown-zip" };
	const watched = listingId === null ? null : await findPublic(listingId);
	if (listingId !== null && !watched) return { ok: false, reason: "unknown-listing" };
	const emailKey = email.toLowerCase();
	const id = randomUUID();
	const tokenHash = keyHash(await linkKey("alert", id));
	const { query, anchor } = await readWords(search.q);
	return db().transaction(async (tx) => {
		// Nobody could confirm it without the mail.
		if (!(await allowMessage(tx, email, "signup"))) return { ok: false, reason: "mailed-enough" };
		await tx.insert(alerts).values({
			id,
			email,
			emailKey,
			frequency,
			...search,
			kind: watched?.kind ?? search.kind,
			location: search.location,
			query,
			anchor,
			listingId: watched ? listingId : null,
			tokenHash,
		});
		const links = await alertLinks(tx, id);
		await queueMail(tx, {
			purpose: "alert-confirmation",
			to: email,
			// Counted above.
			isScheduled: true,
			unsubscribeUrl: links.unsubscribe,
			...alertConfirmationMail({
				search: watched ? null : search,
				watched: watched && publicUrl() + listingPath(watched.kind, watched.id),
				frequency,
				links,
			}),
		});
		return { ok: true };
	});
}

export type ManagedAlert = { id: string; name: string; frequency: Frequency; isThisOne: boolean };

/** All confirmed alerts of the person whose link this is, and the one of the link. */
export async function findAlerts(token: string) {
	const own = await findByToken(token);
	if (!own) return null;
	const rows = await db()
		.select({ alert: alerts, title: listings.title })
		.from(alerts)
		.leftJoin(listings, eq(listings.id, alerts.listingId))
		.where(and(eq(alerts.emailKey, own.emailKey), isNotNull(alerts.confirmedAt)))
		.orderBy(desc(alerts.createdAt));
	return {
		name: await nameOf(own),
		isPrice: own.listingId !== null,
		isConfirmed: own.confirmedAt !== null,
		frequency: own.frequency,
		alerts: rows.map(
			({ alert, title }): ManagedAlert => ({
				id: alert.id,
				name: title === null ? alertName(alert) : priceAlertName(title),
				frequency: alert.frequency,
				isThisOne: alert.id === own.id,
			}),
		),
	};
}

/** Only the owner of the mailbox learns that there are too many. */
export async function confirmAlert(token: string): Promise<"confirmed" | "gone" | "too-many"> {
	const own = await findByToken(token);
	if (!own) return "gone";
	return db().transaction(async (tx) => {
		await proveAddress(tx, own.email);
		const confirmed = await tx.$count(
			alerts,
			and(eq(alerts.emailKey, own.emailKey), isNotNull(alerts.confirmedAt), ne(alerts.id, own.id)),
		);
		if (confirmed >= MAX_ALERTS_PER_PERSON) return "too-many";
		await tx
			.update(alerts)
			.set({ confirmedAt: sql`now()` })
			.where(and(eq(alerts.id, own.id), isNull(alerts.confirmedAt)));
		return "confirmed";
	});
}

export async function changeFrequency(token: string, id: string, frequency: Frequency): Promise<boolean> {
	const own = await findByToken(token);
	if (!own || !isUuid(id)) return false;
	const changed = await db()
		.update(alerts)
		.set({ frequency })
		.where(and(eq(alerts.id, id), eq(alerts.emailKey, own.emailKey)))
		.returning({ id: alerts.id });
	return changed.length > 0;
}

export async function stopAlert(token: string, id: string): Promise<boolean> {
	const own = await findByToken(token);
	if (!own || !isUuid(id)) return false;
	await db()
		.delete(alerts)
		.where(and(eq(alerts.id, id), eq(alerts.emailKey, own.emailKey)));
	return true;
}

/** 'Unsubscribe' in a mail client: stops all of these emails. Safe to repeat. */
export async function stopAllAlerts(token: string): Promise<void> {
	const own = await findByToken(token);
	if (own) await db().delete(alerts).where(eq(alerts.emailKey, own.emailKey));
}

export const alertSweepJob = defineJob("alert-sweep", {
	cron: "41 * * * *",
	handler: sweepAlerts,
});

export async function sweepAlerts(): Promise<void> {
	await db()
		.delete(alerts)
		.where(
			and(
				isNull(alerts.confirmedAt),
				lt(alerts.createdAt, sql`now() - make_interval(days => ${UNCONFIRMED_DAYS})`),
			),
		);
	await db()
		.delete(alertHits)
		.where(lt(alertHits.createdAt, sql`now() - make_interval(days => ${HIT_RETENTION_DAYS})`));
}

async function findByToken(token: string) {
	if (!isKeyLike(token)) return null;
	const [row] = await db()
		.select()
		.from(alerts)
		.where(eq(alerts.tokenHash, keyHash(token)));
	return row ?? null;
}

async function nameOf(alert: AlertSearch & { listingId: string | null }): Promise<string> {
	if (alert.listingId === null) return alertName(alert);
	const [row] = await db()
		.select({ title: listings.title })
		.from(listings)
		.where(eq(listings.id, alert.listingId));
	return priceAlertName(row?.title ?? "a listing that no longer exists");
}

function priceAlertName(title: string): string {
	return `Price drops of "${title}"`;
}

async function findPublic(id: string) {
	if (!isUuid(id)) return null;
	const [row] = await db()
		.select({ id: listings.id, kind: listings.kind })
		.from(listings)
		.where(and(eq(listings.id, id), eq(listings.isPublic, true)));
	return row ?? null;
}

/**
 * The same words as on the results page, where the last one may be unfinished. The anchor is the rarest word that every
 * match must contain; without one, the alert is compared with every new listing.
 */
async function readWords(q: string): Promise<{ query: string; anchor: string }> {
	const query = q && (await wordsQuery(q));
	if (!query) return { query: "", anchor: "" };
	// Phrases need positions, so a phrase among alternatives can't be tried without one of its words.
	if (/!/.test(query) || (/\|/.test(query) && /</.test(query))) return { query, anchor: "" };
	const lexemes = [...new Set([...query.matchAll(/'([^']+)'/g)].map(([, lexeme]) => lexeme ?? ""))];
	const { rows } = await db().execute<{ anchor: string }>(sql`
		select lexeme as anchor from unnest(${sql.param(lexemes)}::text[]) as lexeme
		left join listing_words on word = lexeme
		where not array_to_tsvector(array_remove(${sql.param(lexemes)}::text[], lexeme)) @@ ${query}::tsquery
		order by coalesce(listings, 0), length(lexeme) desc limit 1`);
	return { query, anchor: rows[0]?.anchor ?? "" };
}
