// Listings saved on this device, with what their price was then, and those viewed last.
import { data, href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { loadKept } from "#app/features/marketplace/listing/kept-listings.server.ts";
import {
	keptCookie,
	keptIn,
	SAVED_COOKIE,
	VIEWED_COOKIE,
	withListing,
} from "#app/features/marketplace/listing/kept-listings.ts";
import { SavedListings } from "#app/features/marketplace/listing/ui/saved-listings.tsx";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/saved.ts";

const page = {
	path: "/marketplace/saved",
	title: "Saved listings",
	description: "Saved on this device. No account needed.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ request }: Route.LoaderArgs) {
	const cookies = request.headers.get("cookie");
	const saved = await loadKept(keptIn(cookies, SAVED_COOKIE));
	const known = new Set(saved.map(({ kept }) => kept.id));
	const viewed = keptIn(cookies, VIEWED_COOKIE).filter(({ id }) => !known.has(id));
	const recent = (await loadKept(viewed)).flatMap(({ card }) => card ?? []);
	return data({ saved, recent }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request }: Route.ActionArgs) {
	const posted = await postedForm(request);
	const id = String(posted.get("listing") ?? "").toLowerCase();
	const kept = keptIn(request.headers.get("cookie"), SAVED_COOKIE);
	const isRemoval = posted.get("intent") === "remove";
	if (!isUuid(id)) throw data(null, { status: 400 });
	const [found] = isRemoval ? [] : await loadKept([{ id, cents: 0 }]);
	const next = isRemoval
		? kept.filter((each) => each.id !== id)
		: found?.card
			? withListing(kept, { id, cents: found.card.amountCents })
			: kept;
	const headers = { "Set-Cookie": keptCookie(SAVED_COOKIE, next) };
	const isScript = !(request.headers.get("accept") ?? "").includes("text/html");
	if (isScript) return data({ ok: true }, { headers });
	const toast = {
		title: isRemoval ? "Removed from your list" : "Saved on this device",
		tone: "normal",
	} as const;
	return redirectWithToast(request, href("/marketplace/saved"), toast, { headers });
}

export default function Page({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading title={page.title} lead={page.description} />
			<div className="wrap py-8 pb-24">
				<SavedListings {...loaderData} />
			</div>
		</>
	);
}
