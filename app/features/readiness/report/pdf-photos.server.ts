// The photos with their dates, twelve on a page.
import { localDay, mediumDay } from "#app/features/company/dates.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";
import { CONTENT_WIDTH, heading, MARGIN, newPage, type Pdf, stone, write } from "./pdf-page.server.ts";

/** A JPEG, the only format that PDFKit takes without decoding it. */
export type PdfPhoto = { measureId: MeasureId; addedAt: Date; jpeg: Uint8Array };

const PER_PAGE = 12;
const COLUMNS = 3;
const GAP = 16;
const WIDTH = (CONTENT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const HEIGHT = 112;
const ROW = HEIGHT + 44;

export function drawPhotos(pdf: Pdf, photos: readonly PdfPhoto[]): void {
	let top = 0;
	for (const [index, { measureId, addedAt, jpeg }] of photos.entries()) {
		const place = index % PER_PAGE;
		if (place === 0) top = heading(pdf, "Photos", newPage(pdf)) + 2;
		const x = MARGIN + (place % COLUMNS) * (WIDTH + GAP);
		const y = top + Math.floor(place / COLUMNS) * ROW;
		pdf.save().rect(x, y, WIDTH, HEIGHT).clip();
		pdf.image(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), x, y, {
			cover: [WIDTH, HEIGHT],
			align: "center",
			valign: "center",
		});
		pdf.restore();
		const name = allMeasures.find(({ id }) => id === measureId)?.name ?? "Photo";
		write(pdf, name, x, y + HEIGHT + 4, { size: 9, bold: true, width: WIDTH });
		write(pdf, `Added ${mediumDay(localDay(addedAt))}`, x, pdf.y, { size: 8, color: stone, width: WIDTH });
	}
}
