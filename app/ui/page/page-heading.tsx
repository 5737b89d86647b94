import type { ReactNode } from "react";
import { ContourLines } from "../artwork/contour-lines.tsx";

type PageHeadingProps = { title: string; lead?: string; children?: ReactNode };

/** The heading band of an ordinary page, with contour lines on the right. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
	return (
		<section className="relative overflow-hidden border-b border-line bg-bone" data-opening="">
			<ContourLines className="pointer-events-none absolute inset-y-0 right-0 h-full w-full max-w-[60rem]" />
			<div className="wrap relative py-6 md:py-9">
				<h1 className="max-w-[26ch] text-heading wrap-anywhere">{title}</h1>
				{lead ? (
					<p className="mt-2 max-w-[66ch] text-pretty wrap-anywhere text-slate md:mt-3 md:text-lg">{lead}</p>
				) : null}
				{children}
			</div>
		</section>
	);
}
