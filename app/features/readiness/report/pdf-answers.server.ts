// Every answer, by place.
import { answerNames } from "../assessment/answers.ts";
import type { Report } from "../assessment/report.ts";
import { places } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";
import {
	BOTTOM,
	CONTENT_WIDTH,
	ember,
	hairline,
	heading,
	MARGIN,
	newPage,
	type Pdf,
	sage,
	stone,
	write,
} from "./pdf-page.server.ts";

export function drawAnswers(
	pdf: Pdf,
	{ answers, contradictions }: Report,
	withPhoto: ReadonlySet<MeasureId>,
): void {
	let y = heading(pdf, "Your answers", newPage(pdf));
	for (const { message } of contradictions)
		y = write(pdf, `Please check: ${message}`, MARGIN, y, { size: 9, color: ember }) + 2;
	for (const { id, title } of places) {
		y = write(pdf, title, MARGIN, y + 5, { size: 10, bold: true }) + 1;
		for (const measure of allMeasures.filter(({ place }) => place === id)) {
			if (y > BOTTOM - 20) y = newPage(pdf);
			hairline(pdf, MARGIN, y, CONTENT_WIDTH);
			const answer = answers[measure.id];
			const name = withPhoto.has(measure.id) ? `${measure.name} (photo below)` : measure.name;
			write(pdf, name, MARGIN, y + 3, { size: 9, width: 400 });
			write(pdf, answer ? answerNames[answer] : "Not answered", MARGIN + 400, y + 3, {
				size: 9,
				bold: true,
				color: answer === "yes" ? sage : answer === "no" ? ember : stone,
				width: CONTENT_WIDTH - 400,
				align: "right",
			});
			y += 14;
		}
	}
	pdf.y = y;
}
