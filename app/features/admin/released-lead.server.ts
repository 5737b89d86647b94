// A lead that was no spam after all gets the two mails it did not get when it came.
import { company, promises } from "#app/features/company/company.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { queueMail } from "#app/platform/deliveries.server.ts";
import { companyMailbox } from "#app/platform/mail.server.ts";
import type { leads } from "#db/schema.ts";

export async function queueReleasedMails(tx: Tx, lead: typeof leads.$inferSelect): Promise<void> {
	const name = `${lead.firstName} ${lead.lastName}`.trim();
	await queueMail(tx, {
		purpose: "lead-company",
		leadId: lead.id,
		to: companyMailbox(),
		replyTo: lead.email,
		subject: `${lead.reference}: ${name}${lead.topic ? `, ${lead.topic}` : ""}`,
		text: [
			`${name} wrote to us. The request was held back as suspected spam and has now been released.`,
			"",
			`Phone: ${lead.phone}`,
			`E-mail: ${lead.email}`,
			...(lead.address ? [`Address: ${lead.address}`] : []),
			...(lead.message ? ["", lead.message] : []),
		].join("\n"),
	});
	await queueMail(tx, {
		purpose: "lead-confirmation",
		leadId: lead.id,
		to: lead.email,
		subject: `We have your request (${lead.reference})`,
		text: [
			`Dear ${name},`,
			"",
			`thank you for writing to ${company.name}. Your request has the number ${lead.reference}.`,
			lead.kind === "intake"
				? `We review your answers within ${promises.intakeReviewHours} hours.`
				: `We call you within ${promises.answerHours} hours during business hours, ${promises.hoursText}.`,
		].join("\n"),
	});
}
