import type { RefObject } from "react";
import { RequiredMark } from "#app/ui/forms/field.tsx";

export function StepHeading({
	ref,
	title,
	intro,
	hasRequired = false,
}: {
	ref: RefObject<HTMLHeadingElement | null>;
	title: string;
	intro: string;
	/** Some questions of the step are marked. */
	hasRequired?: boolean;
}) {
	return (
		<div className="mb-8">
			<h2 ref={ref} tabIndex={-1} className="text-heading outline-none">
				{title}
			</h2>
			<p className="mt-2 text-slate">{intro}</p>
			{hasRequired && (
				<p className="mt-2 text-sm text-stone">
					We need the answers marked
					<RequiredMark /> to get back to you. You can add them later, before you submit.
				</p>
			)}
		</div>
	);
}
