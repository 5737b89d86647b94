import type { ReactNode } from "react";
import { ContourLines } from "#app/ui/artwork/contour-lines.tsx";

type PageOpeningProps = {
	title: string;
	lead?: ReactNode;
	/** A drawing on the right, or below on phones. */
	drawing?: ReactNode;
	/** Buttons. */
	children?: ReactNode;
};

/** The opening of a company page: a large headline on the left and a drawing on the right. */
export function PageOpening({ title, lead, drawing, children }: PageOpeningProps) {
	return (
		<section className="relative isolate overflow-clip border-b border-line bg-bone">
			<ContourLines className="band-contours" />
			<div
				className={`wrap grid items-center gap-x-12 gap-y-8 py-12 md:py-16 lg:py-20 ${drawing ? "md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : ""}`}
			>
				<div>
					<h1 className="max-w-[19ch]">{title}</h1>
					{lead && <p className="mt-5 max-w-[58ch] text-lg text-balance text-slate">{lead}</p>}
					{children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
				</div>
				{drawing && <div className="max-md:-mx-2 [&_svg]:w-full">{drawing}</div>}
			</div>
		</section>
	);
}
