// Times that are only held: the mail's link or the office keeps one, and otherwise it is released after two hours.
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Lead } from "#app/features/leads/leads.server.ts";
import type { Actor } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { leads, visits } from "#db/schema.ts";
import { raiseVisitEvent } from "./calendar/visit-event.server.ts";
import { isHeld, KEPT } from "./holds.server.ts";
import { reopenAfterCancel } from "./lead-state.server.ts";
import { kindTexts } from "./visit-kinds.ts";
import { heldSummaryMail, queueOfficeMail, queueVisitMails } from "./visit-mails.server.tsx";
import { asVisit } from "./visit-row.server.ts";
import { audit, changeVisit, lockVisit } from "./visits.server.ts";

const MAX_IN_SUMMARY = 20;

/** By whoever opened the mail. Then everybody gets the usual mails. */
export async function keepVisit(id: string): Promise<"done" | "gone"> {
	return keep(id, "Visitor", async (tx, lead) => {
		await proveAddress(tx, lead.email);
	});
}

/** By hand, for somebody the office has talked to. */
export async function keepByOffice(id: string, actor: Actor): Promise<"done" | "gone"> {
	return keep(id, actor);
}

async function keep(
	id: string,
	actor: Actor,
	proved?: (tx: Tx, lead: Lead) => Promise<void>,
): Promise<"done" | "gone"> {
	return db().transaction(async (tx) => {
		const found = await lockVisit(tx, id);
		if (found?.visit.status !== "booked") return "gone";
		const { visit, lead } = found;
		await proved?.(tx, lead);
		// Sent again because the answer was lost.
		if (!visit.heldUntil) return "done";
		const [row] = await tx.update(visits).set(KEPT).where(eq(visits.id, id)).returning();
		if (proved && !lead.suspectedSpam) await queueOfficeMail(tx, "booked", lead, asVisit(row));
		await audit(tx, actor, `kept ${kindTexts[visit.kind].inSentence}`, lead);
		return "done";
	});
}

export const releaseVisitsJob = defineJob("release-visits", {
	cron: "* * * * *",
	retryDelay: 30,
	pollSeconds: 10,
	handler: () => releaseVisits(),
});

/** One transaction each, so that a failure keeps no other time booked. */
export async function releaseVisits(now = new Date()): Promise<void> {
	const due = await db()
		.select({ id: visits.id })
		.from(visits)
		.where(and(isHeld, lte(visits.heldUntil, now)))
		.orderBy(asc(visits.heldUntil));
	let failure: unknown;
	for (const { id } of due)
		await db()
			.transaction((tx) => release(tx, id, now))
			.catch((error: unknown) => {
				failure = error;
			});
	if (failure) throw failure;
}

async function release(tx: Tx, id: string, now: Date): Promise<void> {
	const found = await lockVisit(tx, id);
	if (found?.visit.status !== "booked" || !found.visit.heldUntil || found.visit.heldUntil > now) return;
	const released = await changeVisit(tx, id, { status: "canceled", ...KEPT });
	const lead = await reopenAfterCancel(tx, found.lead, released, now);
	await queueVisitMails(tx, "released", lead, released);
	await raiseVisitEvent(tx, "visit.canceled", lead, released);
	await audit(tx, "Calendar", `released ${kindTexts[released.kind].inSentence}`, lead);
}

export const heldSummaryJob = defineJob("held-visits-summary", {
	cron: "11 * * * *",
	pollSeconds: 60,
	handler: () => summarizeHeldVisits(),
});

/** One mail to the office about all bookings since the last one that nobody has confirmed. */
export async function summarizeHeldVisits(): Promise<void> {
	await db().transaction(async (tx) => {
		const rows = await tx
			.select({ visit: visits, lead: leads })
			.from(visits)
			.innerJoin(leads, eq(leads.id, visits.leadId))
			.where(and(isHeld, isNull(visits.summarizedAt), eq(leads.suspectedSpam, false)))
			.orderBy(asc(visits.startsAt))
			.for("update", { of: visits });
		if (rows.length === 0) return;
		const shown = rows.slice(0, MAX_IN_SUMMARY).map(({ visit, lead }) => ({ visit: asVisit(visit), lead }));
		await queueMail(tx, {
			...heldSummaryMail(shown, rows.length),
			purpose: "visits-held",
			to: companyMailbox(),
		});
		await tx
			.update(visits)
			.set({ summarizedAt: sql`now()` })
			.where(and(isHeld, isNull(visits.summarizedAt)));
	});
}
