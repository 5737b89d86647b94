// A table that draws one of its columns as bars, so that it also works for screen readers.
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { numerals } from "#app/ui/numerals.ts";
import type { InsightTable } from "../tables.ts";

type BarTableProps = {
	table: InsightTable;
	/** The column drawn as a bar; none without it. */
	bar?: number;
	csv: string;
	className?: string;
};

export function BarTable({
	table: { id, title, note, none, columns, rows },
	bar,
	csv,
	className,
}: BarTableProps) {
	const most = Math.max(1, ...rows.map((row) => (bar === undefined ? 0 : Number(row[bar]))));
	return (
		<section aria-labelledby={id} className={classNames("min-w-0", className)}>
			<div className="mb-3 flex items-baseline justify-between gap-4">
				<h3 id={id} className="text-label">
					{title}
				</h3>
				{rows.length > 0 && (
					<a href={csv} download className="link text-sm whitespace-nowrap">
						CSV<span className="sr-only"> of {title.toLowerCase()}</span>
					</a>
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
									className={classNames("py-2 pr-3 font-normal text-stone", index > 0 && "last:text-right")}
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
									<Cell key={columns[index]} isName={index === 0}>
										{typeof cell === "number" ? numerals(cell) : cell}
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

function Cell({ isName, children }: { isName: boolean; children: ReactNode }) {
	if (isName)
		return (
			<th scope="row" className="w-1/2 py-2 pr-3 font-semibold wrap-anywhere">
				{children}
			</th>
		);
	return <td className="py-2 pr-3 last:pr-0 last:text-right wrap-anywhere">{children}</td>;
}
