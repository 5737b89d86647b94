import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type Step = { title: string; text: ReactNode };

/** Numbered steps. `columns` puts them side by side on desktop. */
export function NumberedSteps({
	steps,
	columns,
	className,
}: {
	steps: readonly Step[];
	columns?: boolean;
	className?: string;
}) {
	return (
		<ol
			className={classNames(
				"border-t border-line",
				columns && "md:grid md:grid-cols-3 md:gap-x-6 lg:gap-x-10",
				className,
			)}
		>
			{steps.map(({ title, text }, index) => (
				<li key={title} className="grid grid-cols-[2.75rem_1fr] border-b border-line py-6">
					<span className="condensed figures text-subheading text-ember-deep" aria-hidden="true">
						{index + 1}
					</span>
					<div>
						<h3 className="text-subheading">{title}</h3>
						<div className="mt-2 text-slate">{text}</div>
					</div>
				</li>
			))}
		</ol>
	);
}
