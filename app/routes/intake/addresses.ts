import { suggestAddresses } from "#app/features/company/addresses/geocoding.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/addresses.ts";

const QUESTIONS = { name: "intake-addresses", points: 120, seconds: 60 };

/** Returns no suggestions when anything fails, so the field stays a plain text box. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const limited = await rateLimit(QUESTIONS, requestFacts(context).clientAddress);
	const typed = new URL(request.url).searchParams.get("q") ?? "";
	return Response.json(limited.ok ? await suggestAddresses(typed) : []);
}
