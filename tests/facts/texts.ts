// Every text of the product: the pages of the running site, the mails with sample data, the PDFs.
import { globSync, readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { detailsFrom } from "#app/features/intake/details.ts";
import { summaryPdf } from "#app/features/intake/submission/summary-pdf.server.ts";
import { sampleListings } from "#app/features/marketplace/samples/sample-listings.ts";
import { cleanAnswers } from "#app/features/readiness/assessment/answers.ts";
import { reportPdf } from "#app/features/readiness/report/report-pdf.server.ts";
import { addTargets, signIn, type Victim, valuesFor } from "#tests/attacks/victim.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { sampleMails } from "../../tools/gallery/sample-mails.server.ts";
import { linesOf, paragraphsOf } from "./visible-text.ts";

export type Text = {
	/** An address, or the name of a mail or a file. */
	where: string;
	kind: "page" | "office" | "mail" | "pdf" | "captions" | "sample";
	lines: string[];
	/** For reading level. */
	paragraphs: string[];
};

/** Answers something else than a page, or ends the session. */
const NOT_A_PAGE = /\.(?:xml|txt|csv|pdf|json|ics)$|sign-out$|\/media\/|\/files?\//;

export async function pagesOf(victim: Victim): Promise<Text[]> {
	const targets = await addTargets(victim);
	const office = await signIn(victim);
	const texts: Text[] = [];
	for (const pattern of everyRoute().filter((route) => !NOT_A_PAGE.test(route)))
		for (const path of pathsFor(pattern, (route) => valuesFor(route, targets))) {
			const isOffice = path.startsWith("/admin");
			const answer = await fetch(victim.address + path, {
				headers: isOffice ? { Cookie: office } : {},
				redirect: "manual",
			});
			const html = await answer.text();
			if (!answer.headers.get("Content-Type")?.startsWith("text/html") || answer.status >= 500) continue;
			const kind = isOffice ? "office" : "page";
			texts.push({ where: path, kind, lines: linesOf(html), paragraphs: paragraphsOf(html) });
		}
	return texts;
}

function pathsFor(pattern: string, values: (pattern: string) => string[]): string[] {
	if (pattern === "/*") return ["/no/such/page"];
	if (!/[:*]/.test(pattern)) return [pattern];
	return values(pattern).map((value) => pattern.replace(/:\w+\??|\*/, value));
}

export function mailTexts(): Text[] {
	return Object.entries(sampleMails()).map(([where, { subject, text }]) => ({
		where,
		kind: "mail",
		lines: [subject, ...text.split("\n")],
		paragraphs: text.split("\n\n").filter((part) => part.trim().endsWith(".")),
	}));
}

export async function pdfTexts(): Promise<Text[]> {
	const files = globSync("public/**/*.pdf").map((file) => ({ where: file, bytes: readFileSync(file) }));
	const details = detailsFrom({ hasPool: "yes", poolDetails: "32 x 16 x 5" });
	const summary = await summaryPdf({
		reference: "RL-SAMPLE1",
		submittedAt: new Date("2026-11-16T16:00:00Z"),
		promisedBy: "We'll review your answers by Tue, Nov 17, 8:00 AM.",
		details,
		files: [],
	});
	const check = cleanAnswers({ classARoof: "yes", emberVents: "no", siding: "unknown" });
	const report = await reportPdf({
		answers: check,
		address: "12 Ridge Road, Altadena",
		owner: "Ines Marsh",
		day: "2026-11-16",
		photos: [],
	});
	return Promise.all(
		[
			...files,
			{ where: "intake summary PDF", bytes: summary },
			{ where: "readiness report PDF", bytes: report },
		].map(async ({ where, bytes }) => {
			const document = await getDocumentProxy(new Uint8Array(bytes));
			const { text } = await extractText(document, { mergePages: true });
			return { where, kind: "pdf" as const, lines: text.split("\n"), paragraphs: [] };
		}),
	);
}

export function sampleTexts(): Text[] {
	return sampleListings.map(({ title, description }) => ({
		where: `sample listing: ${title}`,
		kind: "sample",
		lines: [title, description],
		paragraphs: [],
	}));
}

export function captionTexts(): Text[] {
	return globSync("public/**/*.vtt").map((where) => ({
		where,
		kind: "captions",
		lines: readFileSync(where, "utf8").split("\n"),
		paragraphs: [],
	}));
}
