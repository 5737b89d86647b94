// One table of the insight page as a file: /admin/insight.csv?table=promises.
import { admin } from "#app/features/admin/access.server.ts";
import { insight } from "#app/features/insight/insight.server.ts";
import { insightTables } from "#app/features/insight/tables.ts";
import { csvLine } from "#app/features/leads/inbox/csv.ts";
import { exportHeaders } from "#app/features/leads/inbox/row-stream.ts";
import type { Route } from "./+types/insight-csv.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	admin(context);
	const wanted = url.searchParams.get("table") ?? "";
	const table = Object.values(insightTables(await insight())).find(({ id }) => id === wanted);
	if (!table) throw new Response("There is no such table.", { status: 404 });
	const lines = [table.columns, ...table.rows].map((cells) => csvLine(cells));
	return new Response(`\uFEFF${lines.join("")}`, { headers: exportHeaders(`insight-${table.id}`, "csv") });
}
