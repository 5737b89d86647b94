// The second page: what each program would find.
import { mediumDay } from "#app/features/company/dates.ts";
import type { ProgramStatus, Status } from "../assessment/program-status.ts";
import { statusNames } from "../assessment/program-status.ts";
import type { Report } from "../assessment/report.ts";
import {
	ember,
	hairline,
	heading,
	MARGIN,
	newPage,
	type Pdf,
	sage,
	slate,
	stone,
	write,
} from "./pdf-page.server.ts";

const COLUMN = 246;
const RIGHT = MARGIN + COLUMN + 24;
const colors: Record<Status, string> = { met: sage, missing: ember, unknown: stone };

export function drawPrograms(pdf: Pdf, { programs }: Report): void {
	const top = heading(pdf, "What the programs would find", newPage(pdf));
	const start =
		write(
			pdf,
			"We compare your answers with what each program requires. Each program inspects and decides for itself. This report promises no discount.",
			MARGIN,
			top,
			{ size: 9.5, color: slate },
		) + 8;
	const [safer, structure, surroundings, base, plus] = programs;
	let y = start;
	for (const status of [safer, structure, surroundings]) if (status) y = drawProgram(pdf, status, MARGIN, y);
	y = start;
	if (base) y = drawProgram(pdf, base, RIGHT, y);
	if (plus && base)
		drawProgram(
			pdf,
			plus,
			RIGHT,
			y,
			base.requirements.map(({ id }) => id),
		);
}

/** `above` are listed in the program before it, so they become one line. */
function drawProgram(
	pdf: Pdf,
	status: ProgramStatus,
	x: number,
	top: number,
	above: readonly string[] = [],
): number {
	const { program, requirements, counts } = status;
	let y = write(pdf, program.name, x, top, { size: 12, bold: true, width: COLUMN });
	y = write(
		pdf,
		`${counts.met} of ${requirements.length} met, ${counts.missing} missing, ${counts.unknown} unknown. As of ${mediumDay(program.asOf)}.`,
		x,
		y,
		{ size: 8.5, color: slate, width: COLUMN },
	);
	y = write(pdf, program.offer, x, y + 1, { size: 8, color: slate, width: COLUMN }) + 4;
	const own = requirements.filter(({ id }) => !above.includes(id));
	const rows =
		above.length > 0 ? [{ name: "Everything in Base", status: commonStatus(status, above) }, ...own] : own;
	for (const row of rows) {
		hairline(pdf, x, y, COLUMN);
		write(pdf, row.name, x, y + 4, { size: 9, width: COLUMN - 56 });
		const end = pdf.y;
		write(pdf, statusNames[row.status], x + COLUMN - 54, y + 4, {
			size: 9,
			bold: true,
			color: colors[row.status],
			width: 54,
			align: "right",
		});
		y = Math.max(end, y + 16) + 1;
	}
	hairline(pdf, x, y, COLUMN);
	return y + 16;
}

function commonStatus({ requirements }: ProgramStatus, ids: readonly string[]): Status {
	const found = requirements.filter(({ id }) => ids.includes(id)).map(({ status }) => status);
	if (found.includes("missing")) return "missing";
	return found.every((status) => status === "met") ? "met" : "unknown";
}
