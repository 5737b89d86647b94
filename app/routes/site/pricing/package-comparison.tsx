import { href } from "react-router";
import { cannonCoverage, noInsuranceCredit, pulse } from "#app/features/company/figures.ts";
import { hoursCondition, recommendation, type TierId, tiers } from "#app/features/company/offers/packages.ts";
import { freeOrPaid } from "#app/features/company/offers/prices.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { elite, essentials, manual } from "#app/features/company/pictures/packages.json";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/diagrams/package-table.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { RequestButton } from "../request-button.tsx";
import type { Route } from "./+types/package-comparison.ts";

const page = {
	...sitePages.packageComparison,
	description:
		"Compare our Manual, Essentials and Elite fire suppression packages: cannons, pump, water, hours, backup and price.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function PackageComparison() {
	return (
		<>
			<PageOpening
				title="Manual, Essentials or Elite?"
				lead="Who starts the water, and how long it lasts. Beside the parts, prices include design, permits, trenching, wiring, installation and the first test."
			/>
			<Band tone="white" tight>
				<ul className="tier-cards">
					{tiers.map((tier) => (
						<li key={tier.id} data-recommended={tier.id === recommendation.tier || undefined}>
							<div className="tier-picture">
								<Picture
									picture={pictures[tier.id]}
									sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 7rem"
									className="aspect-4/3 w-full rounded-md object-cover"
								/>
							</div>
							<div className="tier-text">
								{tier.id === recommendation.tier && <p className="tier-label">{recommendation.label}</p>}
								<h2 className="text-heading">{tier.name}</h2>
								<p className="condensed figures text-subheading text-ember-deep">{tier.price}</p>
								<p className="mt-2">{tier.summary}</p>
								<p className="mt-2 text-slate">Good for: {tier.suits}</p>
							</div>
							<QuoteFor tier={tier.id} wide />
						</li>
					))}
				</ul>
				<p className="mt-6 text-slate">
					{freeOrPaid} <RequestButton of="package" className="link" />
				</p>
			</Band>
			<Band tone="white">
				<BandHeading title="Compare every detail">
					In still air, each mini covers {cannonCoverage}. Pulsed, {pulse.text}, your water lasts up to{" "}
					{pulse.factor}x as long. <HowWeKnow of="coverage" />
				</BandHeading>
				<PackageTable
					caption="Every feature of the Manual, Essentials and Elite packages"
					action={(tier) => <QuoteFor tier={tier} />}
				/>
				<div className="measure mt-6 grid gap-2 text-sm text-stone">
					<p>
						{hoursCondition}{" "}
						<TextLink to={href("/water-duration-calculator")}>Calculate your own hours</TextLink>.
					</p>
					<p>
						The pump runs {pumpRuntime.hours} hours on one tank of gasoline or diesel,{" "}
						{pumpRuntime.extendedHours}+ with a second one. More than 10 gallons of gasoline may need a
						permit. Internet, SIM and satellite plans are yours.
					</p>
					<p>{noInsuranceCredit}</p>
				</div>
			</Band>
			<ClosingCall title="Not sure which one you need?">
				<RequestButton of="package" />
			</ClosingCall>
		</>
	);
}

/** `wide`: the main button of a card. In the table's head it has less room. */
function QuoteFor({ tier, wide = false }: { tier: TierId; wide?: boolean }) {
	const name = tiers.find(({ id }) => id === tier)?.name ?? "";
	return (
		<ConsultLink
			topic="Get Quote"
			message={`I'd like a quote for the ${name} package.`}
			className={buttonClass({
				size: wide ? "medium" : "small",
				variant: tier === recommendation.tier ? "primary" : "secondary",
			})}
		>
			Get Quote<span className="sr-only"> for {name}</span>
		</ConsultLink>
	);
}

const pictures = { manual, essentials, elite };
