import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Native details: works without JavaScript and with find-in-page. A shared `name` keeps only one open. */
export function Disclosure({
	summary,
	name,
	open,
	className,
	children,
}: {
	summary: ReactNode;
	name?: string;
	open?: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<details className={classNames("disclosure", className)} name={name} open={open}>
			<summary>
				<span className="text-lg font-semibold leading-snug">{summary}</span>
				<span className="disclosure-mark" aria-hidden="true" />
			</summary>
			<div className="measure pb-6 text-slate">{children}</div>
		</details>
	);
}
