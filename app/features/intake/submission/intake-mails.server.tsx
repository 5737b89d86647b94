// The mails and the text message that follow a submission, and the mail with the link to a draft.
import { company, contact, leaveEarly } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import {
	type ComposedMail,
	composeMail,
	mailPicture,
} from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, Facts, MailList, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { hero } from "#app/features/company/pictures/home.json";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { leadAddress, VisitInvitation } from "#app/features/leads/lead-mails.server.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { answersByStep, type IntakeDetails, type NamedFile, valueAt } from "../details.ts";
import { type Implications, implicationLines } from "../implications.ts";
import { whatHappensNext } from "../steps.ts";

export type Submission = {
	lead: Lead;
	details: IntakeDetails;
	files: readonly NamedFile[];
	implications: Implications;
	/** A text message follows, too. */
	isTexted: boolean;
	/** Where the homeowner picks a time. */
	visitLink: string;
};

export function intakeCompanyMail({ lead, details, files, implications }: Submission): ComposedMail {
	const name = textAt(details, "primaryHomeownerName");
	const map = textAt(details, "googleMapsLink");
	return composeMail(
		{
			subject: `Intake ${lead.reference}: ${name}, ${textAt(details, "propertyAddress")}`,
			replyTo: lead.email,
		},
		<MailLayout heading={`Intake ${lead.reference}`}>
			<Paragraph>
				{name} submitted the property intake. We promised a review by {dayAndTime(lead.dueAt)}.
			</Paragraph>
			<Action label="Open the lead" href={leadAddress(lead.id)} />
			<MailList title="What the answers tell us" items={implicationLines(implications)} />
			{map && <Facts rows={[{ name: "Map", value: map, href: map }]} />}
			{answersByStep(details, files)
				.filter(({ answers }) => answers.length > 0)
				.map(({ number, title, answers }) => (
					<Facts
						key={number}
						title={`${number}. ${title}`}
						rows={answers.map(({ label, text }) => ({ name: label, value: text }))}
					/>
				))}
		</MailLayout>,
	);
}

/** Anybody can type somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function homeownerMail(
	{ lead, details, files, isTexted, visitLink }: Submission,
	link: string,
): ComposedMail {
	const count = files.length === 0 ? "no files" : files.length === 1 ? "1 file" : `${files.length} files`;
	return composeMail(
		{ subject: `We received your intake form (${lead.reference})`, replyTo: companyMailbox() },
		<MailLayout heading="We received your intake form" picture={mailPicture(hero)}>
			<Paragraph>
				{thankYou(textAt(details, "primaryHomeownerName"))} We received your answers, with {count}. Your
				reference is {lead.reference}.
			</Paragraph>
			<Paragraph>{promiseSentence("intake", lead.dueAt)}</Paragraph>
			<MailList title="What happens next" items={whatHappensNext({ sms: isTexted })} isNumbered />
			<VisitInvitation kind="intake" visitLink={visitLink} />
			<Action label="Write to us or send more files" href={link} />
			<Paragraph>Questions? Reply to this email or call {contact.businessPhone}.</Paragraph>
			<Paragraph>{leaveEarly} In danger, call 911.</Paragraph>
			<Paragraph>If you didn't send us an intake form, ignore this email or reply to tell us.</Paragraph>
		</MailLayout>,
	);
}

export function homeownerText({ reference, dueAt }: Lead): string {
	return `${company.shortName}: we received your intake form, reference ${reference}. ${promiseSentence("intake", dueAt)} Reply STOP to opt out.`;
}

export function continueMail(link: string, days: number): ComposedMail {
	return composeMail(
		{ subject: "Continue your intake form" },
		<MailLayout heading="Continue your intake form">
			<Paragraph>Open this link on any device to continue where you left off.</Paragraph>
			<Action label="Continue the form" href={link} />
			<Paragraph>
				Anyone with this link can read and change your answers, so don't share it. It works until {days} days
				after your last change.
			</Paragraph>
			<Paragraph>If you didn't ask for this, ignore this email.</Paragraph>
		</MailLayout>,
	);
}

function textAt(details: IntakeDetails, name: string): string {
	return String(valueAt(details, name) ?? "");
}
