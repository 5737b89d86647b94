// The edit pages of both kinds: opening a link, and the response to a save.
import { randomUUID } from "node:crypto";
import { data, href } from "react-router";
import {
	clearTokenCookie,
	readEditToken,
	readTokenCookie,
	setTokenCookie,
} from "#app/features/marketplace/editing/edit-cookie.server.ts";
import { openEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { type EditOutcome, findLinkOutcome } from "#app/features/marketplace/editing/edit-saves.server.ts";
import { saveEdit } from "#app/features/marketplace/editing/editing.server.ts";
import type { ListingKind } from "#app/features/marketplace/listing/listing.ts";
import { listingPath, marketplacePath } from "#app/features/marketplace/listing/listing-paths.ts";
import { findPublicListing } from "#app/features/marketplace/listing/listings.server.ts";
import { messages } from "#app/features/marketplace/listing/messages.ts";
import { findPhotos } from "#app/features/marketplace/listing/photos.server.ts";
import { START_TIME_FIELD } from "#app/features/marketplace/listing/suspicion.ts";
import { toFormValues } from "#app/features/marketplace/posting/form-fields.ts";
import type { RequestFacts } from "#app/platform/http/request-context.server.ts";
import { dataWithToast, redirectWithToast } from "#app/platform/http/toasts.server.ts";
import type { Log } from "#app/platform/log.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";

export async function openEditPage(request: Request, kind: ListingKind, id: string, log: Log) {
	const back = (toast: Parameters<typeof redirectWithToast>[2]) =>
		redirectWithToast(request, href("/marketplace"), toast);
	const token = await readEditToken(request, id);
	const opened = await loadEditPage(kind, id, token, (await readTokenCookie(request, id)) === token, log);
	if (!opened) throw await back(messages.notLoaded(kind));
	if (!opened.ok && opened.reason === "saved") throw await afterSave(request, kind, id, opened.done);
	if (!opened.ok) throw await back(refusals[opened.reason](kind));
	return data(
		{
			kind,
			status: opened.listing.status,
			isUnconfirmed: opened.listing.isUnconfirmed,
			values: toFormValues(kind, opened.listing),
			photos: opened.photos,
			hidden: { token, submissionKey: randomUUID(), [START_TIME_FIELD]: String(Date.now()) },
		},
		{ headers: { "Set-Cookie": await setTokenCookie(request, id, token), "Cache-Control": "no-store" } },
	);
}

const refusals = {
	"invalid-link": messages.invalidLink,
	"expired-link": messages.expiredLink,
	"listing-missing": messages.missing,
};

/** Null when the database did not respond. `kept`: this browser had the page open and got no response to a save. */
async function loadEditPage(kind: ListingKind, id: string, token: string, kept: boolean, log: Log) {
	try {
		const opened = await openEditLink(kind, id, token);
		const done = !opened.ok && kept ? await findLinkOutcome(kind, id, token) : null;
		if (done) return { ok: false, reason: "saved", done } as const;
		return opened.ok ? { ...opened, photos: kind === "sale" ? await findPhotos(id) : [] } : opened;
	} catch (error) {
		log.error({ error }, "edit page not loaded");
		return null;
	}
}

export async function answerEdit(request: Request, kind: ListingKind, id: string, facts: RequestFacts) {
	const { log, clientAddress } = facts;
	const cookieToken = await readEditToken(request, id);
	const saved = await saveEdit(request, { kind, id, cookieToken, clientAddress });
	if (saved.ok) return afterSave(request, kind, id, saved.done);
	if (saved.reason === "refused") return data({ result: saved.result }, { status: saved.status });
	if (saved.reason === "too-often")
		return dataWithToast(
			{ result: saved.result },
			messages.notUpdated(kind),
			tooManyRequests(saved.retryAfterSeconds),
		);
	if (saved.reason === "broken") {
		log.error({ error: saved.error }, "edit not saved");
		return dataWithToast({ result: saved.result }, messages.notUpdated(kind), { status: 503 });
	}
	const headers = { "Set-Cookie": await clearTokenCookie(request) };
	return redirectWithToast(request, href("/marketplace"), refusals[saved.reason](kind), { headers });
}

async function afterSave(request: Request, kind: ListingKind, id: string, done: EditOutcome) {
	// A hidden or held listing has no public page to redirect to.
	const shown = done === "sold" || done === "removed" ? null : await findPublicListing(kind, id);
	const toasts = {
		// A save proves the address that its link went to, so only a new one is unconfirmed.
		updated: () =>
			messages.updated(kind, !shown ? "review" : shown.isUnconfirmed ? "new-address" : undefined),
		sold: () => messages.closed(kind),
		removed: () => messages.removed(kind),
		confirmed: messages.confirmed,
		renewed: messages.renewed,
		reposted: messages.reposted,
	};
	const next = shown ? listingPath(kind, id) : marketplacePath(kind);
	// Confirming does not use the link up.
	const headers: HeadersInit = done === "confirmed" ? {} : { "Set-Cookie": await clearTokenCookie(request) };
	return redirectWithToast(request, next, toasts[done](), { headers });
}
