// The sign-in page and the moderation panel, whose code and data are sent only after sign-in.
import { lazy } from "react";
import { data, href, redirect } from "react-router";
import { currentAdmin, isGate, isSessionUnknown, safeReturnPath } from "#app/features/admin/access.server.ts";
import { unlock } from "#app/features/admin/gate.server.ts";
import { readKeptFields } from "#app/features/admin/kept-form.ts";
import { GateForm } from "#app/features/admin/ui/gate-form.tsx";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { readText } from "#app/features/leads/inbox/inbox-filter.ts";
import { listingTally, panelPage } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { itemText, readItem } from "#app/features/marketplace/moderation/moderation.ts";
import { readTab } from "#app/features/marketplace/moderation/panel-tabs.ts";
import { cursorText, readCursor } from "#app/platform/cursor.server.ts";
import { postedForm } from "#app/platform/posted-form.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { requestFacts } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/panel.ts";
import { listingView } from "./listing-view.server.ts";

const page = {
	path: "/admin",
	title: "Admin",
	description: "For the people who run the marketplace.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** For the 'Retry-After' header of a refused attempt. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
	if (isSessionUnknown(context)) return data({ locked: false as const, panel: null }, { status: 503 });
	if (!currentAdmin(context)) return { locked: true as const };
	try {
		return { locked: false as const, panel: await panelProps(url.searchParams) };
	} catch (error) {
		requestFacts(context).log.error({ error: String(error) }, "admin data not loaded");
		return data({ locked: false as const, panel: null }, { status: 503 });
	}
}

/** Counts every form post, with or without a password. */
const POST_LIMIT = { name: "admin-gate-posts", points: 60, seconds: 60 };

export async function action({ request, url, context }: Route.ActionArgs) {
	const limited = await rateLimit(POST_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok) {
		const seconds = limited.retryAfterSeconds;
		return data({ reason: "wait" as const, seconds, kept: [] }, tooManyRequests(seconds));
	}
	const form = await postedForm(request);
	const password = form.get("password");
	// The session ended while a form was being filled in. The guard sent its fields here, to be submitted after sign-in.
	const kept = readKeptFields(form);
	if (typeof password !== "string") return data({ reason: "ended" as const, kept }, { status: 401 });
	const answer = await unlock(password, request, requestFacts(context));
	if (answer.ok) {
		const to = safeReturnPath(url.searchParams.get("to") ?? url.pathname + url.search);
		const goesOn = kept.length > 0 && !isGate(to.split("?", 1)[0] ?? "");
		return redirect(to, { status: goesOn ? 307 : 303, headers: { "Set-Cookie": answer.cookie } });
	}
	if (answer.reason === "wrong") return data({ reason: answer.reason, kept }, { status: 401 });
	return data({ reason: answer.reason, seconds: answer.seconds, kept }, tooManyRequests(answer.seconds));
}

const Panel = lazy(() => import("./listings-panel.tsx"));

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	if (loaderData.locked) return <GateForm refusal={actionData} />;
	// Without a Suspense boundary, the panel is part of the HTML and works before any script.
	return <Panel panel={loaderData.panel} />;
}

async function panelProps(params: URLSearchParams) {
	const tab = readTab(params.get("tab"));
	const search = tab.flagged ? "" : readText(params.get("q"));
	const after = readCursor(params.get("after"));
	const [counts, found] = await Promise.all([listingTally(), panelPage(tab, { search, after })]);
	const older = new URLSearchParams({ tab: tab.id, ...(search ? { q: search } : {}) });
	if (found.next) older.set("after", cursorText(found.next));
	const now = new Date();
	return {
		tab,
		search,
		counts,
		listings: found.listings.map((listing) => listingView(listing, now)),
		older: found.next ? `${href("/admin")}?${older}` : null,
		firstPage: after === null,
		onlyNewest: found.onlyNewest,
		undo: params.getAll("deleted").flatMap((text) => {
			const item = readItem(text);
			return item ? [itemText(item)] : [];
		}),
	};
}
