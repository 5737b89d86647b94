// The status of a submitted questionnaire, for the completion page.
import { and, eq } from "drizzle-orm";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { visitPath } from "#app/features/leads/visit-link.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import type { IntakeDetails } from "../details.ts";
import { filesOfLead, type StoredIntakeFile } from "../files/files.server.ts";
import { type CompletionFacts, isPending } from "./checklist.ts";

export type Completion = {
	reference: string;
	submittedAt: Date;
	/** 'We'll review your answers by …' */
	promisedBy: string;
	/** Where the homeowner picks a time. */
	visitPath: string;
	details: IntakeDetails;
	files: StoredIntakeFile[];
	facts: CompletionFacts;
};

export async function findCompletion(leadId: string): Promise<Completion | null> {
	const [lead] = await db()
		.select({
			id: leads.id,
			reference: leads.reference,
			details: leads.details,
			createdAt: leads.createdAt,
			dueAt: leads.dueAt,
		})
		.from(leads)
		.where(and(eq(leads.id, leadId), eq(leads.kind, "intake")));
	if (!lead) return null;
	const files = await filesOfLead(leadId);
	return {
		reference: lead.reference,
		submittedAt: lead.createdAt,
		promisedBy: promiseSentence("intake", lead.dueAt),
		visitPath: await visitPath(lead),
		details: lead.details as IntakeDetails,
		files,
		facts: { files: files.length, ...(await notificationsOf(leadId)) },
	};
}

/** Waits briefly for the confirmations to be sent, so that the page can say whether they were. */
export async function notificationsSent(leadId: string, timeoutMs = 3_000): Promise<boolean> {
	const until = Date.now() + timeoutMs;
	for (;;) {
		const sent = await notificationsOf(leadId);
		if (!isPending({ files: 0, ...sent })) return sent.mail === "sent" && sent.sms !== "failed";
		if (Date.now() > until) return false;
		await new Promise((resolve) => setTimeout(resolve, 150));
	}
}

async function notificationsOf(leadId: string): Promise<Pick<CompletionFacts, "mail" | "sms">> {
	const rows = await db()
		.select({ channel: deliveries.channel, status: deliveries.status })
		.from(deliveries)
		.where(and(eq(deliveries.leadId, leadId), eq(deliveries.purpose, "lead-confirmation")));
	const statusOf = (channel: "mail" | "sms") => rows.find((row) => row.channel === channel)?.status ?? null;
	return { mail: statusOf("mail"), sms: statusOf("sms") ?? (smsConfigured() ? null : "not_configured") };
}
