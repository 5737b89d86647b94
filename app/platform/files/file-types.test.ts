import { describe, expect, test } from "vitest";
import { fileTypeOf } from "./file-types.server.ts";

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
	])("%j is %s", (head, type) => expect(fileTypeOf(Buffer.from(head, "latin1"))).toBe(type));
});
