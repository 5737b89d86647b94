// The leads as a file: /admin/leads.csv or /admin/leads.json.
import { admin } from "#app/features/admin/access.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { exportLeads } from "#app/features/leads/inbox/lead-export.server.ts";
import { exportHeaders, formatOf } from "#app/features/leads/inbox/row-stream.ts";
import type { Route } from "./+types/leads-csv.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const format = formatOf(url.pathname);
	const stream = await exportLeads(readLeadFilter(url.searchParams), admin(context), format);
	return new Response(stream, { headers: exportHeaders("leads", format) });
}
