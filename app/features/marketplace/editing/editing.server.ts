// Saves through an edit link: update, mark as sold, or remove.
import type { SubmissionResult } from "@conform-to/react";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { closeListing } from "../listing/listings.server.ts";
import { discardPhotos } from "../listing/photos.server.ts";
import { readListingForm } from "../posting/listing-form.server.ts";
import { POST_LIMIT, refusedUpload, uploadFailed } from "../posting/posting.server.ts";
import { changeListing, confirmListing, republishListing } from "./changes.server.ts";
import { openEditLink } from "./edit-links.server.ts";
import { type EditOutcome, findLinkOutcome, redeemEditLink } from "./edit-saves.server.ts";

export type EditResult =
	| { ok: true; done: EditOutcome }
	| { ok: false; reason: "refused"; status: 400 | 413; result: SubmissionResult<string[]> }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number; result: SubmissionResult<string[]> }
	| { ok: false; reason: "broken"; status: 503; error: unknown; result: SubmissionResult<string[]> }
	| { ok: false; reason: "expired-link" | "listing-missing" };

/** `cookieToken` is used when the form has none. */
export type EditRequest = { kind: ListingKind; id: string; cookieToken: string; clientAddress: string };

export async function saveEdit(
	request: Request,
	{ kind, id, cookieToken, clientAddress }: EditRequest,
): Promise<EditResult> {
	const budget = await checkUploadBudget(request, clientAddress);
	if (!budget.ok) {
		const { retryAfterSeconds } = budget;
		return { ok: false, reason: "too-often", retryAfterSeconds, result: refusedUpload("over-budget") };
	}
	const form = await readListingForm(request, kind).catch(uploadFailed);
	if ("error" in form) return { ok: false, reason: "broken", status: 503, ...form };
	if (!form.ok)
		return { ok: false, reason: "refused", status: form.status, result: refusedUpload(form.reason) };
	try {
		const token = String(form.posted.get("token") || cookieToken);
		const opened = await openEditLink(kind, id, token);
		if (!opened.ok && opened.reason === "listing-missing") return { ok: false, reason: "listing-missing" };
		// Hashing the photos takes long, so only a link of ours gets that far. A used one may be the same save again.
		if (!opened.ok && !(await findLinkOutcome(kind, id, token))) return { ok: false, reason: "expired-link" };
		const save = { kind, id, token, fingerprint: await form.fingerprint() };
		const intent = form.posted.get("intent");
		if (intent === "sold" || intent === "removed") {
			const closed = await redeemEditLink(save, (tx) => closeListing(tx, id, intent));
			return closed.ok ? { ok: true, done: intent } : closed;
		}
		if (intent === "confirm") {
			const confirmed = await confirmListing(kind, id, token);
			return confirmed ? { ok: true, done: "confirmed" } : { ok: false, reason: "expired-link" };
		}
		if (intent === "renew" || intent === "repost") {
			const again = await redeemEditLink(save, (tx) => republishListing(tx, id));
			return again.ok ? { ok: true, done: intent === "renew" ? "renewed" : "reposted" } : again;
		}
		const checked = form.check();
		if (!checked.ok) return { ok: false, reason: "refused", status: 400, result: checked.result };
		if (!opened.ok) {
			// The link no longer saves, so there is no need to encode photos.
			const again = await redeemEditLink(save, async () => {});
			return again.ok ? { ok: true, done: "updated" } : again;
		}
		const limited = await rateLimit(POST_LIMIT, clientAddress);
		if (!limited.ok)
			return {
				ok: false,
				reason: "too-often",
				retryAfterSeconds: limited.retryAfterSeconds,
				result: form.toResult(),
			};
		const stored = await form.storeFiles(clientAddress);
		if (!stored.ok) return { ok: false, reason: "refused", status: 400, result: stored.result };
		const fresh = stored.photoIds.filter((photo) => !form.storedPhotos.includes(photo));
		try {
			const suspicion = form.suspicion(checked.fields.description);
			const saved = await redeemEditLink(save, (tx) =>
				changeListing(tx, { id, kind, fields: checked.fields, photoIds: stored.photoIds, suspicion }),
			);
			if (!saved.ok || saved.repeated) await discardPhotos(fresh);
			return saved.ok ? { ok: true, done: "updated" } : saved;
		} catch (error) {
			await discardPhotos(fresh);
			throw error;
		}
	} catch (error) {
		return { ok: false, reason: "broken", status: 503, error, result: form.toResult() };
	} finally {
		await form.cleanup();
	}
}
