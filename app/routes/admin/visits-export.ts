// The visits as a file: /admin/visits.csv or /admin/visits.json.
import { admin } from "#app/features/admin/access.server.ts";
import { exportHeaders, formatOf } from "#app/features/leads/inbox/row-stream.ts";
import { exportVisits } from "#app/features/visits/office/visit-export.server.ts";
import type { Route } from "./+types/visits-export.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const format = formatOf(url.pathname);
	const stream = await exportVisits(admin(context), format);
	return new Response(stream, { headers: exportHeaders("visits", format) });
}
