import { href } from "react-router";
import { ringDistances } from "#app/features/company/figures.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { vegetationManagement } from "#app/features/company/pictures/services.json";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { ZoneDiagram } from "#app/features/company/ui/diagrams/zone-diagram.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { RingPicture } from "#app/features/company/ui/ring-picture.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import type { Route } from "./+types/vegetation-management.ts";

const page = {
	...sitePages.vegetationManagement,
	image: sharingCard(vegetationManagement),
	description: `Brush clearing and defensible space in three zones: ${ringDistances} feet from your house, planned, cleared and documented.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function VegetationManagement() {
	return (
		<>
			<ServiceOpening
				title="Clear the brush, keep the shade"
				lead="Fire climbs from grass to shrubs to trees to your roof. We remove what it climbs on, keep the shade, and come back each spring before the inspection."
				picture={vegetationManagement}
				side="left"
				tone="bone"
			>
				<ScheduleClearing />
				<a href="#defensible-space" className={buttonClass({ variant: "secondary", size: "large" })}>
					See the three zones
				</a>
			</ServiceOpening>
			<Band tone="white">
				<BandHeading title="What we do" />
				<CheckList items={work} />
			</Band>
			<Band id="defensible-space" contours>
				<BandHeading title="Defensible space in three zones">
					Pick a zone to see what belongs in it. <HowWeKnow of="clearance" />
				</BandHeading>
				<ZoneDiagram />
				<div className="mt-12 grid items-center gap-x-10 gap-y-6 md:grid-cols-2 lg:mt-16 lg:gap-x-16">
					<RingPicture>The lines are 5, 30 and 100 ft from the walls, to scale.</RingPicture>
					<div>
						<h3 className="text-heading">How far 100 feet is</h3>
						<p className="mt-4 text-lg text-slate">
							The outer zone reaches past the yard and down the slope. If your lot ends sooner, the law
							requires you to clear only to the property line.
						</p>
					</div>
				</div>
			</Band>
			<Band tone="white">
				<div className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:gap-x-16">
					<div>
						<h2 className="mb-6">Compliance</h2>
						<p className="mb-4 text-slate">
							We work to the strictest rule that applies to you and document it with photos. Your local agency
							decides.
						</p>
						<SpecList specs={compliance} />
					</div>
					<div>
						<h2 className="mb-6">What it does for you</h2>
						<CheckList items={benefits} columns={1} />
					</div>
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="How it works" />
				<NumberedSteps columns steps={process} />
			</Band>
			<ClosingCall
				title="Brush grows back, so we schedule the next visit before we leave"
				text="We come in spring, before fire season, and again when you need us."
			>
				<ScheduleClearing />
				<ButtonLink to={href("/property-assessment")} variant="on-dark" size="large">
					Start with an assessment
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

function ScheduleClearing() {
	return (
		<ConsultLink
			topic="Schedule Vegetation Management"
			message="I'd like a visit for vegetation management and defensible space."
			className={buttonClass({ size: "large" })}
		>
			Schedule a visit
		</ConsultLink>
	);
}

const work = [
	{ title: "Brush clearance", text: "We thin unbroken chaparral into separate groups." },
	{ title: "Pruning and thinning", text: "We take off low limbs and space the crowns." },
	{ title: "Dead wood and leaf litter", text: "From the ground, the roof, the gutters and under decks." },
	{ title: "Grass and weed abatement", text: "Before it dries out, and again when it grows back." },
	{ title: "Fire-resistant planting", text: "Low, well-spaced plants that hold the slope." },
	{ title: "Slope and erosion care", text: "Roots stay where they hold the soil." },
	{ title: "Access and driveway clearing", text: "Room for a fire engine to turn around." },
	{ title: "Hauling and chipping", text: "No piles left behind." },
];

const compliance = [
	{ name: "State law (PRC 4291, Gov. Code 51182)", value: "100 ft, or to the property line" },
	{ name: "City of Los Angeles, Very High zone", value: "200 ft" },
	{ name: "Los Angeles County", value: "Up to 200 ft by its fire code" },
	{ name: "Zone 0, 0-5 ft", value: "Not final for existing homes in the May 2026 draft. We recommend it" },
	{ name: "Annual brush inspection", value: "We prepare you and document the work" },
	{ name: "Roads and driveways", value: "10 ft on both sides, 13.5 ft overhead" },
	{ name: "Protected trees, nesting birds", value: "Checked before the first cut" },
	{ name: "Selling your home (AB 38)", value: "A pre-inspection report for your local agency" },
];

const benefits = [
	{ title: "Lower, slower flames", text: "Firefighters have room to work." },
	{ title: "Less for embers to light", text: "Next to the house, where it matters most." },
	{ title: "Records for your insurer", text: "Dated photos, every season." },
];

const process = [
	{
		title: "Assessment and planning",
		text: "We walk it with you, mark what stays, and check permits and protected trees.",
	},
	{
		title: "Implementation",
		text: "Our own crew, usually one to three days. Hand tools near the house.",
	},
	{
		title: "Maintenance",
		text: "In spring, before the annual inspection, and in late summer.",
	},
];
