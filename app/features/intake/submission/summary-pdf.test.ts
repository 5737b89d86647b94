import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { detailsFrom } from "../details.ts";
import { MAX_LONG_TEXT_LENGTH } from "../field.ts";
import { allFields } from "../journey.ts";
import { summaryPdf } from "./summary-pdf.server.ts";

test("line breaks in every answer make a summary of some pages, with every word of it", async () => {
	const lines = `${"a\n".repeat(MAX_LONG_TEXT_LENGTH / 2 - 2)}end`;
	const names = allFields.filter(({ kind }) => kind === "long-text").map(({ name }) => name);
	const details = detailsFrom({ hasPool: "yes", ...Object.fromEntries(names.map((name) => [name, lines])) });
	const bytes = await summaryPdf({
		reference: "RL-SAMPLE1",
		submittedAt: new Date("2026-11-16T16:00:00Z"),
		promisedBy: "",
		details,
		files: [],
	});
	const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
		mergePages: true,
	});
	expect(totalPages).toBeLessThan(80);
	expect(text.match(/\bend\b/g)?.length).toBeGreaterThan(5);
});

test.each([
	["letters", "W"],
	["spaces that allow no break", "W\u00a0"],
	["brackets, which forbid a break at a space", "( "],
	["letters of another script", "\u6c34"],
])("5,000 %s in every answer take a fraction of a second", async (_, piece) => {
	const names = allFields.filter(({ kind }) => kind === "long-text").map(({ name }) => name);
	const long = piece.repeat(MAX_LONG_TEXT_LENGTH / piece.length);
	const details = detailsFrom({ hasPool: "yes", ...Object.fromEntries(names.map((name) => [name, long])) });
	const before = process.threadCpuUsage();
	const bytes = await summaryPdf({
		reference: "RL-SAMPLE1",
		submittedAt: new Date("2026-11-16T16:00:00Z"),
		promisedBy: "",
		details,
		files: [],
	});
	expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(600);
	expect(bytes.length).toBeGreaterThan(10_000);
});
