import { expect, test } from "vitest";
import { attachmentHeader } from "./attachment.ts";

test("a file keeps its name in any script", () => {
	expect(attachmentHeader("Dachplan Süd 2.pdf")).toBe(
		`attachment; filename="Dachplan S_d 2.pdf"; filename*=UTF-8''Dachplan%20S%C3%BCd%202.pdf`,
	);
});

test("no name can add a header or end its quotes", () => {
	const header = attachmentHeader('a"\r\nSet-Cookie: x=1; b\\.pdf');
	expect(header).not.toMatch(/[\r\n]/);
	expect(header.match(/"/g)).toHaveLength(2);
	expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
	expect(() => attachmentHeader("\ud800.pdf")).not.toThrow();
});
