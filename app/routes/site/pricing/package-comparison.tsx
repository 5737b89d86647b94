import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { cannonCoverage, eliteTanks, pulse } from "#app/features/company/figures.ts";
import {
	examplePools,
	hoursCondition,
	hoursFor,
	recommendation,
	type TierId,
	tiers,
} from "#app/features/company/offers/packages.ts";
import { freeOrPaid } from "#app/features/company/offers/prices.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/diagrams/package-table.tsx";
import { TierPicture } from "#app/features/company/ui/diagrams/tier-picture.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { type Column, StackTable } from "#app/ui/page/stack-table.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
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
				lead="The packages differ in who starts the water and how long it lasts. Prices include design, installation and the first test."
			/>
			<Band tone="white" tight>
				<ul className="tier-cards">
					{tiers.map((tier) => (
						<li key={tier.id} data-recommended={tier.id === recommendation.tier || undefined}>
							<div className="tier-picture">
								<TierPicture tier={tier.id} />
							</div>
							<div className="tier-text">
								{tier.id === recommendation.tier && <p className="tier-label">{recommendation.label}</p>}
								<h2 className="text-heading">{tier.name}</h2>
								<p className="condensed figures text-subheading text-ember-deep">{tier.price}</p>
								<p className="mt-2">{tier.summary}</p>
								<p className="mt-2 text-slate">Good for: {tier.suits}</p>
								{tier.id === recommendation.tier && (
									<p className="mt-2 text-slate">Why we suggest it: {recommendation.reason}</p>
								)}
							</div>
							<QuoteFor tier={tier.id} wide />
						</li>
					))}
				</ul>
				<p className="mt-6 text-slate">
					{freeOrPaid}{" "}
					<ConsultLink
						topic="Get Quote"
						message="I'd like to schedule a free assessment for a suppression package."
						className="link"
					>
						Schedule Free Assessment
					</ConsultLink>
				</p>
			</Band>
			<Band tone="white">
				<BandHeading title="Compare every detail">
					Each mini covers {cannonCoverage}. Pulsed water runs {pulse.text}, so your supply lasts up to{" "}
					{pulse.factor}x as long.
				</BandHeading>
				<PackageTable
					caption="Every feature of the Manual, Essentials and Elite packages"
					action={(tier) => <QuoteFor tier={tier} />}
				/>
				<p className="mt-6 measure text-sm text-stone">{hoursCondition}</p>
			</Band>
			<Band tone="ash">
				<BandHeading title="How long your water lasts">
					By pool size, with every installed mini running. Elite includes its {eliteTanks.total}.{" "}
					<TextLink to={href("/water-duration-calculator")}>Calculate your own hours</TextLink>.
				</BandHeading>
				<StackTable
					caption="Hours of water by pool size and package"
					captionHidden
					columns={hoursColumns}
					rows={examplePools}
					rowKey={String}
				/>
				<p className="mt-4 measure text-sm text-stone">
					The pump runs {pumpRuntime.hours} hours on one tank of fuel and {pumpRuntime.extendedHours}+ with
					the extension. Past that, someone has to refuel it.
				</p>
			</Band>
			<ClosingCall
				title="Not sure which one you need?"
				text={`We look at your slope, water and power before we quote. We call back within ${promises.answerHours} business hours.`}
			>
				<ConsultLink
					topic="Get Quote"
					message="I'd like to schedule a free assessment for a suppression package."
					className={buttonClass({ size: "large" })}
				>
					Schedule Free Assessment
				</ConsultLink>
			</ClosingCall>
			<HowWeKnow of={["coverage", "pulsed", "call-back", "response"]} />
		</>
	);
}

const hoursColumns: [Column<number>, ...Column<number>[]] = [
	{ label: "Pool", cell: (gallons) => `${numerals(gallons)} gallons` },
	...tiers.map((tier) => ({ label: tier.name, cell: (gallons: number) => hoursFor(tier, gallons) })),
];

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
