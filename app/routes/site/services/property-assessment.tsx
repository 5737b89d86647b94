import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { assessmentOffers } from "#app/features/company/offers/assessment-offers.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { propertyAssessment } from "#app/features/company/pictures/services.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { ZoneDiagram } from "#app/features/company/ui/diagrams/zone-diagram.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/property-assessment.ts";

const page = {
	...sitePages.propertyAssessment,
	image: sharingCard(propertyAssessment),
	description:
		"An on-site wildfire assessment of your house and the 100 ft around it. You get a written report with photos, maps, a fire-readiness score and an insurance summary.",
};
const standard = assessmentOffers[0];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function PropertyAssessment() {
	return (
		<>
			<ServiceOpening
				title="Find out where fire could get in"
				lead={`We spend ${assessmentVisit.hours} hours on your property, from the roof to 100 ft out. Your report shows every weak spot in a photo and tells you what to fix first.`}
				picture={propertyAssessment}
				side="right"
				tone="bone"
			>
				<ScheduleAssessment />
				<ButtonLink to={href("/sample-report")} variant="secondary" size="large">
					See Sample Report
				</ButtonLink>
			</ServiceOpening>
			<Band tone="white">
				<BandHeading title="What we assess">
					We check the same six things on every property. Add-ons are optional.{" "}
					<TextLink to={href("/how-we-assess")}>How we score them</TextLink>.
				</BandHeading>
				<CheckList items={assessed} />
			</Band>
			<Band>
				<BandHeading title="Defensible space, 0-100 ft">
					We walk and measure all three zones. Pick one to see what we look for.
				</BandHeading>
				<ZoneDiagram />
			</Band>
			<Band tone="ash">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h2 className="mb-6">What's in the report</h2>
						<NumberedSteps steps={reportContents} />
					</div>
					<div>
						<h2 className="text-subheading mb-4">{standard?.name}</h2>
						<SpecList
							specs={(standard?.lines ?? []).map((line) => ({ name: line.condition, value: line.price }))}
						/>
						<p className="mt-4 text-slate">
							{standard?.forWhom}. You get your report in {assessmentVisit.reportDays}. Not ready for a visit?
							A {consultation.minutes}-minute phone or video call is free.
						</p>
						<p className="mt-4">
							<TextLink to={href("/pricing-assessment-reports")}>All assessment prices</TextLink>
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="Start with an assessment"
				text={`You get a date the same day. We call within ${promises.answerHours} business hours to confirm the time.`}
			>
				<ScheduleAssessment />
			</ClosingCall>
			<HowWeKnow of={["clearance", "zone-0", "sale-disclosure", "report"]} />
		</>
	);
}

function ScheduleAssessment() {
	return (
		<ConsultLink
			topic="Schedule My Assessment"
			message="I'd like to schedule a property assessment."
			className={buttonClass({ size: "large" })}
		>
			Schedule My Assessment
		</ConsultLink>
	);
}

const assessed = [
	{
		title: "Defensible space 0-100 ft",
		text: "Plants, spacing and slope in all three zones, measured and mapped.",
	},
	{
		title: "Roof and gutters",
		text: "Covering, valleys, skylights and flashing, and the debris on them.",
	},
	{
		title: "Siding and decking",
		text: "What it's made of, where it meets the ground, what's stored underneath.",
	},
	{ title: "Windows and eaves", text: "Glass, frames, eaves and the mesh in every vent." },
	{ title: "Water supply", text: "Pool, tanks, hydrants, pressure and flow, and how long the water lasts." },
	{
		title: "Emergency access",
		text: "Road width, room to turn, gates, and an address sign a crew can read at night.",
	},
	{
		title: "Optional add-ons",
		text: "A drone survey of the slope, suppression system planning, HOA common areas.",
	},
];

const reportContents = [
	{ title: "Annotated photos", text: "Every finding marked on a photo and explained in one sentence." },
	{ title: "Zone maps", text: "Your property with its three zones and every finding marked." },
	{
		title: "Fixes",
		text: "Most effective first, with who can do them, a cost range and how long they take.",
	},
	{ title: "Fire-readiness score", text: "From 0 to 100, so you can see what each fix is worth." },
	{ title: "Insurance summary", text: "One page written for your insurer. It doesn't promise a discount." },
	{
		title: "Consultation access",
		text: "A call with the assessor after you've read the report, and again after the first fixes.",
	},
];
