import { describe, expect, test } from "vitest";
import { acceptOf, detectFileType, FILE_LIMITS, fileField, findSizeProblem } from "./file-rules.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("a file's type comes from its content", () => {
	test.each([
		["%PDF-1.7\n", "pdf"],
		["\n\n%PDF-1.4", "pdf"],
		["\xff\xd8\xff\xe0\x00\x10JFIF", "jpeg"],
		["\x89PNG\r\n\x1a\n", "png"],
		["AC1032\x00\x00", "dwg"],
		["RIFF\x00\x00\x00\x00WEBPVP8 ", "webp"],
		["\x00\x00\x00\x18ftypheic", "heic"],
		["\x00\x00\x00\x18ftypavif", "avif"],
		["\x00\x00\x00\x18ftypmp42", null],
		["<svg xmlns='http://www.w3.org/2000/svg'>", null],
		["MZ\x90\x00", null],
		["AC10 is how this text begins", null],
		["", null],
	])("%j is %s", (head, type) => expect(detectFileType(bytes(head))).toBe(type));
});

test("the inputs accept what the specification lists", () => {
	const acceptAt = (name: string) => {
		const field = fileField(name);
		return field && acceptOf(field);
	};
	expect(acceptAt("roofPlansFile")).toBe(".pdf,.jpg,.jpeg,.png,.dwg");
	expect(acceptAt("sitePhotos")).toBe(".pdf,.jpg,.jpeg,.png,.dwg");
	expect(acceptAt("hoseBibsPhotos")).toBe("image/*");
	expect(fileField("primaryEmail")).toBeUndefined();
});

test("too big, too many and too much are told apart, and name the file", () => {
	const file = (bytes: number) => ({ fileName: "roof.pdf", bytes });
	const many = (count: number, bytes: number) => Array.from({ length: count }, () => ({ bytes }));
	expect(findSizeProblem(file(FILE_LIMITS.fileBytes), [])).toBeNull();
	expect(findSizeProblem(file(FILE_LIMITS.fileBytes + 1), [])).toContain("25 MB");
	expect(findSizeProblem(file(0), [])).toContain("empty");
	expect(findSizeProblem(file(1), many(20, 1))).toContain("20 files");
	expect(findSizeProblem(file(2), many(8, FILE_LIMITS.fileBytes))).toContain("200 MB");
	expect(findSizeProblem(file(1), many(8, FILE_LIMITS.fileBytes))).toContain("roof.pdf");
});
