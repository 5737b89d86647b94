import type { ReactNode } from "react";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";

type PageOpeningProps = {
	title: string;
	lead?: ReactNode;
	/** A drawing on the right. Phones leave it out, so that the first screen reaches what the page is about. */
	drawing?: ReactNode;
	/** Buttons. */
	children?: ReactNode;
};

/** The opening of a company page, at most 320 px high on a desktop: headline, one paragraph, buttons. */
export function PageOpening({ title, lead, drawing, children }: PageOpeningProps) {
	return (
		<section className="relative isolate overflow-clip border-b border-line bg-bone" data-opening="">
			<ContourLines className="band-contours" />
			<div
				className={`wrap grid items-center gap-x-12 py-7 md:py-9 ${drawing ? "md:grid-cols-[minmax(0,1fr)_16rem]" : ""}`}
			>
				<div>
					<h1 className="max-w-[26ch] text-heading">{title}</h1>
					{lead && <p className="mt-3 max-w-[62ch] text-lg text-pretty text-slate">{lead}</p>}
					{children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
				</div>
				{drawing && <div className="max-md:hidden [&_svg]:max-h-56 [&_svg]:w-full">{drawing}</div>}
			</div>
		</section>
	);
}
