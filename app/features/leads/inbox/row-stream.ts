// Streams rows as CSV or JSON, so that a hundred thousand of them need no more memory than one page.
import { csvLine } from "./csv.ts";

export type ExportFormat = "csv" | "json";
export type ExportColumn<Row> = readonly [name: string, cell: (row: Row) => string | number | null];

type RowSource<Row, Position> = {
	columns: readonly ExportColumn<Row>[];
	/** What JSON says about a row. */
	asJson: (row: Row) => object;
	/** The next rows after `position`, which is null at first; `next` is null at the end. */
	read: (position: Position | null) => Promise<{ rows: Row[]; next: Position | null }>;
};

export function rowStream<Row, Position>(
	format: ExportFormat,
	{ columns, asJson, read }: RowSource<Row, Position>,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let position: Position | null = null;
	let isFirst = true;
	return new ReadableStream({
		async pull(controller) {
			const page = await read(position);
			// The byte order mark makes Excel read the file as UTF-8.
			const head = format === "csv" ? `\uFEFF${csvLine(columns.map(([name]) => name))}` : "[\n";
			const rows = page.rows.map((row, index) =>
				format === "csv"
					? csvLine(columns.map(([, cell]) => cell(row)))
					: `${isFirst && index === 0 ? "" : ",\n"}${JSON.stringify(asJson(row))}`,
			);
			const end = page.next === null && format === "json" ? "\n]\n" : "";
			controller.enqueue(encoder.encode((isFirst ? head : "") + rows.join("") + end));
			if (page.rows.length > 0) isFirst = false;
			position = page.next;
			if (position === null) controller.close();
		},
	});
}

export function exportHeaders(name: string, format: ExportFormat): Record<string, string> {
	const day = new Date().toISOString().slice(0, 10);
	return {
		"Content-Type": format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
		"Content-Disposition": `attachment; filename="ringline-${name}-${day}.${format}"`,
		// Compression would buffer the whole file in memory.
		"Content-Encoding": "identity",
	};
}

/** By the ending of the address. */
export function formatOf(pathname: string): ExportFormat {
	return pathname.endsWith(".json") ? "json" : "csv";
}
