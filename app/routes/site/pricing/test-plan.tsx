import { href } from "react-router";
import { designExample, thermalTest } from "#app/features/company/figures.ts";
import { maintenance } from "#app/features/company/maintenance.ts";
import { maintenanceAddOn } from "#app/features/company/offers/prices.ts";
import { testDeliverables, testPhases, testSummary } from "#app/features/company/offers/test-plan.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { SensorMastDrawing } from "#app/ui/artwork/sensor-mast.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Stat, StatRow } from "#app/ui/page/stat.tsx";
import type { Route } from "./+types/test-plan.ts";

const page = {
	...sitePages.testPlan,
	description:
		"What we test every quarter: 39 points in 12 phases, and the seven documents you get after each visit.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function TestPlan() {
	return (
		<>
			<PageOpening
				title={`The ${maintenance.points}-point test plan`}
				lead="Everything we test on an automated system at a quarterly visit. Manual has fewer points: no sensors, network or app. We only check off what we measured."
				drawing={<SensorMastDrawing />}
			/>
			<Band tone="ink" tight>
				<StatRow>
					<Stat value={`${maintenance.points} points`}>
						in {maintenance.phases} phases, at least {maintenance.atLeast}
					</Stat>
					<Stat value={thermalTest.text}>is where the thermal sensors must find a heat source</Stat>
					<Stat value={designExample.text}>is a typical design value for one cannon</Stat>
				</StatRow>
			</Band>
			<Band tone="white">
				<BandHeading title="The short version" />
				<CheckList items={testSummary} />
			</Band>
			<Band>
				<BandHeading title="All twelve phases" />
				<ol>
					{testPhases.map((phase, index) => (
						<li
							key={phase.title}
							id={`phase-${index + 1}`}
							className="grid gap-x-10 gap-y-4 border-t border-line py-8 last:border-b md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
						>
							<div className="grid grid-cols-[2.75rem_1fr]">
								<span className="condensed figures text-subheading text-ember-deep" aria-hidden="true">
									{index + 1}
								</span>
								<div>
									<h3>{phase.title}</h3>
									<p className="mt-2 max-w-[46ch] text-slate">{phase.purpose}</p>
								</div>
							</div>
							<ol className="grid content-start max-md:pl-11" start={firstPoint(index)}>
								{phase.points.map((point, offset) => (
									<li key={point} className="grid grid-cols-[2.5rem_1fr] py-1.5">
										<span className="figures text-stone">{firstPoint(index) + offset}</span>
										{point}
									</li>
								))}
							</ol>
						</li>
					))}
				</ol>
			</Band>
			<Band tone="ash">
				<BandHeading title="Seven documents after each visit">By email, within two days.</BandHeading>
				<CheckList items={testDeliverables} />
			</Band>
			<ClosingCall
				title="Schedule a test of your system"
				text={`${maintenanceAddOn.name}: ${maintenanceAddOn.price} per visit. We also test systems from other manufacturers.`}
			>
				<ConsultLink
					topic="Schedule Maintenance"
					message="I'd like to schedule the 39-point test for my system."
					className={buttonClass({ size: "large" })}
				>
					Schedule Maintenance
				</ConsultLink>
				<ButtonLink to={href("/maintenance-plan")} variant="on-dark" size="large">
					See the plan
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

function firstPoint(phase: number): number {
	return 1 + testPhases.slice(0, phase).reduce((sum, { points }) => sum + points.length, 0);
}
