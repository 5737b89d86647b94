import type { ReactNode } from "react";
import { EmptyRings } from "../artwork/rings.tsx";
import { classNames } from "../class-names.ts";

/** Says what would be here and offers the next step. */
export function EmptyState({
	title,
	children,
	action,
	className,
}: {
	title: string;
	children?: ReactNode;
	action?: ReactNode;
	className?: string;
}) {
	return (
		<div
			className={classNames(
				"grid items-center gap-x-10 gap-y-4 border-y border-line py-8 sm:grid-cols-[auto_1fr]",
				className,
			)}
		>
			<EmptyRings className="w-56 max-w-full sm:w-64" />
			<div className="measure">
				<h2 className="text-subheading">{title}</h2>
				{children && <div className="mt-2 text-slate">{children}</div>}
				{action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
			</div>
		</div>
	);
}
