// The two mails that follow a request: one to the office, one to the visitor.
import { company, contact, promises } from "#app/features/company/company.ts";
import { greetingName } from "#app/features/company/greeting-name.ts";
import { type MailContent, mailHtml, mailText } from "#app/features/company/mail-look.ts";
import { promisedTime, promiseSentence } from "#app/features/company/promised-time.ts";

type Request = {
	reference: string;
	topic: string;
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	address: string;
	message: string;
	/** When we promised to call. */
	dueAt: Date;
};
export type ComposedMail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export function officeMail(request: Request, office: string): ComposedMail {
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
				`${name} asked for a call. We promised one by ${promisedTime(request.dueAt)}. Reply to this email to write to them.`,
			],
			facts: [
				{ name: "Name", value: name },
				{ name: "Phone", value: request.phone, href: `tel:${request.phone.replace(/[^\d+]/g, "")}` },
				{ name: "Email", value: request.email, href: `mailto:${encodeURIComponent(request.email)}` },
				{ name: "Address", value: request.address },
				{ name: "Message", value: request.message || "(none)" },
				{ name: "Reference", value: request.reference },
			],
		},
	);
}

/** Anybody can type somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function visitorMail(request: Request): ComposedMail {
	const name = greetingName(request.firstName);
	return compose(
		{
			to: request.email,
			subject: `We received your request (${request.reference})`,
			replyTo: mailboxOf(company.name, contact.email),
		},
		{
			heading: name ? `Thank you, ${name}` : "Thank you",
			paragraphs: [
				`We received your request. Your reference is ${request.reference}.`,
				`${promiseSentence("consultation", request.dueAt)} Our office is open ${promises.hoursText}.`,
			],
			closing: [
				"When we call, we'll ask where the property is, how it's built and what water it has. Plan on ten minutes.",
				`If a fire is near, don't wait for our call. Leave. Our emergency line answers ${promises.emergencyHoursText}: ${contact.emergencyPhone}.`,
				"If you didn't ask us for anything, ignore this email. We won't send you anything else.",
			],
		},
	);
}

export function suspectMail(request: Request, office: string, reason: string): ComposedMail {
	return compose(
		{ to: office, subject: `A request was held as spam (${request.reference})` },
		{
			heading: "A request was held as spam",
			paragraphs: [
				`Why: ${reason}. You find it in the office panel under Spam. Please check what is held there, in case a person wrote it. We send at most one of these emails an hour.`,
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

/** Quotes and angle brackets would end the name early. */
function mailboxOf(name: string, address: string): string {
	const plain = name.replace(/["<>\\]/g, "").trim();
	return plain.length + address.length < 280 ? `${plain} <${address}>` : address;
}
