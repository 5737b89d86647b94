// A table that draws one of its columns as bars, so that it also works for screen readers.
import type { ReactNode } from "react";
import { shortDay } from "#app/features/company/dates.ts";
import { classNames } from "#app/ui/class-names.ts";
import { numerals } from "#app/ui/numerals.ts";
import type { InsightTable } from "../tables.ts";

type BarTableProps = {
	table: InsightTable;
	/** The column drawn as a bar; none without it. */
	bar?: number;
	csv: string;
	json: string;
	className?: string;
};

export function BarTable({
	table: { id, title, note, none, columns, rows },
	bar,
	csv,
	json,
	className,
}: BarTableProps) {
	const isNumber = (column: number) => typeof rows[0]?.[column] === "number";
	const most = Math.max(1, ...rows.map((row) => (bar === undefined ? 0 : Number(row[bar]))));
	return (
		<section aria-labelledby={id} className={classNames("min-w-0", className)}>
			<div className="mb-3 flex items-baseline justify-between gap-4">
				<h3 id={id} className="text-label">
					{title}
				</h3>
				{rows.length > 0 && (
					<p className="flex gap-3 text-sm whitespace-nowrap">
						<a href={csv} className="link">
							CSV<span className="sr-only"> of {title.toLowerCase()}</span>
						</a>
						<a href={json} className="link">
							JSON<span className="sr-only"> of {title.toLowerCase()}</span>
						</a>
					</p>
				)}
			</div>
			{note && <p className="mb-3 text-sm text-slate">{note}</p>}
			{rows.length === 0 ? (
				<p className="border-y border-line py-4 text-slate">{none}</p>
			) : (
				<table className="figures w-full border-t border-line text-left text-sm">
					<thead>
						<tr>
							{columns.map((column, index) => (
								<th
									key={column}
									scope="col"
									className={classNames(
										"py-2 pr-3 font-normal text-stone last:pr-0",
										isNumber(index) && "text-right",
									)}
								>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row.slice(0, 2).join(" ")} className="border-t border-line align-top">
								{row.map((cell, index) => (
									<Cell key={columns[index]} isName={index === 0} isNumber={isNumber(index)}>
										{cellText(cell)}
										{index === 0 && bar !== undefined && (
											<span
												aria-hidden="true"
												className="mt-1 block h-1.5 bg-water"
												style={{ width: `${(Number(row[bar]) / most) * 100}%` }}
											/>
										)}
									</Cell>
								))}
							</tr>
						))}
					</tbody>
				</table>
			)}
		</section>
	);
}

/** The tables are also exported, where a day is '2026-11-16'. */
function cellText(cell: string | number): string {
	if (typeof cell === "number") return numerals(cell);
	return /^\d{4}-\d\d-\d\d$/.test(cell) ? shortDay(cell) : cell;
}

type CellProps = { isName: boolean; isNumber: boolean; children: ReactNode };

function Cell({ isName, isNumber, children }: CellProps) {
	if (isName)
		return (
			<th scope="row" className="w-1/2 py-2 pr-3 font-semibold wrap-anywhere">
				{children}
			</th>
		);
	return (
		<td className={classNames("py-2 pr-3 wrap-anywhere last:pr-0", isNumber && "text-right")}>{children}</td>
	);
}
