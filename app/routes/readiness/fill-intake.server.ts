// Starts the property intake with what a check and its request already say. Never overwrites an answer.
import type { Changes } from "#app/features/intake/drafts/draft-changes.ts";
import { draftCookie, findOrCreateDraft, writeOver } from "#app/features/intake/drafts/drafts.server.ts";
import { listOf } from "#app/features/intake/journey.ts";
import { hasAnswers } from "#app/features/readiness/assessment/answers.ts";
import type { Check } from "#app/features/readiness/checks/checks.server.ts";
import { officeSummary } from "#app/features/readiness/report/office-report.ts";
import { reportOfCheck } from "#app/features/readiness/report/shown-report.server.ts";
import { senderOf } from "#app/features/readiness/report/work-request.server.ts";

/** Returns the cookie of the draft. */
export async function fillIntake(request: Request, check: Check, clientAddress: string): Promise<string> {
	const sender = await senderOf(request, check);
	const notes = [
		sender ? `Request ${sender.reference}.` : "",
		hasAnswers(check.answers) ? officeSummary(reportOfCheck(check)) : "",
	];
	const known: Changes = {
		propertyAddress: sender?.address ?? check.address,
		primaryHomeownerName: sender?.name ?? "",
		primaryEmail: sender?.email ?? "",
		primaryPhone: sender?.phone ?? "",
		additionalNotes: notes.join(" ").trim(),
	};
	const draft = await findOrCreateDraft(request, clientAddress);
	const blanks = Object.entries(known).filter(
		([name, value]) => value !== "" && listOf(draft.answers, name).join("").trim() === "",
	);
	await writeOver(draft, draft.version, () => Object.fromEntries(blanks));
	return draftCookie(request, draft.token);
}
