// Lists as files for the office, in CSV or JSON. Every export is in the audit log, and is read and sent page by page,
// so that a hundred thousand rows need no more memory than one page.
import { setImmediate } from "node:timers/promises";
import { type Actor, recordAudit } from "../audit.server.ts";
import { db } from "../database/db.server.ts";
import { csvLine } from "./csv.ts";

/** The rows of a page come from the database in one go, and nobody is served meanwhile. */
const PAGE = 100;

export type ExportFormat = "csv" | "json";
type Cell<Row> = (row: Row) => string | number | null;
/** A name and its cell, or a column that the page's table reads too. */
export type ExportColumn<Row> =
	| readonly [name: string, cell: Cell<Row>]
	| { readonly label: string; readonly csv?: Cell<Row> };

export type Export<Row, Position = never> = {
	/** In the name of the file, such as 'leads'. */
	name: string;
	/** What the audit log says was exported. Default: the name. */
	contents?: string;
	/** What limits the rows, for the audit log. */
	filter?: object;
	columns: readonly ExportColumn<Row>[];
	/** What JSON says about a row. */
	asJson: (row: Row) => object;
	/** At most `size` rows after `position`, which is null at first; `next` is null at the end. */
	read: (position: Position | null, size: number) => Promise<{ rows: Row[]; next: Position | null }>;
};

export async function exportFile<Row, Position>(
	source: Export<Row, Position>,
	format: ExportFormat,
	actor: Actor,
): Promise<Response> {
	const { name, contents = name, filter } = source;
	const file = `${name}.${format}`;
	await db().transaction((tx) =>
		recordAudit(tx, actor, {
			action: `exported ${contents}`,
			subject: { kind: "export", id: file, title: file },
			...(filter && { details: filter }),
		}),
	);
	const day = new Date().toISOString().slice(0, 10);
	return new Response(rowStream(source, format), {
		headers: {
			"Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="ringline-${name}-${day}.${format}"`,
			// Compression would buffer the whole file in memory.
			"Content-Encoding": "identity",
		},
	});
}

function rowStream<Row, Position>(
	{ columns: all, asJson, read }: Export<Row, Position>,
	format: ExportFormat,
): ReadableStream<Uint8Array> {
	const columns = all.flatMap((column): [string, Cell<Row>][] => {
		if (!("label" in column)) return [[...column]];
		return column.csv ? [[column.label, column.csv]] : [];
	});
	const encoder = new TextEncoder();
	let position: Position | null = null;
	let isFirst = true;
	return new ReadableStream({
		async pull(controller) {
			const page = await read(position, PAGE);
			// The byte order mark makes Excel read the file as UTF-8.
			const head = format === "csv" ? `\uFEFF${csvLine(columns.map(([name]) => name))}` : "[\n";
			const rows: string[] = [];
			for (const row of page.rows) {
				rows.push(
					format === "csv"
						? csvLine(columns.map(([, cell]) => cell(row)))
						: `${isFirst && rows.length === 0 ? "" : ",\n"}${JSON.stringify(asJson(row))}`,
				);
				// Visitors are served in between, however long the texts of a page are.
				await setImmediate();
			}
			const end = page.next === null && format === "json" ? "\n]\n" : "";
			controller.enqueue(encoder.encode((isFirst ? head : "") + rows.join("") + end));
			if (page.rows.length > 0) isFirst = false;
			position = page.next;
			if (position === null) controller.close();
		},
	});
}
