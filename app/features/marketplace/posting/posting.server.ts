// Posts a listing: rate limit, validation, photos, then one transaction.
import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import type { ListingKind } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { discardPhotos, findWaitingPhotos, type StoredPhoto } from "../listing/photos.server.ts";
import { type ListingForm, readListingForm } from "./listing-form.server.ts";
import { isPublished, publishListing } from "./publishing.server.ts";

/** Posts and edits, both of which encode photos. */
export const POST_LIMIT: RateLimitRule = { name: "post-listing", points: 60, seconds: 3_600, total: 20_000 };

const KEPT_PHOTOS_LIMIT: RateLimitRule = { name: "kept-photos", points: 60, seconds: 3_600 };

const PHOTOS_GONE = "We keep photos for a day until you post. Some of yours are gone. Please add them again.";

/** As visitors will see it; the address and the number are left out. */
export type ListingPreview = ListingFields & { kind: ListingKind; photos: StoredPhoto[] };

export type PostResult =
	| { ok: true; id: string; held: boolean }
	| {
			ok: false;
			status: 200;
			preview: ListingPreview;
			photos: StoredPhoto[];
			values: Record<string, string>;
			setCookie: string;
	  }
	/** `setCookie` lets the browser see the photos it sent. */
	| {
			ok: false;
			status: 400 | 413;
			result: SubmissionResult<string[]>;
			photos?: StoredPhoto[];
			setCookie?: string;
	  }
	| { ok: false; status: 429; retryAfterSeconds: number; result: SubmissionResult<string[]> }
	| { ok: false; status: 503; error: unknown; result: SubmissionResult<string[]> };

export async function postListing(
	request: Request,
	kind: ListingKind,
	clientAddress: string,
): Promise<PostResult> {
	const budget = await checkUploadBudget(request, clientAddress);
	if (!budget.ok) {
		const { retryAfterSeconds } = budget;
		return { ok: false, status: 429, retryAfterSeconds, result: refusedUpload("over-budget") };
	}
	const form = await readListingForm(request, kind).catch(uploadFailed);
	if ("error" in form) return { ok: false, status: 503, ...form };
	if (!form.ok) return { ok: false, status: form.status, result: refusedUpload(form.reason) };
	try {
		const checked = form.check();
		if (!checked.ok) {
			const photos = checked.hasTooManyPhotos ? await keepPhotos(form, clientAddress) : undefined;
			return { ok: false, status: 400, result: checked.result, photos, setCookie: form.uploader.setCookie };
		}
		const submissionKey = String(form.posted.get("submissionKey") ?? "").slice(0, 100) || randomUUID();
		const waiting = await findWaitingPhotos(form.storedPhotos);
		// A form that is sent again names photos that its listing has by now.
		if (waiting.length < form.storedPhotos.length && !(await isPublished(submissionKey)))
			return { ok: false, status: 400, result: form.refusePhotos(PHOTOS_GONE), photos: waiting };
		if (form.posted.get("intent") === "preview")
			return await preview(form, kind, checked.fields, clientAddress);
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
		return { ok: true, ...(await publish(form, kind, checked.fields, stored.photoIds, submissionKey)) };
	} catch (error) {
		// The form comes back with the values that were typed.
		return { ok: false, status: 503, error, result: form.toResult() };
	} finally {
		await form.cleanup();
	}
}

/** Photos sent with a form that comes back are kept, so that nobody has to choose them again. */
async function keepPhotos(form: ListingForm, clientAddress: string): Promise<StoredPhoto[]> {
	const limited = await rateLimit(KEPT_PHOTOS_LIMIT, clientAddress);
	const stored = limited.ok ? await form.storeFiles(clientAddress) : null;
	return findWaitingPhotos(stored?.ok ? stored.photoIds : form.storedPhotos);
}

async function preview(
	form: ListingForm,
	kind: ListingKind,
	fields: ListingFields,
	clientAddress: string,
): Promise<PostResult> {
	const photos = await keepPhotos(form, clientAddress);
	const values = Object.fromEntries([...form.posted].map(([name, value]) => [name, String(value)]));
	return {
		ok: false,
		status: 200,
		preview: { kind, ...fields, email: "", phoneNumber: "", photos },
		photos,
		values,
		setCookie: form.uploader.setCookie,
	};
}

async function publish(
	form: ListingForm,
	kind: ListingKind,
	fields: Parameters<typeof publishListing>[0]["fields"],
	photoIds: string[],
	submissionKey: string,
): Promise<{ id: string; held: boolean }> {
	try {
		return await publishListing({
			kind,
			fields,
			photoIds,
			submissionKey,
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

/** The form was not read to its end, so its values cannot be shown again. */
export function refusedUpload(reason: string): SubmissionResult<string[]> {
	const message =
		reason === "too-large"
			? "A photo is larger than 25 MB, or the text is too long. Please use smaller photos or less text."
			: reason === "too-many-files"
				? "Maximum 10 images allowed"
				: reason === "not-stored"
					? "We couldn't save the photos just now. Please try again later."
					: reason === "over-budget"
						? "Your network has sent too many photos today. Go back in your browser to get what you typed, and send it without photos."
						: "Part of the form didn't arrive. Please send it again.";
	return { status: "error", error: { images: [message] } };
}
