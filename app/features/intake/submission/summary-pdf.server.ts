// The PDF summary for the homeowner: the reference, what the answers tell us, and every answer.
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company, contact } from "#app/features/company/company.ts";
import { longDayAndTime } from "#app/features/company/dates.ts";
import { toPrintable } from "#app/features/company/pdf/pdf-text.ts";
import { answersByStep } from "../details.ts";
import { implicationLines, implicationsOf } from "../implications.ts";
import type { Completion } from "./completion.server.ts";

const INK = "#15191c";
const STONE = "#5f686d";
const EMBER = "#9d2f11";

export type Summary = Pick<Completion, "reference" | "submittedAt" | "promisedBy" | "details" | "files">;

/** Takes long, so the site runs it in a thread (`keptSummary`). */
export async function summaryPdf(completion: Summary): Promise<Buffer> {
	const pdf = new PDFDocument({
		size: "LETTER",
		margin: 54,
		info: { Title: `Intake summary ${completion.reference}`, Author: company.name },
	});
	const finished = buffer(pdf);
	pdf.font("Helvetica-Bold").fontSize(20).fillColor(INK).text("Wildfire Suppression System Intake");
	pdf.font("Helvetica").fontSize(10).fillColor(STONE);
	pdf.text(`Reference ${completion.reference}, submitted ${longDayAndTime(completion.submittedAt)}`);
	pdf.text(completion.promisedBy);
	pdf.text(`${company.name}, ${contact.businessPhone}, ${contact.email}`);
	pdf.text(company.licenseNote).moveDown(1.2);
	heading(pdf, "What your answers tell us");
	for (const line of implicationLines(implicationsOf(completion.details, completion.files)))
		paragraph(pdf, line);
	for (const step of answersByStep(completion.details, completion.files)) {
		heading(pdf, `${step.number}. ${step.title}`);
		if (step.answers.length === 0) paragraph(pdf, "No answers.");
		for (const { label, text } of step.answers) {
			pdf.font("Helvetica").fontSize(9).fillColor(STONE).text(toPrintable(label));
			paragraph(pdf, text);
		}
	}
	pdf.end();
	return finished;
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
	// Keep a heading off the bottom of a page.
	if (pdf.y > pdf.page.height - 130) pdf.addPage();
	pdf.moveDown(0.8).font("Helvetica-Bold").fontSize(13).fillColor(EMBER).text(text).moveDown(0.3);
}

function paragraph(pdf: PDFKit.PDFDocument, text: string): void {
	pdf
		.font("Helvetica")
		.fontSize(11)
		.fillColor(INK)
		.text(limitLines(toPrintable(text)))
		.moveDown(0.35);
}

/** Line breaks alone could make a thousand pages of one submission. */
const MAX_LINES = 80;

/** Joins the lines after the limit, so that no word is lost. */
function limitLines(text: string): string {
	const lines = text.split("\n");
	const rest = lines.splice(MAX_LINES).filter((line) => line.trim() !== "");
	return [...lines, ...(rest.length > 0 ? [rest.join(" ")] : [])].join("\n");
}
