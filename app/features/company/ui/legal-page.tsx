import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { Prose } from "#app/ui/page/prose.tsx";

type LegalPageProps = { title: string; updated: string; lead: string; sections: LegalSection[] };
export type LegalSection = {
	id: string;
	title: string;
	/** Paragraphs, and lists of points. `[name](address)` is a link, `**word**` is strong. */
	text: readonly (string | readonly string[])[];
	/** After the text, such as a table. */
	more?: ReactNode;
};

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
							<Prose>
								{section.text.map((part) =>
									typeof part === "string" ? (
										<p key={part}>{marked(part)}</p>
									) : (
										<ul key={part[0]}>
											{part.map((point) => (
												<li key={point}>{marked(point)}</li>
											))}
										</ul>
									),
								)}
								{section.more}
							</Prose>
						</section>
					))}
				</div>
			</div>
		</>
	);
}

function marked(text: string): ReactNode[] {
	return text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part) => {
		const [, name, address = ""] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
		if (name && address.startsWith("/"))
			return (
				<Link key={part} to={address}>
					{name}
				</Link>
			);
		if (name)
			return (
				<a key={part} href={address}>
					{name}
				</a>
			);
		return part.startsWith("**") ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
	});
}
