// The first page: whose house, the score on the rings, and what to do first.
import { company } from "#app/features/company/company.ts";
import { mediumDay } from "#app/features/company/dates.ts";
import { type Report, SCORE_NOTE } from "../assessment/report.ts";
import { answeredText, isScored, ringText, scoreText } from "../assessment/scores.ts";
import { costText } from "../cost.ts";
import { rings } from "../rules/measure.ts";
import {
	ash,
	CONTENT_WIDTH,
	ember,
	hairline,
	heading,
	ink,
	MARGIN,
	PAGE_WIDTH,
	type Pdf,
	sage,
	slate,
	water,
	write,
} from "./pdf-page.server.ts";

const BAND_HEIGHT = 128;

export function drawSummary(pdf: Pdf, report: Report): void {
	const { scores, steps, address, day } = report;
	pdf.rect(0, 0, PAGE_WIDTH, BAND_HEIGHT).fill(ink);
	for (const radius of [70, 110, 150, 190, 230])
		pdf
			.circle(PAGE_WIDTH - 60, 30, radius)
			.lineWidth(0.6)
			.strokeOpacity(0.16)
			.strokeColor("#ffffff")
			.stroke();
	pdf.strokeOpacity(1);
	pdf.rect(0, BAND_HEIGHT, PAGE_WIDTH, 200).fill("#ffffff");
	write(pdf, company.name, MARGIN, 30, { size: 10, color: "#eceae4" });
	write(pdf, "Wildfire readiness report", MARGIN, 46, { size: 26, bold: true, color: "#ffffff" });
	write(pdf, shortened(address) || "Address not given", MARGIN, 80, {
		size: address.length > 60 ? 9 : 12,
		color: "#ffffff",
		width: 420,
	});
	write(pdf, `Answers as of ${mediumDay(day)}, given by the owner`, MARGIN, 106, {
		size: 9,
		color: "#cfcabd",
	});

	drawRings(pdf, report, 150, 250);
	const score = scoreText(scores);
	let y = write(pdf, score[0]?.toUpperCase() + score.slice(1), 300, 150, {
		size: isScored(scores) ? 34 : 20,
		bold: true,
		width: 264,
	});
	y = write(pdf, answeredText(scores), 300, y, { size: 9, color: slate, width: 264 });
	for (const { id, name, distance } of rings) {
		y += 4;
		const { percent } = scores.rings[id];
		write(pdf, name, 300, y + 5, { size: 10, bold: true, width: 90 });
		write(pdf, distance, 385, y + 5, { size: 9, color: slate, width: 90 });
		write(pdf, ringText(scores.rings[id]), 464, y + 5, {
			size: 10,
			width: 100,
			align: "right",
		});
		y += 21;
		pdf.roundedRect(300, y, 264, 3, 1.5).fill(ash);
		if (percent > 0) pdf.roundedRect(300, y, 2.64 * percent, 3, 1.5).fill(tone(percent));
	}
	write(pdf, SCORE_NOTE, 300, y + 10, { size: 8, color: slate, width: 264 });

	y = heading(pdf, "What to do first", 392);
	if (steps.length === 0) write(pdf, "Every measure is in place. Repeat the walk once a year.", MARGIN, y);
	for (const [index, { measure, isUnchecked, scoreAfter, completes }] of steps.entries()) {
		hairline(pdf, MARGIN, y, CONTENT_WIDTH);
		write(pdf, String(index + 1), MARGIN, y + 8, { size: 18, bold: true, color: ember, width: 20 });
		const title = isUnchecked ? `${measure.fix.todo} (check first)` : measure.fix.todo;
		write(pdf, title, MARGIN + 28, y + 7, { size: 11, bold: true, width: 330 });
		const done =
			completes.length > 0
				? ` Completes: ${[...new Set(completes.map(({ requirement }) => requirement))].slice(0, 2).join(", ")}.`
				: "";
		const end = write(
			pdf,
			`${measure.why}${isScored(scores) ? ` Score after: ${scoreAfter}.` : ""}${done}`,
			MARGIN + 28,
			pdf.y,
			{
				size: 9,
				color: slate,
				width: 330,
			},
		);
		write(pdf, costText(measure.fix.cost), 420, y + 7, { size: 10, bold: true, width: 144, align: "right" });
		const how = measure.fix.diy ? "do it yourself, or ask us" : "a contractor's job";
		write(pdf, `${measure.fix.effort}, ${how}`, 420, y + 21, {
			size: 8.5,
			color: slate,
			width: 144,
			align: "right",
		});
		y = Math.max(end, y + 40) + 5;
	}
}

function drawRings(pdf: Pdf, { scores }: Report, x: number, y: number): void {
	for (const [id, radius] of [
		["zone2", 88],
		["zone1", 66],
		["zone0", 44],
	] as const) {
		const { percent, answered } = scores.rings[id];
		pdf.circle(x, y, radius).lineWidth(13).strokeColor(ash).stroke();
		if (percent > 0) arc(pdf, x, y, radius, percent).lineWidth(13).strokeColor(tone(percent)).stroke();
		write(pdf, answered > 0 ? String(percent) : "?", x - 32, y - radius - 4, {
			size: 8,
			bold: true,
			width: 28,
			align: "right",
		});
	}
	pdf
		.path(`M${x - 17} ${y - 2}l17 -16 17 16v20h-34z`)
		.lineWidth(1.4)
		.strokeColor(ink)
		.fillAndStroke("#ffffff", ink);
	write(pdf, isScored(scores) ? String(scores.total.percent) : "?", x - 17, y + 3, {
		size: 11,
		bold: true,
		width: 34,
		align: "center",
	});
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

/** Two lines at most, so that it stays inside the band. */
function shortened(address: string): string {
	return address.length > 150 ? `${address.slice(0, 149)}…` : address;
}
