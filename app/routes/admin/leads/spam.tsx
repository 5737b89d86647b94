// Suspected spam, kept until an admin decides.

import { href } from "react-router";
import { admin, safeReturnPath } from "#app/features/admin/access.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { mayReadLeads } from "#app/features/admin/roles.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { shortAge } from "#app/features/company/dates.ts";
import { suspectedLeads } from "#app/features/leads/inbox/inbox.server.ts";
import { markNotSpam } from "#app/features/leads/inbox/lead-actions.server.ts";
import { nameOf } from "#app/features/leads/lead-fields.ts";
import { kindNames } from "#app/features/leads/lead-status.ts";
import { heldListings } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { announceBooking } from "#app/features/visits/visits.server.ts";
import { type Cursor, cursorText, readCursor } from "#app/platform/database/cursor.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { SpamBox } from "#app/routes/admin/leads/spam-box.tsx";
import { done, refused } from "#app/ui/overlays/toast-message.ts";
import { listingView } from "../listings/listing-view.server.ts";
import type { Route } from "./+types/spam.ts";

const page = panelPage(
	"/admin/spam",
	"Suspected spam",
	"Held for review, never deleted. A lead here gets no reply. A listing here is not public.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
	const afterLead = readCursor(searchParams.get("leads"));
	const afterListing = readCursor(searchParams.get("listings"));
	const hasLeads = mayReadLeads(admin(context).role);
	const [leads, listings] = await Promise.all([
		hasLeads ? suspectedLeads(afterLead) : { rows: [], next: null },
		heldListings(afterListing),
	]);
	const now = new Date();
	return {
		hasLeads,
		firstPage: afterLead === null && afterListing === null,
		olderLeads: leads.next && olderAddress("leads", leads.next),
		olderListings: listings.next && olderAddress("listings", listings.next),
		leads: leads.rows.map((lead) => ({
			id: lead.id,
			reference: lead.reference,
			name: nameOf(lead),
			email: lead.email,
			phone: lead.phone,
			kind: kindNames[lead.kind],
			topic: lead.topic,
			message: lead.message,
			reason: lead.spamReason,
			received: shortAge(lead.createdAt, now),
		})),
		listings: listings.rows.map((listing) => listingView(listing, now)),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const id = form.get("lead");
	const outcome =
		typeof id === "string" && isUuid(id) ? await markNotSpam(id, admin(context), announceBooking) : "gone";
	const toast = {
		done: done("The lead is in the inbox, and its emails are on the way"),
		changed: refused("Someone else has already released it"),
		gone: refused("This lead no longer exists"),
	} as const;
	return redirectWithToast(request, safeReturnPath(form.get("back") ?? href("/admin/spam")), toast[outcome]);
}

function olderAddress(list: "leads" | "listings", after: Cursor): string {
	return `${href("/admin/spam")}?${new URLSearchParams({ [list]: cursorText(after) })}`;
}

export default function Page({ loaderData: { hasLeads, ...box } }: Route.ComponentProps) {
	return (
		<OfficePage
			page={page}
			// Listings held here are in the export of all listings.
			files={hasLeads && filesOf("spam", "", "suspected leads")}
		>
			<SpamBox {...box} />
		</OfficePage>
	);
}
