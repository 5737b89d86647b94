import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { cannonCoverage, pulse } from "#app/features/company/figures.ts";
import { type TierId, tiers } from "#app/features/company/packages.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { TierDrawing } from "#app/features/company/ui/artwork/tier-drawing.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/package-table.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/package-comparison.ts";

const page = {
	...sitePages.packageComparison,
	description:
		"Manual, Essentials and Elite suppression packages side by side: cannons, pump, water, hours, backup and price.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function PackageComparison() {
	return (
		<>
			<PageOpening
				title="Manual, Essentials or Elite?"
				lead="The water is the same; what differs is who starts it, how much there is, and how long it lasts. Prices include design, installation and the first test."
			>
				<ConsultLink topic="Get Quote" className={buttonClass({ size: "large" })}>
					Get Quote
				</ConsultLink>
				<ConsultLink
					topic="Get Quote"
					message="I would like to schedule a free assessment for a suppression package."
					className={buttonClass({ variant: "secondary", size: "large" })}
				>
					Schedule Free Assessment
				</ConsultLink>
			</PageOpening>
			<Band tone="white" tight>
				<ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
					{tiers.map((tier) => (
						<li key={tier.id} className="border-t-4 border-ink pt-4">
							<TierDrawing tier={tier.id} className="w-full" />
							<h2 className="mt-4">{tier.name}</h2>
							<p className="condensed figures text-subheading mt-1 text-ember-deep">{tier.price}</p>
							<p className="mt-3">{tier.summary}</p>
							<p className="mt-2 text-slate">For: {tier.suits}</p>
						</li>
					))}
				</ul>
			</Band>
			<Band tone="white">
				<BandHeading title="Line by line">
					Each mini covers {cannonCoverage}. Pulsed means {pulse.text}, which stretches the supply up to{" "}
					{pulse.factor}
					x. <TextLink to={href("/water-duration-calculator")}>Work out your own hours</TextLink>.
				</BandHeading>
				<PackageTable
					caption="Every value of the packages Manual, Essentials and Elite"
					action={(tier) => <QuoteFor tier={tier} />}
				/>
			</Band>
			<ClosingCall
				title="The site decides the package."
				text={`We look at slope, water and power before we quote. Call back within ${promises.answerHours} hours.`}
			>
				<ConsultLink
					topic="Get Quote"
					message="I would like to schedule a free assessment for a suppression package."
					className={buttonClass({ size: "large" })}
				>
					Schedule Free Assessment
				</ConsultLink>
			</ClosingCall>
		</>
	);
}

function QuoteFor({ tier }: { tier: TierId }) {
	const name = tiers.find(({ id }) => id === tier)?.name ?? "";
	return (
		<ConsultLink
			topic="Get Quote"
			message={`I would like a quote for the ${name} package.`}
			className={buttonClass({ size: "small" })}
		>
			Get Quote<span className="sr-only"> for {name}</span>
		</ConsultLink>
	);
}
