import type { ReactNode } from "react";
import { Notice } from "#app/ui/page/notice.tsx";

type SectionProps = {
	id: string;
	title: string;
	lead?: ReactNode;
	/** What went wrong with the last form of this section. */
	error?: string | undefined;
	children: ReactNode;
};

/** A part of the account or staff page. */
export function Section({ id, title, lead, error, children }: SectionProps) {
	return (
		<section aria-labelledby={id} className="border-t-2 border-ink/35 pt-5">
			<h2 id={id} className="text-subheading">
				{title}
			</h2>
			{lead && <p className="measure mt-1.5 mb-5 text-slate">{lead}</p>}
			{error && (
				<Notice tone="error" className="mb-5">
					{error}
				</Notice>
			)}
			{children}
		</section>
	);
}
