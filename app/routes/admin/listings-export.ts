// The listings as a file: /admin/listings.csv or /admin/listings.json.
import { admin } from "#app/features/admin/access.server.ts";
import { exportHeaders, formatOf } from "#app/features/leads/inbox/row-stream.ts";
import { exportListings } from "#app/features/marketplace/moderation/listing-export.server.ts";
import type { Route } from "./+types/listings-export.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const format = formatOf(url.pathname);
	const stream = await exportListings(admin(context), format);
	return new Response(stream, { headers: exportHeaders("listings", format) });
}
