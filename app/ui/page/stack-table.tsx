import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Column<Row> = {
	/** Heading on desktop, label beside the value on phones; "" for a column of actions. */
	label: string;
	cell: (row: Row) => ReactNode;
	/** "end" for numbers. */
	align?: "end";
};

type StackTableProps<Row> = {
	caption: string;
	captionHidden?: boolean;
	/** The first column names the row. */
	columns: readonly [Column<Row>, ...Column<Row>[]];
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
	const [name, ...values] = columns;
	return (
		<table className={classNames("stack-table", className)}>
			<caption className={captionHidden ? "sr-only" : "condensed mb-4 text-left text-subheading"}>
				{caption}
			</caption>
			<thead>
				<tr>
					{columns.map(({ label, align }) => (
						<th key={label} scope="col" data-align={align}>
							{label || <span className="sr-only">Actions</span>}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={rowKey(row)}>
						<th scope="row">{name.cell(row)}</th>
						{values.map(({ label, align, cell }) => (
							<td key={label} data-label={label} data-align={align}>
								{cell(row)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
