import type { ReactNode } from "react";

/** A finding as the report shows it: a picture, a marked spot and one sentence. */
export function AnnotatedPhoto({
	number,
	caption,
	spot: [left, top],
	children,
}: {
	number: number;
	caption: string;
	/** Position of the mark in percent of the picture. */
	spot: readonly [left: number, top: number];
	children: ReactNode;
}) {
	return (
		<figure>
			<div className="relative aspect-4/3 overflow-clip rounded-md bg-ash [&>svg]:size-full">
				{children}
				<span
					className="condensed figures absolute grid size-9 -translate-1/2 place-items-center rounded-full bg-error text-lg text-white ring-4 ring-error/25"
					style={{ left: `${left}%`, top: `${top}%` }}
					aria-hidden="true"
				>
					{number}
				</span>
			</div>
			<figcaption className="mt-3 text-slate">
				<strong className="font-semibold text-ink">Photo {number}.</strong> {caption}
			</figcaption>
		</figure>
	);
}
