import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { noInsuranceCredit } from "#app/features/company/figures.ts";
import { type Answers, cleanAnswers } from "../assessment/answers.ts";
import { reportOf } from "../assessment/report.ts";
import { scoreText } from "../assessment/scores.ts";
import { allMeasures } from "../rules/measures.ts";
import { appealRight } from "../rules/programs.ts";
import { ReportPage } from "../ui/report-page.tsx";
import { officeSections, officeSummary } from "./office-report.ts";
import { type PdfPhoto, reportPdf } from "./report-pdf.server.ts";

const day = "2026-11-16";
const house = { address: "12 Ridge Road, Monrovia", owner: "Ines Marsh", day };
/** Some of each, and three pairs that don't match. */
const mixed: Answers = {
	...cleanAnswers(
		Object.fromEntries(allMeasures.map(({ id }, index) => [id, index % 2 ? "yes" : "unknown"])),
	),
	temperedWindows: "yes",
	multiPaneWindows: "no",
	zone0Clear: "yes",
	underDeck: "no",
	zone0Fence: "no",
};

/** One string per page, as an underwriter reads it. */
async function pagesOf(answers: Answers, about = house, photos: PdfPhoto[] = []): Promise<string[]> {
	const bytes = await reportPdf({ answers, ...about, photos });
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
	return text.map((page) => page.replaceAll(/\s+/g, " "));
}

function pageOf(answers: Answers): string {
	const page = createElement(ReportPage, {
		report: reportOf(answers, house),
		progress: [],
		photos: [],
		query: "",
		showsAddressRules: false,
		houseForm: null,
		asksForHouse: false,
		openHere: null,
		mailForm: null,
		workForm: null,
	});
	return renderToStaticMarkup(createElement(MemoryRouter, null, page));
}

test("every page says in its footer that nobody inspected the house", async () => {
	const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#776655" } })
		.jpeg()
		.toBuffer();
	const photos = allMeasures.map(({ id }) => ({
		measureId: id,
		addedAt: new Date("2026-11-18T20:00:00Z"),
		takenOn: id === "siding" ? "2026-11-02" : null,
		jpeg,
	}));
	const pages = await pagesOf(mixed, house, photos);
	expect(pages.length).toBeGreaterThan(3);
	for (const page of pages) expect(page).toContain("Owner's self-check. Not inspected by Ringline.");
	const all = pages.join(" ");
	expect(all).toContain("Noncombustible siding Taken Nov 2, 2026, as the file says");
	expect(all).toContain("Ember-resistant vents Added Nov 18, 2026, no date in the file");
});

test("the report names the house and the owner, who signs it, or says that the address was left out", async () => {
	const full = (await pagesOf(mixed)).join(" ");
	for (const text of [house.address, "Owner: Ines Marsh", "Owner's signature"]) expect(full).toContain(text);
	const [first = ""] = await pagesOf(mixed, { address: "", owner: "", day });
	expect(first).toContain("Address left out by the owner");
	expect(first).not.toContain("Owner:");
});

test("page and PDF list the same contradictions, points, rights and limits", async () => {
	const pdf = (await pagesOf(mixed)).join(" ");
	const page = pageOf(mixed)
		.replaceAll("&#x27;", "'")
		.replaceAll(/<[^>]+>/g, "");
	const { contradictions, programs } = reportOf(mixed, house);
	expect(contradictions).not.toEqual([]);
	for (const { message } of contradictions) for (const where of [pdf, page]) expect(where).toContain(message);
	for (const { name, weight } of allMeasures)
		for (const where of [pdf, page]) expect(where).toMatch(new RegExp(`${name} ${weight} points`));
	for (const text of [
		appealRight.title,
		appealRight.text,
		noInsuranceCredit,
		...programs.map(({ program }) => program.offer),
	])
		for (const where of [pdf, page]) expect(where).toContain(text);
});

test.each([
	["a mixed house", mixed, /^\d\d of 100$/],
	[
		"everything done",
		cleanAnswers(Object.fromEntries(allMeasures.map(({ id }) => [id, "yes"]))),
		/^100 of 100$/,
	],
	["two answers", { classARoof: "no", emberVents: "yes" } as Answers, /^not enough answers yet$/],
])("%s: the same score in picture, headline, PDF and the office's mail", async (_name, answers, expected) => {
	const report = reportOf(answers, house);
	const said = scoreText(report.scores);
	expect(said).toMatch(expected);
	const page = pageOf(answers);
	expect(page).toContain(`aria-label="Readiness: ${said}.`);
	expect(page).toContain(`>Readiness: ${said}</h2>`);
	const middle = /class="condensed figures">([^<]*)<\/text><\/svg>/.exec(page)?.[1];
	expect(middle).toBe(said.endsWith("of 100") ? said.split(" ")[0] : "?");
	expect((await pagesOf(answers))[0]?.toLowerCase()).toContain(said);
	expect(officeSummary(report)).toContain(`Readiness check: ${said}.`);
	const [office] = officeSections({ readiness: { ...house, answers } });
	expect(office?.rows).toContainEqual({ name: "Score", value: said });
});

test("what nobody answered is drawn and said as unanswered, never as a zero", async () => {
	const answers: Answers = { classARoof: "no", emberVents: "no" };
	const page = pageOf(answers);
	expect(page.match(/stroke-dasharray="5 6"/g)).toHaveLength(3);
	expect(page).toContain("0-5 ft: ?");
	const [first = ""] = await pagesOf(answers);
	expect(first.match(/not answered/g)).toHaveLength(4);
	expect(first).not.toContain("0 of 100");
});
