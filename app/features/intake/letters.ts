// The words of the two mails and the text message that follow a submission.

import { company, contact, promises } from "#app/features/company/company.ts";
import { numerals } from "#app/ui/numerals.ts";
import { type AnsweredStep, answersByStep, type IntakeDetails, type NamedFile, valueAt } from "./details.ts";
import type { Implications } from "./implications.ts";
import { whatHappensNext } from "./steps.ts";

export type Letter = { subject: string; text: string };
export type Submission = {
	reference: string;
	details: IntakeDetails;
	files: readonly NamedFile[];
	implications: Implications;
};

export function letterToCompany(submission: Submission, panelAddress: string): Letter {
	const { reference, details, files, implications } = submission;
	const name = textAt(details, "primaryHomeownerName");
	const address = textAt(details, "propertyAddress");
	return {
		subject: `Intake ${reference}: ${name}, ${address}`,
		text: [
			`${name} submitted the property intake. Reference ${reference}.`,
			`Promised: review within ${promises.intakeReviewHours} hours.`,
			`Panel: ${panelAddress}`,
			`Map: ${textAt(details, "googleMapsLink")}`,
			"",
			...implicationLines(implications),
			"",
			...answersByStep(details, files).flatMap(stepLines),
		].join("\n"),
	};
}

export function letterToHomeowner({ reference, details, files }: Submission): Letter {
	const count = files.length === 0 ? "no files" : files.length === 1 ? "1 file" : `${files.length} files`;
	return {
		subject: `We received your intake form (${reference})`,
		text: [
			`Hello ${textAt(details, "primaryHomeownerName")},`,
			"",
			`thank you. We received your answers about ${textAt(details, "propertyAddress")}, with ${count}.`,
			`Your reference number is ${reference}.`,
			"",
			"What happens next:",
			...whatHappensNext.map((line, index) => `${index + 1}. ${line}`),
			"",
			`Questions? Answer this mail or call ${contact.businessPhone}.`,
			`In an emergency call 911 first. Our emergency line is ${contact.emergencyPhone}.`,
			"",
			company.name,
		].join("\n"),
	};
}

export function textToHomeowner(reference: string): string {
	return `${company.shortName}: we received your intake form, reference ${reference}. We review it within ${promises.intakeReviewHours} hours. Reply STOP to end.`;
}

export function letterToContinue(link: string, days: number): Letter {
	return {
		subject: "Continue your intake form",
		text: [
			"Open this link on any device to continue your intake form where you left it:",
			"",
			link,
			"",
			`Whoever has the link can read and change your answers, so keep it to yourself. It works until ${days} days after your last change.`,
			"If you did not ask for it, ignore this mail.",
			"",
			company.name,
		].join("\n"),
	};
}

export function letterAboutSuspect(reference: string, reason: string): Letter {
	return {
		subject: `An intake form was kept aside (${reference})`,
		text: `It looks like a robot's: ${reason}. Nobody but you was told of it. It is kept in the office panel under spam; look through what is kept there, in case a person sent it. Further ones within the hour are not mailed.`,
	};
}

export function implicationLines({ availableGallons, packages, missing }: Implications): string[] {
	return [
		`Available water: ${gallons(availableGallons)}`,
		...packages.map(
			({ name, gallonsPerMinute, gallons: total, continuous, pulsed }) =>
				`${name}: ${hours(continuous)} continuous${pulsed === null ? "" : `, ${hours(pulsed)} pulsed`} (${gallons(total)} at ${gallonsPerMinute} GPM)`,
		),
		missing.length === 0
			? "Nothing is missing for a first design."
			: `Missing for a design: ${missing.join("; ")}`,
	];
}

export function hours(value: number): string {
	return `${value.toFixed(1)} h`;
}

export function gallons(value: number): string {
	return `${numerals(Math.round(value))} gallons`;
}

function stepLines({ number, title, answers }: AnsweredStep): string[] {
	const lines =
		answers.length === 0 ? ["(no answers)"] : answers.map(({ label, text }) => `${label}: ${text}`);
	return [`${number}. ${title}`, ...lines, ""];
}

function textAt(details: IntakeDetails, name: string): string {
	return String(valueAt(details, name) ?? "");
}
