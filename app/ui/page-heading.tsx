import type { ReactNode } from "react";
import { ContourLines } from "./artwork/contour-lines.tsx";

type PageHeadingProps = { title: string; lead?: string; children?: ReactNode };

/** The heading band of an ordinary page, with contour lines on the right. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
	return (
		<section className="relative overflow-hidden border-b border-line bg-bone">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem]" />
			<div className="wrap relative py-14 lg:py-20">
				<h1 className="text-title max-w-[18ch] wrap-anywhere">{title}</h1>
				{lead ? (
					<p className="mt-4 max-w-[60ch] text-lg text-balance wrap-anywhere text-slate">{lead}</p>
				) : null}
				{children}
			</div>
		</section>
	);
}
