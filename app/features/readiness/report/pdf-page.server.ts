// Page size, colors and the parts every page of the report shares.
import { company, contact } from "#app/features/company/company.ts";
import { mediumDay } from "#app/features/company/dates.ts";
import { licenseLine } from "#app/features/company/license.ts";
import { toPrintable } from "#app/features/company/pdf/pdf-text.ts";
import type { Report } from "../assessment/report.ts";

export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 48;
export const PAGE_WIDTH = 612;
export const PAGE_HEIGHT = 792;
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Nothing but the footer below this. */
export const BOTTOM = PAGE_HEIGHT - 56;

export const ink = "#15191c";
export const slate = "#3b454c";
export const stone = "#5f686d";
export const line = "#cfcabd";
export const ash = "#eceae4";
export const water = "#0f5c73";
export const sage = "#4a6b4f";
export const ember = "#9d2f11";

type TextOptions = {
	size?: number;
	bold?: boolean;
	color?: string;
	width?: number;
	align?: "left" | "right" | "center";
};

/** Writes at a fixed place and returns where the next line starts. */
export function write(pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}): number {
	const { size = 10, bold = false, color = ink, width = CONTENT_WIDTH, align = "left" } = options;
	pdf
		.font(bold ? "Helvetica-Bold" : "Helvetica")
		.fontSize(size)
		.fillColor(color);
	pdf.text(toPrintable(text), x, y, { width, align, lineGap: 1.5 });
	return pdf.y;
}

export function heading(pdf: Pdf, text: string, y: number): number {
	pdf.rect(MARGIN, y, 26, 3).fill(ember);
	return write(pdf, text, MARGIN, y + 9, { size: 17, bold: true }) + 4;
}

export function hairline(pdf: Pdf, x: number, y: number, width: number): void {
	pdf
		.moveTo(x, y)
		.lineTo(x + width, y)
		.lineWidth(0.5)
		.strokeColor(line)
		.stroke();
}

/** Starts a page with the report's name at its top. Returns where its content starts. */
export function newPage(pdf: Pdf): number {
	pdf.addPage();
	write(pdf, `${company.name}   |   Wildfire readiness report`, MARGIN, 30, { size: 8, color: stone });
	return 56;
}

export function drawFooters(pdf: Pdf, { day }: Report): void {
	const { start, count } = pdf.bufferedPageRange();
	for (let index = 0; index < count; index++) {
		pdf.switchToPage(start + index);
		hairline(pdf, MARGIN, PAGE_HEIGHT - 44, CONTENT_WIDTH);
		const about = `${company.name}, ${contact.businessPhone}. ${licenseLine}.`;
		write(pdf, about, MARGIN, PAGE_HEIGHT - 37, { size: 7.5, color: stone, width: CONTENT_WIDTH - 130 });
		write(
			pdf,
			`${mediumDay(day)}, page ${index + 1} of ${count}`,
			PAGE_WIDTH - MARGIN - 130,
			PAGE_HEIGHT - 37,
			{
				size: 7.5,
				color: stone,
				width: 130,
				align: "right",
			},
		);
	}
}
