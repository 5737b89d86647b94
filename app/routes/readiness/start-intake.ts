// From the readiness report to the property intake, which starts with what we know.
import { data, href, redirect } from "react-router";
import { SAVE_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { findShownCheck } from "#app/features/readiness/checks/checks.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/start-intake.ts";
import { fillIntake } from "./fill-intake.server.ts";

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
	return redirect(href("/intake-wizard"), {
		status: 303,
		headers: { "Set-Cookie": await fillIntake(request, shown.check, clientAddress) },
	});
}
