// Which files the questionnaire accepts. The type is detected from the content, never from the name.
import type { FilesField, FileType } from "../field.ts";
import { allFields } from "../journey.ts";

const MEGABYTE = 1024 * 1024;
export const FILE_LIMITS = { fileBytes: 25 * MEGABYTE, files: 20, totalBytes: 200 * MEGABYTE } as const;
/** Enough bytes to detect the type; a PDF may start with some junk. */
export const SIGNATURE_BYTES = 1_024;

export type DraftFile = {
	id: string;
	field: string;
	fileName: string;
	bytes: number;
	/** Has a thumbnail, if the server can decode it. */
	isPhoto: boolean;
};

const contentTypes: Record<FileType, string> = {
	pdf: "application/pdf",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	heic: "image/heic",
	avif: "image/avif",
	dwg: "image/vnd.dwg",
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
	return contentType.startsWith("image/") && contentType !== contentTypes.dwg;
}

export function acceptedTypesText(field: FilesField): string {
	return field.accept.includes("pdf") ? "PDF, JPG, PNG or DWG" : "JPG, PNG, WebP or HEIC photos";
}

export function contentTypeOf(type: FileType): string {
	return contentTypes[type];
}

/** By hand: `file-type` misses a PDF behind a little junk, and parses the many formats that we refuse. */
export function detectFileType(head: Uint8Array): FileType | null {
	const text = latin1(head);
	if (text.startsWith("\xff\xd8\xff")) return "jpeg";
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (/^AC10\d\d/.test(text)) return "dwg";
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
	if (text.slice(4, 8) === "ftyp") return fileTypeOfBrand(text.slice(8, 12));
	return text.includes("%PDF-") ? "pdf" : null;
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

export function wrongTypeMessage(field: FilesField, fileName: string): string {
	return `${fileName} is not a file we can read here. Send ${acceptedTypesText(field)}.`;
}

export function readableSize(bytes: number): string {
	if (bytes < 1_000) return `${bytes} bytes`;
	if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
	return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function fileTypeOfBrand(brand: string): FileType | null {
	if (brand === "avif" || brand === "avis") return "avif";
	return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].includes(brand) ? "heic" : null;
}

function latin1(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES));
}
