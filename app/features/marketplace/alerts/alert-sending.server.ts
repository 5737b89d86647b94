// Mails what the alerts found: one email per person, in one transaction with the mark that it was mailed. After a
// crash the job runs again, mails what is left and nothing twice.
import { sql } from "drizzle-orm";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob, enqueue } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { categoryName } from "../listing/categories.ts";
import { amountText, type ListingKind } from "../listing/listing.ts";
import { listingPath } from "../listing/listing-paths.ts";
import type { Frequency } from "./alert.ts";
import { alertLinks } from "./alert-links.server.ts";
import { alertMail, matchMail } from "./alert-mails.server.tsx";
import { matchMailsLink } from "./match-mails.server.ts";

const PEOPLE_PER_BATCH = 100;
/** The rest is on the site: nobody reads an email with two hundred listings. */
const MAX_LISTINGS_PER_MAIL = 25;

export async function enqueueAlertMails(tx: Tx): Promise<void> {
	await enqueue(tx, instantAlertsJob, {});
}

export const instantAlertsJob = defineJob("instant-alerts", {
	retryLimit: 20,
	retryDelay: 5,
	retryDelayMax: 600,
	expireInSeconds: 900,
	pollSeconds: 1,
	singletonKey: () => "instant",
	handler: () => sendAlerts("instant"),
});

/** At seven in the morning in Los Angeles. */
export const dailyAlertsJob = defineJob("daily-alerts", {
	cron: "0 7 * * *",
	timeZone: "America/Los_Angeles",
	retryLimit: 20,
	retryDelay: 30,
	retryDelayMax: 900,
	expireInSeconds: 1_800,
	handler: () => sendAlerts("daily"),
});

export async function sendAlerts(frequency: Frequency): Promise<void> {
	while ((await sendBatch(frequency)) === PEOPLE_PER_BATCH);
}

type Hit = {
	email_key: string;
	listing_id: string;
	event: string;
	alert_id: string | null;
	/** The address as its owner typed it; null when the alert was stopped meanwhile. */
	email: string | null;
	is_public: boolean;
	kind: ListingKind;
	title: string;
	amount_cents: string;
	is_free: boolean;
	location: string;
	category: string;
};

async function sendBatch(frequency: Frequency): Promise<number> {
	return db().transaction(async (tx) => {
		const { rows } = await tx.execute<Hit>(sql`
			with people as (
				select distinct email_key from alert_hits where mailed_at is null and frequency = ${frequency}
				order by email_key limit ${PEOPLE_PER_BATCH}
			), taken as (
				update alert_hits h set mailed_at = now() from people
				where h.email_key = people.email_key and h.mailed_at is null and h.frequency = ${frequency}
				returning h.*
			)
			select t.email_key, t.listing_id, t.event, t.alert_id, coalesce(a.email, case when t.event = 'match' then t.email_key end) as email,
				l.is_public, l.kind, l.title, l.amount_cents, l.is_free, l.location, l.category
			from taken t join listings l on l.id = t.listing_id left join alerts a on a.id = t.alert_id
			order by t.email_key, l.created_at desc`);
		const people = Map.groupBy(rows as Hit[], (hit) => hit.email_key);
		for (const hits of people.values()) await mailPerson(tx, hits);
		return people.size;
	});
}

async function mailPerson(tx: Tx, hits: readonly Hit[]): Promise<void> {
	// A listing may have been sold or hidden since, and an alert stopped.
	const current = hits.filter(({ is_public, email }) => is_public && email !== null);
	const found = current.filter(({ alert_id }) => alert_id !== null).slice(0, MAX_LISTINGS_PER_MAIL);
	const matches = current.filter(({ event }) => event === "match").slice(0, MAX_LISTINGS_PER_MAIL);
	const [alerted] = found;
	if (alerted?.alert_id && alerted.email) {
		const links = await alertLinks(tx, alerted.alert_id);
		await queueMail(tx, {
			purpose: "alert",
			to: alerted.email,
			isScheduled: true,
			unsubscribeUrl: links.unsubscribe,
			...alertMail(found.map(toAlerted), links),
		});
	}
	const [match] = matches;
	const stopLink = match?.email ? await matchMailsLink(tx, match.email_key) : null;
	if (match?.email && stopLink)
		await queueMail(tx, {
			purpose: "listing-match",
			to: match.email,
			isScheduled: true,
			unsubscribeUrl: stopLink,
			...matchMail(matches.map(toAlerted), stopLink),
		});
}

function toAlerted({ event, kind, listing_id, title, amount_cents, is_free, location, category }: Hit) {
	return {
		event,
		title: kind === "wanted" ? `Wanted: ${title}` : title,
		amount: amountText({ kind, amountCents: Number(amount_cents), isFree: is_free }),
		place: location,
		category: categoryName(category),
		address: publicUrl() + listingPath(kind, listing_id),
	};
}
