// Tells the page whether the fire map may be framed, because browsers do not report a refused frame.
import { mapFraming } from "#app/features/company/pages/fire-map-framing.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";

export async function loader(): Promise<Response> {
	return Response.json(await mapFraming(publicUrl()), { headers: { "Cache-Control": "no-store" } });
}
