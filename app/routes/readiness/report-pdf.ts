import { href, redirect } from "react-router";
import { localDay } from "#app/features/company/dates.ts";
import { hasAnswers } from "#app/features/readiness/assessment/answers.ts";
import { findShownCheck } from "#app/features/readiness/checks/checks.server.ts";
import { pdfOfCheck } from "#app/features/readiness/report/shown-report.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { busyDocument } from "#app/platform/threads.server.ts";
import type { Route } from "./+types/report-pdf.ts";

const PDF_LIMIT = { name: "readiness-pdf", points: 60, seconds: 600 };

export async function loader({ request, context }: Route.LoaderArgs) {
	const shown = await findShownCheck(request);
	if (!shown || !hasAnswers(shown.check.answers)) throw redirect(href("/readiness/report"));
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(PDF_LIMIT, clientAddress);
	if (!limited.ok)
		return new Response("Too many downloads. Wait a few minutes, then try again.", {
			...tooManyRequests(limited.retryAfterSeconds),
		});
	const made = await pdfOfCheck(shown.check, clientAddress);
	if (!made.ok) return busyDocument(made.retryAfterSeconds);
	return new Response(made.bytes, {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="readiness-report-${localDay(shown.check.updatedAt)}.pdf"`,
			"Cache-Control": "private, no-store",
		},
	});
}
