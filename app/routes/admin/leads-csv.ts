import { admin } from "#app/features/admin/access.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { exportLeads } from "#app/features/leads/inbox/lead-export.server.ts";
import type { Route } from "./+types/leads-csv.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const stream = await exportLeads(readLeadFilter(url.searchParams), admin(context));
	const day = new Date().toISOString().slice(0, 10);
	return new Response(stream, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="ringline-leads-${day}.csv"`,
			// Compression would buffer the whole file in memory.
			"Content-Encoding": "identity",
		},
	});
}
