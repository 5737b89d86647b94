// The report as a PDF of three to six pages: summary, programs, answers with the owner's signature, sources, photos.
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { company, contact } from "#app/features/company/company.ts";
import { mediumDay } from "#app/features/company/dates.ts";
import { licenseLine } from "#app/features/company/license.ts";
import { toPrintable } from "#app/features/company/pdf/pdf-text.ts";
import { type Answers, answerNames, measuresAt } from "../assessment/answers.ts";
import { costText } from "../assessment/next-steps.ts";
import { type ProgramStatus, type Status, statusNames } from "../assessment/program-status.ts";
import { photoDateText, type Report, reportOf } from "../assessment/report.ts";
import { answeredText, isScored, ringPercent, ringText, scoreText } from "../assessment/scores.ts";
import { places, rings, type Source } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";
import { programs } from "../rules/programs.ts";

/** A JPEG, the only format that PDFKit takes without decoding it. */
export type PdfPhoto = { measureId: MeasureId; addedAt: Date; takenOn: string | null; jpeg: Uint8Array };
export type ReportInput = {
	answers: Answers;
	address: string;
	owner: string;
	day: string;
	photos: readonly PdfPhoto[];
};
type Pdf = PDFKit.PDFDocument;

const MARGIN = 48;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
/** Nothing but the footer below this. */
const BOTTOM = PAGE_HEIGHT - 64;
const BAND_HEIGHT = 134;

const white = "#ffffff";
const ink = "#15191c";
const slate = "#3b454c";
const stone = "#5f686d";
const line = "#cfcabd";
const ash = "#eceae4";
const water = "#0f5c73";
const sage = "#4a6b4f";
const ember = "#9d2f11";

/** Takes long, so the site runs it in a thread (`pdfOfCheck`). */
export async function reportPdf({ answers, photos, ...house }: ReportInput): Promise<Buffer> {
	const report = reportOf(answers, house);
	const pdf = new PDFDocument({
		size: "LETTER",
		margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
		bufferPages: true,
		info: { Title: `Wildfire readiness report, ${mediumDay(report.day)}`, Author: company.name },
	});
	const finished = buffer(pdf);
	drawBand(pdf, report);
	drawScore(pdf, report);
	drawSteps(pdf, report);
	drawPrograms(pdf, report);
	drawAnswers(pdf, report, new Set(photos.map(({ measureId }) => measureId)));
	drawSignature(pdf);
	drawSources(pdf, report);
	drawPhotos(pdf, photos);
	drawFooters(pdf, report);
	pdf.end();
	return finished;
}

/* ---------- first page ---------- */

function drawBand(pdf: Pdf, { address, owner, day, notes }: Report): void {
	pdf.rect(0, 0, PAGE_WIDTH, BAND_HEIGHT).fill(ink);
	for (const radius of [70, 110, 150, 190, 230])
		pdf
			.circle(PAGE_WIDTH - 60, 30, radius)
			.lineWidth(0.6)
			.strokeOpacity(0.16)
			.strokeColor(white)
			.stroke();
	pdf.strokeOpacity(1);
	pdf.rect(0, BAND_HEIGHT, PAGE_WIDTH, 200).fill(white);
	write(pdf, company.name, MARGIN, 26, { size: 10, color: ash });
	write(pdf, "Wildfire readiness report", MARGIN, 41, { size: 26, bold: true, color: white });
	const house = { size: address.length > 60 ? 9 : 12, color: white, width: 420 };
	let y = write(pdf, shortened(address, 150) || notes.noAddress, MARGIN, 74, house);
	if (owner) y = write(pdf, `Owner: ${shortened(owner, 80)}`, MARGIN, y, { size: 10, color: white });
	write(pdf, `Answers as of ${mediumDay(day)}, given by the owner`, MARGIN, y + 2, { size: 9, color: line });
}

function drawScore(pdf: Pdf, report: Report): void {
	const { scores, contradictions, notes } = report;
	const [x, width] = [300, 264];
	drawRings(pdf, report, 150, 250);
	const score = scoreText(scores);
	const size = isScored(scores) ? 34 : 20;
	let y = write(pdf, score[0]?.toUpperCase() + score.slice(1), x, 150, { size, bold: true, width });
	y = write(pdf, answeredText(scores), x, y, { size: 9, color: slate, width });
	for (const { id, name, distance } of rings) {
		write(pdf, name, x, y + 7, { bold: true, width: 90 });
		write(pdf, distance, x + 85, y + 7, { size: 9, color: slate, width: 90 });
		write(pdf, ringText(scores.rings[id]), x + 164, y + 7, { width: 100, align: "right" });
		y += 23;
		const percent = ringPercent(scores.rings[id]);
		if (percent === null) dashed(pdf.moveTo(x, y + 1.5).lineTo(x + width, y + 1.5));
		else {
			pdf.roundedRect(x, y, width, 3, 1.5).fill(ash);
			if (percent > 0) pdf.roundedRect(x, y, (width * percent) / 100, 3, 1.5).fill(tone(percent));
		}
	}
	y = write(pdf, notes.score, x, y + 9, { size: 8, color: slate, width });
	if (contradictions.length > 0)
		write(pdf, `${notes.mismatch}. They are listed with your answers.`, x, y + 1, {
			size: 8,
			bold: true,
			color: ember,
			width,
		});
}

function drawRings(pdf: Pdf, { scores }: Report, x: number, y: number): void {
	for (const [id, radius] of [
		["zone2", 88],
		["zone1", 66],
		["zone0", 44],
	] as const) {
		const percent = ringPercent(scores.rings[id]);
		if (percent === null) dashed(pdf.circle(x, y, radius));
		else {
			pdf.circle(x, y, radius).lineWidth(13).strokeColor(ash).stroke();
			if (percent > 0) arc(pdf, x, y, radius, percent).lineWidth(13).strokeColor(tone(percent)).stroke();
		}
		const label = { size: 8, bold: true, width: 28, align: "right" } as const;
		write(pdf, String(percent ?? "?"), x - 32, y - radius - 4, label);
	}
	pdf
		.path(`M${x - 17} ${y - 2}l17 -16 17 16v20h-34z`)
		.lineWidth(1.4)
		.strokeColor(ink)
		.fillAndStroke(white, ink);
	const total = isScored(scores) ? String(scores.total.percent) : "?";
	write(pdf, total, x - 17, y + 3, { size: 11, bold: true, width: 34, align: "center" });
}

/** What nobody has answered: not a zero, and not a full ring either. */
function dashed(path: Pdf): void {
	path.lineWidth(1).strokeColor(stone).dash(3, { space: 3 }).stroke().undash();
}

/** Clockwise from the top. PDFKit has no arcs, so it is a path of short lines. */
function arc(pdf: Pdf, x: number, y: number, radius: number, percent: number): Pdf {
	const steps = Math.max(2, percent);
	for (let index = 0; index <= steps; index++) {
		const angle = (index / steps) * (percent / 100) * 2 * Math.PI - Math.PI / 2;
		const [px, py] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
		if (index === 0) pdf.moveTo(px, py);
		else pdf.lineTo(px, py);
	}
	return pdf;
}

function tone(percent: number): string {
	return percent >= 80 ? sage : percent >= 50 ? water : ember;
}

function drawSteps(pdf: Pdf, { steps, scores }: Report): void {
	let y = heading(pdf, "What to do first", 392);
	if (steps.length === 0) write(pdf, "Every measure is in place. Repeat the walk once a year.", MARGIN, y);
	for (const [index, { measure, isUnchecked, scoreAfter, completes }] of steps.entries()) {
		hairline(pdf, MARGIN, y, CONTENT_WIDTH);
		write(pdf, String(index + 1), MARGIN, y + 8, { size: 18, bold: true, color: ember, width: 20 });
		const title = isUnchecked ? `${measure.fix.todo} (check first)` : measure.fix.todo;
		write(pdf, title, MARGIN + 28, y + 7, { size: 11, bold: true, width: 330 });
		const names = [...new Set(completes.map(({ requirement }) => requirement))].slice(0, 2).join(", ");
		const text = [
			measure.why,
			isScored(scores) ? `Score after: ${scoreAfter}.` : "",
			names && `Completes: ${names}.`,
		].filter(Boolean);
		const end = write(pdf, text.join(" "), MARGIN + 28, pdf.y, { size: 9, color: slate, width: 330 });
		const right = { width: 144, align: "right" } as const;
		write(pdf, costText(measure.fix.cost), 420, y + 7, { ...right, bold: true });
		const how = measure.fix.diy ? "do it yourself, or ask us" : "a contractor's job";
		write(pdf, `${measure.fix.effort}, ${how}`, 420, y + 21, { ...right, size: 8.5, color: slate });
		y = Math.max(end, y + 40) + 5;
	}
}

/* ---------- programs ---------- */

const COLUMN = 246;
const RIGHT = MARGIN + COLUMN + 24;
const statusColors: Record<Status, string> = { met: sage, missing: ember, unknown: stone };

function drawPrograms(pdf: Pdf, { programs, notes }: Report): void {
	let top = heading(pdf, "What the programs would find", newPage(pdf));
	const intro =
		"We compare your answers with what each program requires. Each program inspects and decides for itself. This report promises no discount.";
	top = write(pdf, `${intro} ${notes.noInsuranceCredit}`, MARGIN, top, { size: 9.5, color: slate }) + 8;
	const [safer, structure, surroundings, base, plus] = programs;
	let left = top;
	for (const status of [safer, structure, surroundings])
		if (status) left = drawProgram(pdf, status, MARGIN, left);
	let right = top;
	if (base) right = drawProgram(pdf, base, RIGHT, right);
	const listed = base?.requirements.map(({ id }) => id);
	if (plus) right = drawProgram(pdf, plus, RIGHT, right, listed);
	right = write(pdf, notes.appeal.title, RIGHT, right, { size: 12, bold: true, width: COLUMN });
	write(pdf, notes.appeal.text, RIGHT, right + 1, { size: 9, color: slate, width: COLUMN });
}

/** `above` are listed in the program before it, so they become one line. */
function drawProgram(
	pdf: Pdf,
	{ program, requirements, counts }: ProgramStatus,
	x: number,
	top: number,
	above: readonly string[] = [],
): number {
	const small = { size: 8.5, color: slate, width: COLUMN };
	let y = write(pdf, program.name, x, top, { size: 12, bold: true, width: COLUMN });
	const found = `${counts.met} of ${requirements.length} met, ${counts.missing} missing, ${counts.unknown} unknown.`;
	y = write(pdf, `${found} As of ${mediumDay(program.asOf)}.`, x, y, small);
	y = write(pdf, program.offer, x, y + 1, { ...small, size: 8 }) + 4;
	const own = requirements.filter(({ id }) => !above.includes(id));
	const inBase = requirements.filter(({ id }) => above.includes(id)).map(({ status }) => status);
	const baseStatus = (["missing", "unknown", "met"] as const).find((status) => inBase.includes(status));
	const rows = baseStatus ? [{ name: "Everything in Base", status: baseStatus }, ...own] : own;
	for (const { name, status } of rows) {
		hairline(pdf, x, y, COLUMN);
		const end = write(pdf, name, x, y + 4, { size: 9, width: COLUMN - 56 });
		write(pdf, statusNames[status], x + COLUMN - 54, y + 4, {
			size: 9,
			bold: true,
			color: statusColors[status],
			width: 54,
			align: "right",
		});
		y = Math.max(end, y + 16) + 1;
	}
	hairline(pdf, x, y, COLUMN);
	return y + 16;
}

/* ---------- answers and signature ---------- */

function drawAnswers(
	pdf: Pdf,
	{ answers, contradictions, notes }: Report,
	withPhoto: ReadonlySet<MeasureId>,
): void {
	let y = heading(pdf, "Your answers", newPage(pdf));
	y = write(pdf, notes.weights, MARGIN, y, { size: 8.5, color: slate }) + 2;
	if (contradictions.length > 0)
		y = write(pdf, notes.mismatch, MARGIN, y + 4, { bold: true, color: ember }) + 1;
	for (const { message } of contradictions) y = write(pdf, message, MARGIN, y, { size: 9, color: ember }) + 1;
	for (const place of places) {
		if (y > BOTTOM - 40) y = newPage(pdf);
		y = write(pdf, place.title, MARGIN, y + 4, { bold: true }) + 1;
		for (const { id, name, weight } of measuresAt(place.id)) {
			if (y > BOTTOM - 20) y = newPage(pdf);
			hairline(pdf, MARGIN, y, CONTENT_WIDTH);
			const answer = answers[id];
			const small = { size: 9, width: 110, align: "right" } as const;
			write(pdf, withPhoto.has(id) ? `${name} (photo below)` : name, MARGIN, y + 3, { size: 9, width: 290 });
			write(pdf, `${weight} points`, MARGIN + 290, y + 3, { ...small, color: stone });
			const color = answer === "yes" ? sage : answer === "no" ? ember : stone;
			const said = answer ? answerNames[answer] : "Not answered";
			write(pdf, said, PAGE_WIDTH - MARGIN - 110, y + 3, { ...small, bold: true, color });
			y += 14;
		}
	}
	pdf.y = y;
}

function drawSignature(pdf: Pdf): void {
	let y = pdf.y + 12;
	if (y + 64 > BOTTOM) y = newPage(pdf);
	write(pdf, "I walked around my house and gave these answers as well as I could.", MARGIN, y);
	for (const [label, x, width] of [
		["Owner's signature", MARGIN, 300],
		["Date", MARGIN + 330, CONTENT_WIDTH - 330],
	] as const) {
		pdf
			.moveTo(x, y + 44)
			.lineTo(x + width, y + 44)
			.lineWidth(0.8)
			.strokeColor(ink)
			.stroke();
		write(pdf, label, x, y + 48, { size: 8, color: stone, width });
	}
	pdf.y = y + 62;
}

/* ---------- sources and photos ---------- */

function drawSources(pdf: Pdf, { notes: { zone0Law } }: Report): void {
	const all: Source[] = [...programs, ...allMeasures, zone0Law].map(({ source }) => source);
	const sources = [...new Map(all.map((source) => [source.url, source])).values()];
	let y = pdf.y + 10;
	if (y + 60 + sources.length * 18 > BOTTOM) y = newPage(pdf);
	y = heading(pdf, "Sources", y);
	const law = `Zone 0 law as of ${mediumDay(zone0Law.asOf)}: ${zone0Law.text}`;
	y = write(pdf, law, MARGIN, y, { size: 8, color: slate }) + 3;
	for (const { name, url, checked } of sources)
		y =
			write(pdf, `${name}: ${url} (read ${mediumDay(checked)})`, MARGIN, y, { size: 7.5, color: slate }) + 1;
}

const COLUMNS = 3;
const GAP = 16;
const PHOTO_WIDTH = (CONTENT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
const PHOTO_HEIGHT = 112;
const ROW = PHOTO_HEIGHT + 44;

function drawPhotos(pdf: Pdf, photos: readonly PdfPhoto[]): void {
	if (photos.length === 0) return;
	let y = pdf.y + 20;
	y = heading(pdf, "Photos", y + 40 + ROW > BOTTOM ? newPage(pdf) : y) + 2;
	for (const [index, { measureId, addedAt, takenOn, jpeg }] of photos.entries()) {
		const column = index % COLUMNS;
		if (column === 0 && index > 0) y += ROW;
		if (y + ROW > BOTTOM) y = newPage(pdf);
		const x = MARGIN + column * (PHOTO_WIDTH + GAP);
		pdf.save().rect(x, y, PHOTO_WIDTH, PHOTO_HEIGHT).clip();
		pdf.image(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength), x, y, {
			cover: [PHOTO_WIDTH, PHOTO_HEIGHT],
			align: "center",
			valign: "center",
		});
		pdf.restore();
		const name = allMeasures.find(({ id }) => id === measureId)?.name ?? "Photo";
		const below = write(pdf, name, x, y + PHOTO_HEIGHT + 4, { size: 9, bold: true, width: PHOTO_WIDTH });
		const date = photoDateText({ takenOn, addedAt });
		write(pdf, date, x, below, { size: 8, color: stone, width: PHOTO_WIDTH });
	}
}

/* ---------- every page ---------- */

function drawFooters(pdf: Pdf, { day, notes }: Report): void {
	const { start, count } = pdf.bufferedPageRange();
	const top = PAGE_HEIGHT - 50;
	for (let index = 0; index < count; index++) {
		pdf.switchToPage(start + index);
		hairline(pdf, MARGIN, top, CONTENT_WIDTH);
		const below = write(pdf, notes.selfCheck, MARGIN, top + 7, { size: 9, bold: true, width: 380 });
		const about = `Form by ${company.name}, ${contact.businessPhone}. ${licenseLine}.`;
		write(pdf, about, MARGIN, below + 1, { size: 7, color: stone });
		const page = `${mediumDay(day)}, page ${index + 1} of ${count}`;
		write(pdf, page, PAGE_WIDTH - MARGIN - 130, top + 7, {
			size: 8,
			color: stone,
			width: 130,
			align: "right",
		});
	}
}

type TextOptions = {
	size?: number;
	bold?: boolean;
	color?: string;
	width?: number;
	align?: "left" | "right" | "center";
};

/** Writes at a fixed place and returns where the next line starts. */
function write(pdf: Pdf, text: string, x: number, y: number, options: TextOptions = {}): number {
	const { size = 10, bold = false, color = ink, width = CONTENT_WIDTH, align = "left" } = options;
	pdf
		.font(bold ? "Helvetica-Bold" : "Helvetica")
		.fontSize(size)
		.fillColor(color);
	pdf.text(toPrintable(text), x, y, { width, align, lineGap: 1.5 });
	return pdf.y;
}

function heading(pdf: Pdf, text: string, y: number): number {
	pdf.rect(MARGIN, y, 26, 3).fill(ember);
	return write(pdf, text, MARGIN, y + 9, { size: 17, bold: true }) + 4;
}

function hairline(pdf: Pdf, x: number, y: number, width: number): void {
	pdf
		.moveTo(x, y)
		.lineTo(x + width, y)
		.lineWidth(0.5)
		.strokeColor(line)
		.stroke();
}

/** Starts a page with the report's name at its top. Returns where its content starts. */
function newPage(pdf: Pdf): number {
	pdf.addPage();
	write(pdf, `${company.name}   |   Wildfire readiness report`, MARGIN, 30, { size: 8, color: stone });
	return 56;
}

/** So that it stays inside the band. */
function shortened(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
