import type { ReactNode } from "react";
import { Rings } from "./artwork/rings.tsx";

type PageHeadingProps = { title: string; lead?: string; children?: ReactNode };

/** The opening band of an ordinary page: strong left edge, contour lines running out to the right. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
	return (
		<section className="relative overflow-hidden border-b border-hairline bg-bone">
			<Rings className="pointer-events-none absolute -top-40 -right-72 w-[52rem] text-slate opacity-15" />
			<div className="container-page relative py-14 lg:py-20">
				<h1 className="display-1 max-w-[18ch]">{title}</h1>
				{lead ? <p className="mt-4 max-w-[60ch] text-lg text-slate">{lead}</p> : null}
				{children}
			</div>
		</section>
	);
}
