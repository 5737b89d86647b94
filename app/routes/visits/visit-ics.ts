// The calendar file of a visit.
import { href } from "react-router";
import { invitation } from "#app/features/visits/calendar/calendar-files.server.ts";
import { badLinks } from "#app/features/visits/messages.ts";
import { openVisit } from "#app/features/visits/open-visit.server.ts";
import { nounOf } from "#app/features/visits/visit-kinds.ts";
import { limitView } from "#app/features/visits/visitor-limits.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/visit-ics.ts";
import { calendarResponse } from "./calendar-response.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
	const limit = await limitView(requestFacts(context).clientAddress);
	if (!limit.ok) return new Response(null, tooManyRequests(limit.retryAfterSeconds));
	const opened = await openVisit(params.token);
	if (!opened.ok) {
		const { title, status } = badLinks[opened.reason];
		return new Response(`${title}.\n`, { status, headers: { "Cache-Control": "no-store" } });
	}
	const link = publicUrl() + href("/visit/:token", params);
	return calendarResponse(
		invitation(opened.visit, opened.lead, link),
		`ringline-${nounOf(opened.visit.kind)}.ics`,
	);
}
