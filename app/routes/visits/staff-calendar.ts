// The private calendar of a staff member. The address is the key: calendars cannot sign in.
import { staffFeed } from "#app/features/visits/calendar/staff-calendars.server.ts";
import { limitView } from "#app/features/visits/visitor-limits.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/staff-calendar.ts";
import { calendarResponse } from "./calendar-response.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
	const limit = await limitView(requestFacts(context).clientAddress);
	if (!limit.ok) return new Response(null, tooManyRequests(limit.retryAfterSeconds));
	const feed = await staffFeed(params.key);
	if (!feed)
		return new Response("This calendar address no longer works. Get the new one from the office panel.\n", {
			status: 404,
			headers: { "Cache-Control": "no-store" },
		});
	return calendarResponse(feed, "ringline-visits.ics");
}
