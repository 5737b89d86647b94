import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type Column<Row> = {
	/** Heading on desktop, label beside the value on phones, name in a file; "" for a column of actions. */
	label: string;
	/** Left out of the table without it. */
	cell?: (row: Row) => ReactNode;
	/** Left out of CSV files without it. */
	csv?: (row: Row) => string | number | null;
	/** "end" for numbers. */
	align?: "end";
};

/** A list as data, which its table and its files read. The first column names the row. */
export type Columns<Row> = readonly Column<Row>[];

type StackTableProps<Row> = {
	caption: string;
	captionHidden?: boolean;
	columns: Columns<Row>;
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	className?: string;
};

export function StackTable<Row>({
	caption,
	captionHidden,
	columns,
	rows,
	rowKey,
	className,
}: StackTableProps<Row>) {
	const shown = columns.flatMap(({ cell, ...column }) => (cell ? [{ ...column, cell }] : []));
	return (
		<table className={classNames("stack-table", className)}>
			<caption className={captionHidden ? "sr-only" : "condensed mb-4 text-left text-subheading"}>
				{caption}
			</caption>
			<thead>
				<tr>
					{shown.map(({ label, align }) => (
						<th key={label} scope="col" data-align={align}>
							{label || <span className="sr-only">Actions</span>}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={rowKey(row)}>
						{shown.map(({ label, align, cell }, index) =>
							index === 0 ? (
								<th key={label} scope="row">
									{cell(row)}
								</th>
							) : (
								<td key={label} data-label={label} data-align={align}>
									{cell(row)}
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** An empty cell, left out where cells are stacked. */
export function Nothing() {
	return (
		<span data-nothing="" className="text-stone">
			none
		</span>
	);
}
