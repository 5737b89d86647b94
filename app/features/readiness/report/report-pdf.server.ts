// The report as a PDF of three to five pages: summary, programs, answers and sources, photos.
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company } from "#app/features/company/company.ts";
import { mediumDay } from "#app/features/company/dates.ts";
import type { Answers } from "../assessment/answers.ts";
import { reportOf } from "../assessment/report.ts";
import { drawAnswers } from "./pdf-answers.server.ts";
import { drawFooters, MARGIN } from "./pdf-page.server.ts";
import { drawPhotos, type PdfPhoto } from "./pdf-photos.server.ts";
import { drawPrograms } from "./pdf-programs.server.ts";
import { drawSources } from "./pdf-sources.server.ts";
import { drawSummary } from "./pdf-summary.server.ts";

export type ReportInput = { answers: Answers; address: string; day: string; photos: readonly PdfPhoto[] };

/** Takes long, so the site runs it in a thread (`pdfOfCheck`). */
export async function reportPdf({ answers, address, day, photos }: ReportInput): Promise<Buffer> {
	const report = reportOf(answers, address, day);
	const pdf = new PDFDocument({
		size: "LETTER",
		margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
		bufferPages: true,
		info: { Title: `Wildfire readiness report, ${mediumDay(report.day)}`, Author: company.name },
	});
	const finished = buffer(pdf);
	drawSummary(pdf, report);
	drawPrograms(pdf, report);
	drawAnswers(pdf, report, new Set(photos.map(({ measureId }) => measureId)));
	drawSources(pdf);
	drawPhotos(pdf, photos);
	drawFooters(pdf, report);
	pdf.end();
	return finished;
}
