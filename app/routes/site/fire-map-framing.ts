// Asked by the fire map beside its frame: a browser does not tell a page that a frame was refused.
import { mapFraming } from "#app/features/company/fire-map-framing.server.ts";
import { publicUrl } from "#app/platform/public-url.server.ts";

export async function loader(): Promise<Response> {
	return Response.json(await mapFraming(publicUrl()), { headers: { "Cache-Control": "no-store" } });
}
