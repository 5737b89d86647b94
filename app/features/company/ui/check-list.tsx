import type { ReactNode } from "react";

export type CheckItem = { title: string; text?: ReactNode };

/** A list between thin lines, in two columns on wide screens. */
export function CheckList({
	items,
	columns = 2,
}: {
	items: readonly (string | CheckItem)[];
	columns?: 1 | 2;
}) {
	return (
		<ul className={`border-t border-line ${columns === 2 ? "md:columns-2 md:gap-x-12 md:border-t-0" : ""}`}>
			{items.map((item) => {
				const { title, text } = typeof item === "string" ? { title: item, text: undefined } : item;
				return (
					<li
						key={title}
						className={`flex gap-4 border-b border-line py-4 ${columns === 2 ? "break-inside-avoid md:border-t md:border-b-0" : ""}`}
					>
						<RingPoint />
						<div>
							<span className="font-semibold">{title}</span>
							{text && <span className="mt-1 block text-slate">{text}</span>}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

function RingPoint() {
	return (
		<svg viewBox="0 0 20 20" className="mt-0.5 size-5 flex-none" fill="none" aria-hidden="true">
			<circle cx="10" cy="10" r="8.5" className="stroke-water" strokeWidth="1.5" />
			<circle cx="10" cy="10" r="3.5" className="fill-water" />
		</svg>
	);
}
