// The mails and the text message that follow a submission, and the mail with the link to a draft.
import { company, contact } from "#app/features/company/company.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import { promisedTime, promiseSentence } from "#app/features/company/promised-time.ts";
import { type AnsweredStep, answersByStep, type IntakeDetails, type NamedFile, valueAt } from "../details.ts";
import { type Implications, implicationLines } from "../implications.ts";
import { whatHappensNext } from "../steps.ts";

export type IntakeMail = { subject: string; text: string };
export type Submission = {
	reference: string;
	/** When we promised to have reviewed it. */
	dueAt: Date;
	details: IntakeDetails;
	files: readonly NamedFile[];
	implications: Implications;
	/** A text message follows, too. */
	isTexted: boolean;
};

export function companyMail(submission: Submission, leadAddress: string): IntakeMail {
	const { reference, dueAt, details, files, implications } = submission;
	const name = textAt(details, "primaryHomeownerName");
	const address = textAt(details, "propertyAddress");
	return {
		subject: `Intake ${reference}: ${name}, ${address}`,
		text: [
			`${name} submitted the property intake. Reference ${reference}.`,
			`We promised a review by ${promisedTime(dueAt)}.`,
			`Open it: ${leadAddress}`,
			`Map: ${textAt(details, "googleMapsLink")}`,
			"",
			...implicationLines(implications),
			"",
			...answersByStep(details, files).flatMap(stepLines),
		].join("\n"),
	};
}

/** Anybody can type somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function homeownerMail({ reference, dueAt, details, files, isTexted }: Submission): IntakeMail {
	const count = files.length === 0 ? "no files" : files.length === 1 ? "1 file" : `${files.length} files`;
	return {
		subject: `We received your intake form (${reference})`,
		text: [
			thankYou(textAt(details, "primaryHomeownerName")),
			"",
			`We received your answers, with ${count}. Your reference is ${reference}.`,
			promiseSentence("intake", dueAt),
			"",
			"What happens next:",
			...whatHappensNext({ sms: isTexted }).map((line, index) => `${index + 1}. ${line}`),
			"",
			`Questions? Reply to this email or call ${contact.businessPhone}.`,
			`In an emergency call 911 first. Our emergency line is ${contact.emergencyPhone}.`,
			"If you didn't send us an intake form, ignore this email. We won't send you anything else.",
			"",
			company.name,
		].join("\n"),
	};
}

export function homeownerText(reference: string, dueAt: Date): string {
	return `${company.shortName}: we received your intake form, reference ${reference}. ${promiseSentence("intake", dueAt)} Reply STOP to opt out.`;
}

export function continueMail(link: string, days: number): IntakeMail {
	return {
		subject: "Continue your intake form",
		text: [
			"Open this link on any device to continue your intake form where you left off:",
			"",
			link,
			"",
			`Anyone with this link can read and change your answers, so don't share it. It works until ${days} days after your last change.`,
			"If you didn't ask for it, ignore this email.",
			"",
			company.name,
		].join("\n"),
	};
}

export function suspectMail(reference: string, reason: string): IntakeMail {
	return {
		subject: `An intake form was held as spam (${reference})`,
		text: `Why: ${reason}. Only you were told. You find it in the office panel under Spam. Please check what is held there, in case a person sent it. We send at most one of these emails an hour.`,
	};
}

function stepLines({ number, title, answers }: AnsweredStep): string[] {
	const lines =
		answers.length === 0 ? ["(no answers)"] : answers.map(({ label, text }) => `${label}: ${text}`);
	return [`${number}. ${title}`, ...lines, ""];
}

function textAt(details: IntakeDetails, name: string): string {
	return String(valueAt(details, name) ?? "");
}
