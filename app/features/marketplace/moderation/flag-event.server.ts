// What other systems hear when somebody reports a listing or a moderator flags it.
import type { Tx } from "#app/platform/database/db.server.ts";
import { type EventData, raiseEvent } from "#app/platform/events/raise-event.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { listingPath } from "../listing/listing-paths.ts";

type Flagged = { id: string; kind: ListingKind; title: string };
type Flag = Pick<EventData["listing.flagged"], "source" | "category" | "reason" | "isHidden">;

export async function raiseFlagEvent(tx: Tx, { id, kind, title }: Flagged, flag: Flag): Promise<void> {
	const url = publicUrl() + listingPath(kind, id);
	await raiseEvent(tx, {
		type: "listing.flagged",
		data: { id, kind, title, ...flag, flaggedAt: new Date(), url },
	});
}
