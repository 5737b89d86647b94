import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { ringDistances } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ZoneDiagram } from "#app/features/company/ui/zone-diagram.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { TreeDrawing } from "#app/ui/artwork/tree.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import type { Route } from "./+types/vegetation-management.ts";

const page = {
	...sitePages.vegetationManagement,
	description: `Defensible space planned, cleared and kept to code in three rings: ${ringDistances} feet.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function VegetationManagement() {
	return (
		<>
			<PageOpening
				title="Keep the shade. Break the ladder."
				lead="Fire climbs from grass to shrub to crown to eave. We take out the rungs: clearing that leaves a garden, not a scar, and keeps you in compliance year after year."
				drawing={<TreeDrawing />}
			>
				<ScheduleClearing />
				<ButtonLink to="#defensible-space" variant="secondary" size="large">
					See the three rings
				</ButtonLink>
			</PageOpening>
			<Band tone="white">
				<BandHeading title="What we do" />
				<CheckList items={work} />
			</Band>
			<Band id="defensible-space" contours>
				<BandHeading title="Defensible space in three rings">
					Each ring has one job. Point at it, or choose it from the list.
				</BandHeading>
				<ZoneDiagram />
			</Band>
			<Band tone="white">
				<div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:gap-x-16">
					<div>
						<h2 className="mb-6">Compliance</h2>
						<p className="mb-4 text-slate">
							Rules differ by county and by fire hazard zone. We work to the strictest that applies to you,
							and document it.
						</p>
						<SpecList specs={compliance} />
					</div>
					<div>
						<h2 className="mb-6">What you gain</h2>
						<CheckList items={benefits} columns={1} />
					</div>
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="How it goes" />
				<NumberedSteps columns steps={process} />
			</Band>
			<ClosingCall
				title="Brush grows back. Have a date for it."
				text={`We come in spring, before the season, and again when you need us. Call back within ${promises.answerHours} hours.`}
			>
				<ScheduleClearing />
				<ButtonLink to={href("/property-assessment")} variant="on-dark" size="large">
					Assess first
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

function ScheduleClearing() {
	return (
		<ConsultLink
			topic="Schedule Vegetation Management"
			message="I would like a visit for vegetation management and defensible space."
			className={buttonClass({ size: "large" })}
		>
			Schedule a visit
		</ConsultLink>
	);
}

const work = [
	{ title: "Brush clearance", text: "Continuous chaparral broken into separate groups." },
	{ title: "Limbing and thinning", text: "Crowns lifted and spaced, so that fire cannot climb or jump." },
	{ title: "Dead wood and leaf litter", text: "Removed from ground, roof, gutters and under decks." },
	{ title: "Grass and weed abatement", text: "Mown before it cures, again when it regrows." },
	{ title: "Fire-wise planting", text: "Low, moist, well-spaced species that hold the slope." },
	{
		title: "Slope and erosion care",
		text: "Roots stay where soil needs them; cut material is chipped or hauled.",
	},
	{ title: "Access and driveway clearing", text: "Room for an engine to come in and turn." },
	{ title: "Hauling and chipping", text: "Nothing is left in piles." },
];

const compliance = [
	{ name: "State defensible space", value: "100 ft, or to the property line" },
	{ name: "Ember-resistant zone", value: "0-5 ft kept free of fuel" },
	{ name: "County brush clearance", value: "Annual inspection passed, with photos" },
	{ name: "Roads and driveways", value: "10 ft on both sides, 13.5 ft overhead" },
	{ name: "Protected trees and nesting season", value: "Checked before the first cut" },
	{ name: "Home sale disclosure", value: "Compliance letter on request" },
];

const benefits = [
	{ title: "Lower, slower flames", text: "Firefighters have a place to stand." },
	{ title: "Fewer embers land on fuel", text: "The commonest way a house is lost." },
	{ title: "Insurance that stays", text: "Records that show the work, every season." },
	{ title: "A garden that lives", text: "Healthier trees, less water, more view." },
];

const process = [
	{
		title: "Assessment and planning",
		text: "We walk the rings with you, mark what goes and what stays, and check protected species and permits.",
	},
	{
		title: "Implementation",
		text: "Our own crew, usually one to three days. Hand tools near the house, machines only where the slope allows.",
	},
	{
		title: "Maintenance",
		text: "A spring visit before the inspection and one in late summer. You get photos and a dated record.",
	},
];
