import { href } from "react-router";
import { maintenance } from "#app/features/company/maintenance.ts";
import { maintenanceAddOn } from "#app/features/company/offers/prices.ts";
import { testDeliverables, testPhases, testSummary } from "#app/features/company/offers/test-plan.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { SensorMastDrawing } from "#app/ui/artwork/sensor-mast.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { RequestButton } from "../request-button.tsx";
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
				lead="What we test on an automated system every quarter. Manual has fewer points: no sensors, network or app."
				drawing={<SensorMastDrawing />}
			/>
			<Band tone="white" tight>
				<CheckList items={testSummary} />
			</Band>
			<Band>
				<BandHeading title="All twelve phases" />
				<ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
					{testPhases.map((phase, index) => (
						<li key={phase.title} id={`phase-${index + 1}`} className="border-t-2 border-ink pt-3">
							<h3 className="text-subheading">
								<span className="figures mr-2 text-ember-deep" aria-hidden="true">
									{index + 1}
								</span>
								{phase.title}
							</h3>
							<ol className="mt-2" start={firstPoint(index)}>
								{phase.points.map((point, offset) => (
									<li key={point} className="grid grid-cols-[2rem_1fr] py-1">
										<span className="figures text-stone" aria-hidden="true">
											{firstPoint(index) + offset}
										</span>
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
				text={`${maintenanceAddOn.name}: ${maintenanceAddOn.price} per visit. We also test other brands.`}
			>
				<RequestButton of="maintenance" />
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
