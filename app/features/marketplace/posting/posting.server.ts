// Posts a listing: rate limit, validation, photos, then one transaction.
import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import { publishListing } from "../listing/listings.server.ts";
import { discardPhotos } from "../listing/photos.server.ts";
import { type ListingForm, readListingForm } from "./listing-form.server.ts";

const POST_LIMIT: RateLimitRule = { name: "post-listing", points: 60, seconds: 3_600 };

export type PostResult =
	| { ok: true; id: string; held: boolean }
	| { ok: false; status: 400 | 413; result: SubmissionResult<string[]> }
	| { ok: false; status: 429; retryAfterSeconds: number; result: SubmissionResult<string[]> }
	| { ok: false; status: 500; error: unknown; result: SubmissionResult<string[]> };

export async function postListing(
	request: Request,
	kind: ListingKind,
	clientAddress: string,
): Promise<PostResult> {
	const form = await readListingForm(request, kind).catch(uploadFailed);
	if ("error" in form) return { ok: false, status: 500, ...form };
	if (!form.ok) return { ok: false, status: form.status, result: refusedUpload(form.reason) };
	try {
		const checked = form.check();
		if (!checked.ok) return { ok: false, status: 400, result: checked.result };
		// Counted only after validation, so that fixing a field does not reach the limit.
		const limited = await rateLimit(POST_LIMIT, clientAddress);
		if (!limited.ok)
			return {
				ok: false,
				status: 429,
				retryAfterSeconds: limited.retryAfterSeconds,
				result: form.toResult(),
			};
		const stored = await form.storeFiles(clientAddress);
		if (!stored.ok) return { ok: false, status: 400, result: stored.result };
		return { ok: true, ...(await publish(form, kind, checked.fields, stored.photoIds)) };
	} catch (error) {
		// The form comes back with the values that were typed.
		return { ok: false, status: 500, error, result: form.toResult() };
	} finally {
		await form.cleanup();
	}
}

async function publish(
	form: ListingForm,
	kind: ListingKind,
	fields: Parameters<typeof publishListing>[0]["fields"],
	photoIds: string[],
): Promise<{ id: string; held: boolean }> {
	try {
		return await publishListing({
			kind,
			fields,
			photoIds,
			submissionKey: String(form.posted.get("submissionKey") ?? "").slice(0, 100) || randomUUID(),
			suspicion: form.suspicion(fields.description),
		});
	} catch (error) {
		await discardPhotos(photoIds.filter((id) => !form.storedPhotos.includes(id)));
		throw error;
	}
}

/** For example when the disk is full. */
export function uploadFailed(error: unknown): { error: unknown; result: SubmissionResult<string[]> } {
	return { error, result: refusedUpload("not-stored") };
}

/** The form was too large to read, so its values cannot be shown again. */
export function refusedUpload(reason: string): SubmissionResult<string[]> {
	const message =
		reason === "too-large"
			? "A photo is larger than 25 MB, or the text is too long. Please send less."
			: reason === "too-many-files"
				? "Maximum 10 images allowed"
				: reason === "not-stored"
					? "We couldn't store the photos just now. Please try again later."
					: "The form didn't arrive completely. Please send it again.";
	return { status: "error", error: { images: [message] } };
}
