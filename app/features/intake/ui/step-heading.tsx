import type { RefObject } from "react";

export function StepHeading({
	ref,
	title,
	intro,
}: {
	ref: RefObject<HTMLHeadingElement | null>;
	title: string;
	intro: string;
}) {
	return (
		<div className="mb-8">
			<h2 ref={ref} tabIndex={-1} className="text-heading outline-none">
				{title}
			</h2>
			<p className="mt-2 text-slate">{intro}</p>
		</div>
	);
}
