// Reads everything a visitor, a seller or the office can read, and finds facts that contradict each other, words we
// don't use, and pages that are hard to read.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { company, leaveEarly } from "#app/features/company/company.ts";
import { license } from "#app/features/company/license.ts";
import { freeOrPaid } from "#app/features/company/offers/prices.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { startVictim, type Victim } from "#tests/attacks/victim.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { facts, wrongValues } from "./facts.ts";
import { type Known, knownViolations } from "./known-violations.ts";
import { bannedIn, gradeOf } from "./style.ts";
import { captionTexts, mailTexts, pagesOf, pdfTexts, sampleTexts, type Text } from "./texts.ts";
import { countWords, sumOf, wordTable } from "./word-count.ts";

const HARDEST_GRADE = 8;
/** Shorter pages, such as a form, have too few sentences to measure. */
const FEWEST_PARAGRAPHS = 6;
/** A card for the fridge and a page for our own people offer no work, so they need no license number. */
const NOT_ADVERTISING = ["/emergency-card", "/invitation"];

/**
 * Mails that answer what the reader did, go to our office, or are the only one the reader asked for. Any other, so every
 * new one until it stands here, needs its unsubscribe link.
 */
const ANSWERS =
	/to the company$|to the office$|to the visitor$|to the buyer$|to the homeowner$|to (?:new )?staff$|to the owners$|, confirm$|^(?:Lead held|Privacy request|Intake|Readiness report|Your home|Order of|Back in stock|Listing|Several listings|Appeal|Message|Replies|Conversation|Delivery failed)/;

/** The questionnaire, the invitation and answers without a page of ours have no footer. */
const SHELL_WITHOUT_FOOTER = /^\/(?:intake-wizard|invitation|gallery)/;

let site: Victim;
let pages: Text[];
let all: Text[];
const used = new Set<Known>();

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	site = await startVictim({ SAMPLE_DATA: "on" });
	pages = await pagesOf(site);
	all = [...pages, ...mailTexts(), ...(await pdfTexts()), ...captionTexts(), ...sampleTexts()];
}, 300_000);
afterAll(() => site?.stop(), 60_000);

test("it reads every kind of text", () => {
	expect(pages.length).toBeGreaterThan(60);
	for (const kind of ["office", "mail", "pdf", "captions", "sample"])
		expect(all.map((text) => text.kind)).toContain(kind);
});

test("no two texts give different values for one fact", () => {
	const stated = all.filter(({ kind }) => kind !== "sample");
	expect(
		unlisted(
			stated.flatMap(({ where, lines }) =>
				facts.flatMap((fact) =>
					wrongValues(fact, lines.join("\n")).map((found) => ({ where, rule: fact.name, found })),
				),
			),
		),
	).toEqual([]);
});

test("every fact is stated somewhere, so that its pattern still finds it", () => {
	const everything = all.flatMap(({ lines }) => lines).join("\n");
	expect(facts.filter(({ find }) => everything.search(find) < 0).map(({ name }) => name)).toEqual([]);
});

test("no text uses a British spelling or a banned phrase", () => {
	expect(
		unlisted(
			all.flatMap(({ where, lines }) =>
				[...new Set(bannedIn(lines.join("\n")))].map((found) => ({ where, rule: "words", found })),
			),
		),
	).toEqual([]);
});

test("the license number is on every page, mail and PDF", () => {
	const missing = all
		.filter(({ kind }) => ["page", "mail", "pdf"].includes(kind))
		.filter(({ where }) => !NOT_ADVERTISING.includes(where))
		.filter(({ lines }) => !lines.join(" ").includes(company.licenseNote))
		.map(({ where }) => ({ where, rule: "license", found: "missing" }));
	expect(unlisted(missing)).toEqual([]);
});

test("every page says when to leave, in one sentence, and nothing contradicts it", () => {
	const silent = pages
		.filter(({ kind, where }) => kind === "page" && !SHELL_WITHOUT_FOOTER.test(where))
		.filter(({ lines }) => !lines.join(" ").includes(leaveEarly));
	expect(silent.map(({ where }) => where)).toEqual([]);
	const contradicts = /told to leave|order to leave|leave as soon as|leave when there's/i;
	expect(all.filter(({ lines }) => contradicts.test(lines.join(" "))).map(({ where }) => where)).toEqual([]);
});

test("911 comes before our own emergency line", () => {
	for (const { where, lines } of all) {
		const text = lines.join(" ");
		const ours = text.search(/emergency line/i);
		if (ours < 0 || where.startsWith("/admin")) continue;
		expect(text.search(/\b911\b/), where).toBeGreaterThanOrEqual(0);
	}
});

test("no text mentions the license bond, which the license law forbids in advertising", () => {
	const stated = all.filter(({ kind }) => kind !== "sample" && kind !== "office");
	expect(
		stated.filter(({ lines }) => /\bbond(?:ed|s)?\b/i.test(lines.join(" "))).map(({ where }) => where),
	).toEqual([]);
});

test("where a button offers a free assessment, the page says what is free and what is paid", () => {
	const offers = pages.filter(({ lines }) => lines.some((line) => /free assessment$/i.test(line)));
	expect(offers.length).toBeGreaterThan(0);
	for (const { where, lines } of offers) expect(lines.join(" "), where).toContain(freeOrPaid);
});

test(`pages for visitors read at grade ${HARDEST_GRADE} or below`, () => {
	const hard = pages
		.filter(({ kind, paragraphs }) => kind === "page" && paragraphs.length >= FEWEST_PARAGRAPHS)
		.map(({ where, paragraphs }) => ({ where, grade: gradeOf(paragraphs) }))
		.filter(({ grade }) => grade > HARDEST_GRADE)
		.map(({ where, grade }) => ({ where, rule: "reading level", found: grade.toFixed(1) }));
	expect(unlisted(hard)).toEqual([]);
});

test("the public pages show at most half the words they had", async () => {
	// The sample listings arrive after the start.
	const counts = await vi.waitFor(async () => {
		const all = await countWords(site.address);
		expect(all.length).toBeGreaterThan(100);
		return all;
	}, 60_000);
	const table = wordTable(counts);
	const shown = (path: string) => counts.find((count) => count.path === path)?.shown;
	expect(shown("/"), table).toBeLessThanOrEqual(550);
	expect(shown("/fire-suppression-systems"), table).toBeLessThanOrEqual(600);
	expect(sumOf(counts, "shown"), table).toBeLessThanOrEqual(22_000);
	expect(sumOf(counts, "distinct"), table).toBeLessThanOrEqual(13_000);
});

test("our own texts carry no date from before the fires of January 2025", () => {
	// The specification dates the disclaimer.
	const old =
		/\b(?:January|February|March|April|May|June|July|August|September|October|November)\b[ \d,]* 20(?:1\d|2[0-4])\b/;
	expect(all.filter(({ lines }) => old.test(lines.join("\n"))).map(({ where }) => where)).toEqual([]);
});

test("the license page names every class, and the film ends with the license", () => {
	const page = pages.find(({ where }) => where === "/license")?.lines.join("\n");
	for (const code of license.codes) expect(page).toMatch(new RegExp(`^${code}$`, "m"));
	for (const { lines } of captionTexts())
		expect(lines.findLast((line) => line !== "")).toBe(company.licenseNote);
});

test("a mail that nobody asked for at that moment can be stopped with a link in it", () => {
	const unasked = mailTexts().filter(({ where }) => !ANSWERS.test(where));
	expect(unasked.length).toBeGreaterThan(3);
	for (const { where, lines } of unasked)
		expect(lines.join("\n"), where).toMatch(/\/alerts\/(?:unsubscribe|manage)\?/);
});

test("every known violation still occurs: delete the ones listed here from known-violations.ts", () => {
	expect(knownViolations.filter((known) => !used.has(known))).toEqual([]);
});

/** A reading level may change with every word, so its value is not compared. */
function unlisted(violations: Known[]): Known[] {
	return violations.filter((violation) => {
		const known = knownViolations.find(
			({ where, rule, found }) =>
				rule === violation.rule &&
				(rule === "reading level" || found === violation.found) &&
				(where.endsWith("*") ? violation.where.startsWith(where.slice(0, -1)) : where === violation.where),
		);
		if (known) used.add(known);
		return !known;
	});
}
