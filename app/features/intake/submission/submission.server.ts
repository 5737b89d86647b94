// From a draft to a lead: everything is checked again, stored once, and its mails are queued in the same transaction.
import { eq } from "drizzle-orm";
import { requestLink } from "#app/features/leads/conversation/request-link.server.ts";
import { heldAsSpamMail } from "#app/features/leads/lead-mails.server.tsx";
import { type Lead, type NewLead, storeLead } from "#app/features/leads/leads.server.ts";
import { visitAddress } from "#app/features/leads/visit-link.server.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { queueMail, queueSms } from "#app/platform/messages/deliveries.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { intakeFiles } from "#db/schema.ts";
import { detailsFrom, type IntakeDetails } from "../details.ts";
import type { Changes } from "../drafts/draft-changes.ts";
import {
	closeDraft,
	type Draft,
	draftWithToken,
	lockDraft,
	type OpenDraft,
	TOO_LONG_MESSAGE,
	writeOver,
} from "../drafts/drafts.server.ts";
import { implicationsOf } from "../implications.ts";
import { isRebuilding, type Problem, problemsIn, stepOf, textOf } from "../journey.ts";
import { homeownerMail, homeownerText, intakeCompanyMail, type Submission } from "./intake-mails.server.tsx";
import { type Suspicion, suspicionOf } from "./suspicion.server.ts";

export type Submitted =
	| { ok: true; leadId: string; reference: string }
	| { ok: false; problems: Problem[] }
	/** The draft was saved in the meantime: read it again and retry. */
	| { ok: false; stale: true };

type Settings = {
	/** The value of the spam trap. */
	trap?: string;
};

/** Idempotent: repeated or concurrent calls for one draft create one lead. */
export async function submitIntake(draft: Draft, settings: Settings = {}): Promise<Submitted> {
	const problems = problemsIn(draft.answers);
	if (problems.length > 0) return { ok: false, problems };
	const details = detailsFrom(draft.answers);
	const suspicion = await suspicionOf(draft.answers, settings.trap ?? "");
	try {
		const intake = { ...newIntake(draft, details), spamReason: suspicion?.reason };
		const { lead } = await storeLead(intake, async (tx, stored) => {
			const submission = await close(tx, draft, stored, details);
			if (suspicion) await tellOffice(tx, stored, suspicion);
			else await queueMails(tx, submission);
		});
		return { ok: true, leadId: lead.id, reference: lead.reference };
	} catch (error) {
		if (error instanceof StaleDraft) return { ok: false, stale: true };
		throw error;
	}
}

/** The stored draft with `changes` applied, so that we submit exactly what the page shows. */
export async function submitLatest(
	draft: OpenDraft,
	changes: Changes,
	settings: Settings,
): Promise<Exclude<Submitted, { stale: true }>> {
	const saved = await writeOver(draft, draft.version, () => changes);
	if (saved.outcome === "too-long") {
		const field = Object.keys(changes)[0] ?? "";
		return { ok: false, problems: [{ field, step: stepOf(field), message: TOO_LONG_MESSAGE }] };
	}
	for (let tries = 0; tries < 10; tries++) {
		const current = await draftWithToken(draft.token);
		if (!current) break;
		const submitted = await submitIntake(current, settings);
		if (!("stale" in submitted)) return submitted;
	}
	throw new Error("The draft kept changing while it was submitted.");
}

class StaleDraft extends Error {}

async function close(tx: Tx, draft: Draft, lead: Lead, details: IntakeDetails): Promise<Submission> {
	const locked = await lockDraft(tx, draft.id);
	if (locked?.version !== draft.version) throw new StaleDraft();
	await closeDraft(tx, draft.id, lead.id);
	const files = await tx
		.update(intakeFiles)
		.set({ leadId: lead.id })
		.where(eq(intakeFiles.draftId, draft.id))
		.returning({ field: intakeFiles.field, fileName: intakeFiles.fileName });
	const isTexted = details.smsConsent === true && smsConfigured();
	const implications = implicationsOf(details, files);
	return { lead, details, files, implications, isTexted, visitLink: await visitAddress(lead) };
}

async function tellOffice(tx: Tx, lead: Lead, { reason, tellOffice }: Suspicion): Promise<void> {
	if (!tellOffice) return;
	const mail = heldAsSpamMail(lead, reason);
	await queueMail(tx, { ...mail, leadId: lead.id, purpose: "intake-aside", to: companyMailbox() });
}

async function queueMails(tx: Tx, submission: Submission): Promise<void> {
	const { lead } = submission;
	const leadId = lead.id;
	await queueMail(tx, {
		...intakeCompanyMail(submission),
		leadId,
		purpose: "lead-company",
		to: companyMailbox(),
	});
	await queueMail(tx, {
		...homeownerMail(submission, await requestLink(lead)),
		leadId,
		purpose: "lead-confirmation",
		to: lead.email,
		quota: "request",
	});
	if (submission.isTexted)
		await queueSms(tx, { leadId, purpose: "lead-confirmation", to: lead.phone, text: homeownerText(lead) });
}

function newIntake({ id, answers }: Draft, details: IntakeDetails): NewLead {
	const name = textOf(answers, "primaryHomeownerName").trim().replace(/\s+/g, " ");
	const lastSpace = name.lastIndexOf(" ");
	return {
		kind: "intake",
		submissionKey: `intake:${id}`,
		topic: isRebuilding(answers) ? "Property intake, rebuilding" : "Property intake",
		sourcePage: "/intake-wizard",
		firstName: lastSpace > 0 ? name.slice(0, lastSpace) : name,
		lastName: lastSpace > 0 ? name.slice(lastSpace + 1) : "",
		email: textOf(answers, "primaryEmail").trim(),
		phone: textOf(answers, "primaryPhone").trim(),
		address: textOf(answers, "propertyAddress").trim(),
		message: textOf(answers, "additionalNotes").trim(),
		details,
	};
}
