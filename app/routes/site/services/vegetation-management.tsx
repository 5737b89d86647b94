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
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { RequestButton } from "../request-button.tsx";
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
				lead="Fire climbs from grass to shrubs to trees to your roof. We take out what it climbs on, every spring before the inspection."
				picture={vegetationManagement}
				side="left"
				tone="bone"
			>
				<RequestButton of="clearing" />
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
					The law ends at your property line. <HowWeKnow of="clearance" />
				</BandHeading>
				<ZoneDiagram />
			</Band>
			<Band tone="white">
				<div className="grid items-start gap-x-10 gap-y-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
					<RingPicture>5, 30 and 100 ft from the walls, to scale.</RingPicture>
					<div className="grid gap-10">
						<div>
							<h2 className="mb-4">Compliance</h2>
							<p className="mb-4 text-slate">We work to the strictest rule. Your local agency decides.</p>
							<SpecList specs={compliance} />
						</div>
						<div>
							<h2 className="mb-4">What it does for you</h2>
							<CheckList items={benefits} columns={1} />
						</div>
					</div>
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="How it works" />
				<NumberedSteps columns steps={process} />
			</Band>
			<ClosingCall title="Brush grows back, so we schedule the next visit before we leave">
				<RequestButton of="clearing" />
				<ButtonLink to={href("/property-assessment")} variant="on-dark" size="large">
					Start with an assessment
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

const work = [
	"Brush clearance, in separate groups",
	"Pruning and thinning",
	"Dead wood and leaf litter",
	"Grass and weed abatement",
	"Fire-resistant planting",
	"Slope and erosion care",
	"Access and driveway clearing",
	"Hauling and chipping",
];

const compliance = [
	{ name: "State law (PRC 4291, Gov. Code 51182)", value: "100 ft, or to the property line" },
	{ name: "City of Los Angeles, Very High zone", value: "200 ft" },
	{ name: "Los Angeles County", value: "Up to 200 ft" },
	{ name: "Zone 0, 0-5 ft", value: "Not final for existing homes in May 2026. We recommend it" },
	{ name: "Protected trees, nesting birds", value: "Checked before the first cut" },
	{ name: "Selling your home (AB 38)", value: "A pre-inspection report" },
];

const benefits = ["Lower, slower flames", "Less for embers to light", "Dated photos for your insurer"];

const process = [
	{ title: "Assessment and planning", text: "We mark what stays and check permits." },
	{ title: "Implementation", text: "Our own crew, one to three days." },
	{ title: "Maintenance", text: "In spring and in late summer." },
];
