// Asked by the fire map beside its frame: a browser does not tell a page that a frame was refused.
import { mapFraming } from "#app/features/company/fire-map-framing.server.ts";
import { requestFacts } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/fire-map-framing.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
	const origin = requestFacts(context).origin ?? new URL(request.url).origin;
	return Response.json(await mapFraming(origin), { headers: { "Cache-Control": "no-store" } });
}
