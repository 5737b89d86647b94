import { ArrowUpRight } from "lucide";
import { article, newsFilm } from "#app/features/company/pages/news.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { DefensibleSpaceDrawing } from "#app/features/company/ui/artwork/defensible-space.tsx";
import { FilmCard } from "#app/features/company/ui/film/film-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/news.ts";

const page = {
	...sitePages.news,
	description: "Press coverage and video about our work preparing homes for wildfire.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function News() {
	return (
		<>
			<PageHeading title="News" lead="Press coverage and video about our work." />
			<Band tone="white" tight>
				<div className="grid items-start gap-x-12 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<a href={article.address} target="_blank" rel="noopener" className="group grid content-start gap-5">
						<span className="grid aspect-video place-items-center overflow-clip rounded-md bg-ash">
							<DefensibleSpaceDrawing className="h-full" />
						</span>
						<span>
							<span className="text-sm text-stone">
								{article.source}, {article.date}
							</span>
							<span className="condensed text-heading mt-1 block group-hover:underline">
								{article.title}
								<Icon of={ArrowUpRight} className="ml-1 inline size-5" />
							</span>
							<span className="mt-3 block text-lg text-slate">{article.summary}</span>
							<span className="sr-only">Opens in a new tab.</span>
						</span>
					</a>
					<FilmCard film={newsFilm} />
				</div>
			</Band>
		</>
	);
}
