import { ArrowUpRight } from "lucide";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { partners } from "#app/features/company/pages/partners.ts";
import { contours } from "#app/ui/artwork/contours.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { color } from "#app/ui/tokens.ts";
import type { Route } from "./+types/partners.ts";

const page = {
	...sitePages.partners,
	description: "The manufacturers and specialists behind our systems.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Partners() {
	return (
		<>
			<PageHeading title="Our partners" lead="They make our equipment or work with us on larger projects." />
			<Band tone="white" tight>
				<ul className="grid gap-x-14 lg:grid-cols-2">
					{partners.map((partner, index) => (
						<li key={partner.name} className="border-b border-line">
							<a
								href={partner.website}
								target="_blank"
								rel="noopener"
								className="group grid grid-cols-[4rem_1fr] gap-5 py-6"
							>
								<PartnerMark seed={index + 2} className="size-16" />
								<span>
									<span className="condensed text-subheading block group-hover:underline">
										{partner.name}
									</span>
									<span className="text-sm text-stone">{partner.trade}</span>
									<span className="mt-2 block text-slate">{partner.description}</span>
									<span className="mt-2 inline-flex items-center gap-1 font-semibold text-water">
										Visit website
										<Icon of={ArrowUpRight} className="size-4" />
										<span className="sr-only">, opens in a new tab</span>
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

/** Contour lines with a different hill for each partner. */
function PartnerMark({ seed, className }: { seed: number; className?: string }) {
	const hill = contours({ seed: seed * 7, cx: 50, cy: 50, wobble: 0.2, points: 14 }, [14, 24, 34, 44]);
	return (
		<svg
			viewBox="0 0 100 100"
			className={className}
			fill="none"
			stroke={color.ink}
			strokeWidth={1.4}
			aria-hidden="true"
		>
			{hill.map((d, index) => (
				<path
					key={d}
					d={d}
					fill={index === 0 ? accents[seed % accents.length] : "none"}
					strokeOpacity={1 - index * 0.2}
				/>
			))}
		</svg>
	);
}

const accents = [color.ember, color.water, color.sage, color.amber];
