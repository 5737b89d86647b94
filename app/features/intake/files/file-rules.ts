// Which files the questionnaire accepts.
import type { FilesField } from "../field.ts";
import { allFields } from "../journey.ts";

const MEGABYTE = 1024 * 1024;
export const FILE_LIMITS = { fileBytes: 25 * MEGABYTE, files: 20, totalBytes: 200 * MEGABYTE } as const;

export type DraftFile = {
	id: string;
	field: string;
	fileName: string;
	bytes: number;
	/** Has a thumbnail, if the server can decode it. */
	isPhoto: boolean;
};

export const fileFields: readonly FilesField[] = allFields.filter((field) => field.kind === "files");

export function fileField(name: string): FilesField | undefined {
	return fileFields.find((field) => field.name === name);
}

/** The input's `accept`: extensions for plans, because browsers have no type for .dwg, and MIME types for photos. */
export function acceptOf(field: FilesField): string {
	return field.accept.includes("pdf") ? ".pdf,.jpg,.jpeg,.png,.dwg" : "image/*";
}

export function isPhotoType(contentType: string): boolean {
	return contentType.startsWith("image/") && contentType !== "image/vnd.dwg";
}

export function acceptedTypesText(field: FilesField): string {
	return field.accept.includes("pdf") ? "PDF, JPG, PNG or DWG" : "JPG, PNG, WebP or HEIC photos";
}

/** Checked in the browser before an upload and again on the server. Returns null when the file fits. */
export function findSizeProblem(
	file: { fileName: string; bytes: number },
	present: readonly { bytes: number }[],
): string | null {
	if (file.bytes === 0) return `${file.fileName} is empty. Choose the file again.`;
	if (file.bytes > FILE_LIMITS.fileBytes)
		return `${file.fileName} is larger than 25 MB. Send a smaller file or a photo of it.`;
	if (present.length >= FILE_LIMITS.files)
		return `You can add up to ${FILE_LIMITS.files} files. Remove one to add ${file.fileName}.`;
	if (present.reduce((sum, one) => sum + one.bytes, file.bytes) > FILE_LIMITS.totalBytes)
		return `All files together can be up to 200 MB. Remove one to add ${file.fileName}.`;
	return null;
}

export function readableSize(bytes: number): string {
	if (bytes < 1_000) return `${bytes} bytes`;
	if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
	return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
