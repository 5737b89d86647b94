import { expect, test } from "vitest";
import { acceptOf, FILE_LIMITS, fileField, findSizeProblem } from "./file-rules.ts";

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
