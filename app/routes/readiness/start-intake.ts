// Starts the property intake with what the report and the request already say. Never overwrites an answer.
import { data, href, redirect } from "react-router";
import type { Changes } from "#app/features/intake/drafts/draft-changes.ts";
import { draftCookie, findOrCreateDraft, writeOver } from "#app/features/intake/drafts/drafts.server.ts";
import { SAVE_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { listOf } from "#app/features/intake/journey.ts";
import { findShownCheck } from "#app/features/readiness/checks/checks.server.ts";
import { officeSummary } from "#app/features/readiness/report/office-report.ts";
import { reportOfCheck } from "#app/features/readiness/report/shown-report.server.ts";
import { senderOf } from "#app/features/readiness/report/work-request.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/start-intake.ts";

export function loader() {
	throw data(null, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
	// Before a draft is stored for whoever asks.
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(SAVE_LIMIT, clientAddress);
	if (!limited.ok) throw data(null, tooManyRequests(limited.retryAfterSeconds));
	const shown = await findShownCheck(request);
	if (!shown) return redirect(href("/intake-wizard"), 303);
	const sender = await senderOf(request, shown.check);
	const known: Changes = {
		propertyAddress: sender?.address ?? shown.check.address,
		primaryHomeownerName: sender?.name ?? "",
		primaryEmail: sender?.email ?? "",
		primaryPhone: sender?.phone ?? "",
		additionalNotes: [sender ? `Request ${sender.reference}.` : "", officeSummary(reportOfCheck(shown.check))]
			.join(" ")
			.trim(),
	};
	const draft = await findOrCreateDraft(request, clientAddress);
	const blanks = Object.entries(known).filter(
		([name, value]) => value !== "" && listOf(draft.answers, name).join("").trim() === "",
	);
	await writeOver(draft, draft.version, () => Object.fromEntries(blanks));
	return redirect(href("/intake-wizard"), {
		status: 303,
		headers: { "Set-Cookie": await draftCookie(request, draft.token) },
	});
}
