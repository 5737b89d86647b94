import type { ReactNode } from "react";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { Prose } from "#app/ui/page/prose.tsx";

type LegalPageProps = { title: string; updated: string; lead: string; sections: LegalSection[] };
export type LegalSection = { id: string; title: string; text: ReactNode };

/** Long text with a table of contents on the left. */
export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
	return (
		<>
			<PageHeading title={title} lead={lead}>
				<p className="mt-4 text-sm text-stone">Last updated {updated}</p>
			</PageHeading>
			<div className="wrap grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:py-16">
				<nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start">
					<ol className="border-t border-line">
						{sections.map((section, index) => (
							<li key={section.id} className="border-b border-line">
								<a
									href={`#${section.id}`}
									className="grid min-h-11 grid-cols-[2rem_1fr] items-center py-1.5 text-sm hover:underline"
								>
									<span className="figures text-ember-deep">{index + 1}</span>
									{section.title}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="grid gap-10">
					{sections.map((section) => (
						<section key={section.id} id={section.id}>
							<h2 className="text-subheading mb-3">{section.title}</h2>
							<Prose>{section.text}</Prose>
						</section>
					))}
				</div>
			</div>
		</>
	);
}
