// A lead that turned out not to be spam gets the two mails it did not get when it came.
import { company } from "#app/features/company/company.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import { promiseSentence } from "#app/features/company/promised-time.ts";
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
			`Email: ${lead.email}`,
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
			// Anybody can type somebody else's email address: nothing they typed but a first name is repeated.
			thankYou(lead.firstName),
			"",
			`We have your request at ${company.name}. Your reference is ${lead.reference}.`,
			promiseSentence(lead.kind, lead.dueAt),
		].join("\n"),
	});
}
