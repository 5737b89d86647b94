import type { ReactNode } from "react";

type DisclosureProps = { summary: ReactNode; open?: boolean; children: ReactNode };

/** Native details: works without JavaScript and with find-in-page. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
	return (
		<details className="disclosure" open={open}>
			<summary>
				<span className="text-lg font-semibold leading-snug">{summary}</span>
				<span className="disclosure-mark" aria-hidden="true" />
			</summary>
			<div className="measure pb-6 text-slate">{children}</div>
		</details>
	);
}
