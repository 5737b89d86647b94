import type { DraftFile } from "./file-rules.ts";

/** What the page hears after sending one file. */
export type UploadAnswer = { file: DraftFile; draftId: string } | { message: string };

type Refusal = { reason: string; fileName?: string };

/** Why a form with files was not even read to its end. */
export function uploadRefusalMessage({ reason, fileName }: Refusal): string {
	if (reason === "too-large")
		return `${fileName || "That"} is too large. A file may have 25 MB, all files together 200 MB.`;
	if (reason === "too-many-files") return "There is room for 20 files. Send fewer.";
	if (reason === "aborted") return "The connection broke off before the file was complete. Send it again.";
	return "The form arrived damaged. Send it again.";
}
