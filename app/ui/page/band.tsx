import type { ReactNode } from "react";
import { ContourLines } from "../artwork/contour-lines.tsx";
import { classNames } from "../class-names.ts";

type BandProps = {
	tone?: "bone" | "white" | "ash" | "ink";
	/** Contour lines behind the content, on the right. */
	contours?: boolean;
	tight?: boolean;
	id?: string;
	labelledBy?: string;
	children: ReactNode;
};

/** A full-width section with its content in the 1200 px container. */
export function Band({ tone = "bone", contours, tight, id, labelledBy, children }: BandProps) {
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			className={classNames("band", tight && "band-tight")}
			data-tone={tone}
		>
			{contours && (
				<ContourLines tone={tone === "ink" ? "dark" : "light"} hill="south" className="band-contours" />
			)}
			<div className="wrap">{children}</div>
		</section>
	);
}

/** A section's headline with one paragraph. */
export function BandHeading({
	id,
	title,
	children,
}: {
	id?: string;
	title: ReactNode;
	children?: ReactNode;
}) {
	return (
		<header className="mb-8 max-w-[44rem] md:mb-11">
			<h2 id={id}>{title}</h2>
			{children && <p className="mt-3 text-lg text-balance opacity-90">{children}</p>}
		</header>
	);
}
