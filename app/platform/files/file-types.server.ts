// What an uploaded file is, by its first bytes and never by its name. By hand: `file-type` misses a PDF behind a little
// junk and parses the many formats that we refuse, and nothing strange should reach a parser here.
import { open } from "node:fs/promises";

export type FileType = "pdf" | "jpeg" | "png" | "webp" | "heic" | "avif" | "dwg";

export const contentTypes: Record<FileType, string> = {
	pdf: "application/pdf",
	jpeg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	heic: "image/heic",
	avif: "image/avif",
	dwg: "image/vnd.dwg",
};

/** Enough to tell the type; a PDF may start with some junk. */
const HEAD_BYTES = 1_024;

export async function detectFileType(file: string | Buffer): Promise<FileType | null> {
	return fileTypeOf(await headOf(file));
}

/** The first bytes of a file. */
export async function headOf(file: string | Buffer): Promise<Buffer> {
	if (typeof file !== "string") return file.subarray(0, HEAD_BYTES);
	const opened = await open(file);
	try {
		const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await opened.close();
	}
}

export function fileTypeOf(head: Buffer): FileType | null {
	const text = head.toString("latin1");
	if (text.startsWith("\xff\xd8\xff")) return "jpeg";
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
	if (/^AC10\d\d/.test(text)) return "dwg";
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
	if (text.slice(4, 8) === "ftyp") return fileTypeOfBrand(text.slice(8, 12));
	return text.includes("%PDF-") ? "pdf" : null;
}

/** Of a sequence of pictures too, which no decoder of ours gets to see. */
export function isSequence(head: Buffer): boolean {
	return ["avis", "hevx", "msf1"].includes(head.toString("latin1", 8, 12));
}

function fileTypeOfBrand(brand: string): FileType | null {
	if (brand === "avif" || brand === "avis") return "avif";
	return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].includes(brand) ? "heic" : null;
}
