// Which files the questionnaire takes. The type is decided by a file's first bytes, never by its name.
import type { FilesField, FileType } from "../field.ts";
import { allFields } from "../journey.ts";

const MEGABYTE = 1024 * 1024;
export const FILE_LIMITS = { fileBytes: 25 * MEGABYTE, files: 20, totalBytes: 200 * MEGABYTE } as const;
/** Enough of a file's beginning to tell its type; a PDF may start with a little junk. */
export const HEAD_BYTES = 1_024;

export type DraftFile = { id: string; field: string; fileName: string; bytes: number };

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

/** The input's `accept`: plans by extension, because browsers know no type for .dwg; photos by kind. */
export function acceptOf(field: FilesField): string {
	return field.accept.includes("pdf") ? ".pdf,.jpg,.jpeg,.png,.dwg" : "image/*";
}

export function acceptedWords(field: FilesField): string {
	return field.accept.includes("pdf") ? "PDF, JPG, PNG or DWG" : "JPG, PNG, WebP or HEIC photos";
}

export function contentTypeOf(type: FileType): string {
	return contentTypes[type];
}

/** By hand: `file-type` misses a PDF behind a little junk, and parses the many formats that we refuse. */
export function typeOfContent(head: Uint8Array): FileType | null {
	const text = latin1(head);
	if (text.startsWith("\xff\xd8\xff")) return "jpeg";
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (/^AC10\d\d/.test(text)) return "dwg";
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
	if (text.slice(4, 8) === "ftyp") return brandOf(text.slice(8, 12));
	return text.includes("%PDF-") ? "pdf" : null;
}

/** Said before a byte is sent, and again by the server. Null: fits. */
export function roomProblem(
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
	return `${fileName} is not a file we can read here. Send ${acceptedWords(field)}.`;
}

export function readableSize(bytes: number): string {
	if (bytes < 1_000) return `${bytes} bytes`;
	if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} KB`;
	return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

function brandOf(brand: string): FileType | null {
	if (brand === "avif" || brand === "avis") return "avif";
	return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].includes(brand) ? "heic" : null;
}

function latin1(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
}
