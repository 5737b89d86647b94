// Where the rules come from, with dates.
import { mediumDay } from "#app/features/company/dates.ts";
import { allMeasures } from "../rules/measures.ts";
import { programs, zone0Law } from "../rules/programs.ts";
import type { Source } from "../rules/source.ts";
import { BOTTOM, heading, MARGIN, newPage, type Pdf, slate, write } from "./pdf-page.server.ts";

export function drawSources(pdf: Pdf): void {
	const sources = uniqueSources();
	let y = pdf.y + 10;
	if (y + 60 + sources.length * 18 > BOTTOM) y = newPage(pdf);
	y = heading(pdf, "Sources", y);
	const law = `Zone 0 law as of ${mediumDay(zone0Law.asOf)}: ${zone0Law.text}`;
	y = write(pdf, law, MARGIN, y, { size: 8, color: slate }) + 3;
	for (const { name, url, checked } of sources)
		y =
			write(pdf, `${name}: ${url} (read ${mediumDay(checked)})`, MARGIN, y, { size: 7.5, color: slate }) + 1;
}

function uniqueSources(): Source[] {
	const all: Source[] = [
		...programs.map(({ source }) => source),
		...allMeasures.map(({ source }) => source),
		zone0Law.source,
	];
	return [...new Map(all.map((source) => [source.url, source])).values()];
}
