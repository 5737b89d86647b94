import { ArrowUpRight } from "lucide";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { partners } from "#app/features/company/partners.ts";
import { PartnerMark } from "#app/features/company/ui/artwork/partner-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/partners.ts";

const page = {
	...sitePages.partners,
	description: "The manufacturers and specialists behind our systems.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Partners() {
	return (
		<>
			<PageHeading
				title="Our partners"
				lead="These companies make the equipment we install or work with us on larger projects."
			/>
			<Band tone="white">
				<ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
					{partners.map((partner, index) => (
						<li key={partner.name} className="border-t border-line">
							<a
								href={partner.website}
								target="_blank"
								rel="noopener"
								className="group grid h-full content-start gap-4 py-8"
							>
								<PartnerMark seed={index + 2} className="size-20" />
								<span>
									<span className="text-sm text-stone">{partner.trade}</span>
									<span className="condensed text-subheading mt-0.5 block group-hover:underline">
										{partner.name}
									</span>
									<span className="mt-2 block text-slate">{partner.description}</span>
									<span className="mt-3 inline-flex items-center gap-1 font-semibold text-water">
										Visit website
										<Icon of={ArrowUpRight} className="size-4" />
										<span className="sr-only">of {partner.name}, opens in a new tab</span>
									</span>
								</span>
							</a>
						</li>
					))}
				</ul>
			</Band>
		</>
	);
}
