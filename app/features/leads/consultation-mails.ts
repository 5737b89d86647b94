// The two mails a request leads to: one to the office, one to the visitor.
import { company, contact, promises } from "#app/features/company/company.ts";
import { type MailContent, mailHtml, mailText } from "#app/features/company/mail-look.ts";

type Request = {
	reference: string;
	topic: string;
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	address: string;
	message: string;
};
export type ComposedMail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export function officeMail(request: Request, office: string, dueAt: Date): ComposedMail {
	const name = `${request.firstName} ${request.lastName}`;
	return compose(
		{
			to: office,
			subject: `${request.topic}: ${name} (${request.reference})`,
			replyTo: mailboxOf(name, request.email),
		},
		{
			heading: request.topic,
			paragraphs: [
				`${name} asks for a call. Promised by ${clock.format(dueAt)} Los Angeles time. Answering this mail answers the visitor.`,
			],
			facts: [
				{ name: "Name", value: name },
				{ name: "Phone", value: request.phone, href: `tel:${request.phone.replace(/[^\d+]/g, "")}` },
				{ name: "E-mail", value: request.email, href: `mailto:${encodeURIComponent(request.email)}` },
				{ name: "Address", value: request.address },
				{ name: "Message", value: request.message || "(none)" },
				{ name: "Reference", value: request.reference },
			],
		},
	);
}

/**
 * To an address that anybody may have typed in: it repeats nothing a stranger could use to write to a third person.
 */
export function visitorMail(request: Request): ComposedMail {
	return compose(
		{
			to: request.email,
			subject: `We received your request (${request.reference})`,
			replyTo: mailboxOf(company.name, contact.email),
		},
		{
			heading: isPlainName(request.firstName) ? `Thank you, ${request.firstName}` : "Thank you",
			paragraphs: [
				`Your request has reached us under the reference ${request.reference}. We'll contact you within ${promises.answerHours} hours during office hours, ${promises.hoursText}.`,
			],
			closing: [
				"When we call we ask where the property is, how it is built, and what water it has. Ten minutes are enough.",
				`If a fire is near, do not wait for us: leave. The emergency line answers ${promises.emergencyHoursText}: ${contact.emergencyPhone}.`,
				"If you did not ask us for anything, ignore this mail; nothing else will follow.",
			],
		},
	);
}

export function asideMail(request: Request, office: string, reason: string): ComposedMail {
	return compose(
		{ to: office, subject: `A request was kept aside (${request.reference})` },
		{
			heading: "A request was kept aside",
			paragraphs: [
				`It looks like a robot's: ${reason}. It is kept in the office panel under leads; look through what is kept there, in case a person wrote it. Further ones within the hour are not mailed.`,
			],
		},
	);
}

function compose(
	envelope: Pick<ComposedMail, "to" | "subject" | "replyTo">,
	content: MailContent,
): ComposedMail {
	return { ...envelope, text: mailText(content), html: mailHtml(content) };
}

/** A mailbox's name cannot hold the signs that end it. */
function mailboxOf(name: string, address: string): string {
	const plain = name.replace(/["<>\\]/g, "").trim();
	return plain.length + address.length < 280 ? `${plain} <${address}>` : address;
}

/** Letters only: no web address, and nothing that reads as one. */
function isPlainName(name: string): boolean {
	return name.length <= 40 && /^[\p{L}\p{M}' -]+$/u.test(name);
}

const clock = new Intl.DateTimeFormat("en-US", {
	timeZone: promises.businessHours.timeZone,
	weekday: "long",
	hour: "numeric",
	minute: "2-digit",
});
