// Photos posted with a form, each within the upload budget. Says per measure what is wrong.
import { storePhoto } from "#app/features/readiness/checks/photos.server.ts";
import { PHOTO_FIELD } from "#app/features/readiness/photo.ts";
import { takeFromUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import type { UploadedFile, UploadRefusal } from "#app/platform/http/multipart.server.ts";

const MEGABYTE = 1024 * 1024;
/** A photo over 25 MB is read and refused by name. Only beyond this is the whole form refused. */
export const PHOTO_LIMITS = { fileBytes: 60 * MEGABYTE, totalBytes: 100 * MEGABYTE, files: 12, fields: 60 };

export async function storePhotos(
	checkId: string,
	files: readonly UploadedFile[],
	clientAddress: string,
): Promise<Record<string, string>> {
	const problems: Record<string, string> = {};
	for (const file of files) {
		const measureId = file.field.startsWith(PHOTO_FIELD) ? file.field.slice(PHOTO_FIELD.length) : "";
		const taken = await takeFromUploadBudget(clientAddress, file.bytes);
		const stored = taken.ok
			? await storePhoto(checkId, measureId, file, clientAddress)
			: { ok: false as const, message: overBudgetMessage(taken.why) };
		if (!stored.ok) problems[measureId] = stored.message;
	}
	return problems;
}

/** `why` says which daily limit was reached. */
export function overBudgetMessage(why: string): string {
	return `${why} Try again tomorrow. Your answers are saved.`;
}

export function photoRefusalMessage({ reason, fileName }: UploadRefusal): string {
	if (reason === "too-large")
		return `${fileName || "That file"} is too large. A photo can be up to 25 MB, and the photos for one stop up to 100 MB in total.`;
	if (reason === "too-many-files") return "Add one photo per question.";
	if (reason === "aborted") return "The connection was lost before everything arrived. Send it again.";
	return "Part of the form didn't arrive. Send it again.";
}
