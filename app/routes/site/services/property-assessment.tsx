import { href } from "react-router";
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { assessmentOffers } from "#app/features/company/offers/assessment-offers.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { propertyAssessment } from "#app/features/company/pictures/services.json";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
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
		"An on-site wildfire assessment of your house and the 100 ft around it, with a written report, a fire-readiness score and an insurance summary.",
};
const standard = assessmentOffers[0];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function PropertyAssessment() {
	return (
		<>
			<ServiceOpening
				title="Find out where fire could get in"
				lead={`We spend ${assessmentVisit.hours} hours on your property. Your report shows every weak spot in a photo and what to fix first.`}
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
					The same six things on every property, for{" "}
					<TextLink to={href("/how-we-assess")}>100 points in all</TextLink>.
				</BandHeading>
				<CheckList items={assessed} />
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
						<p className="mt-8 border-t border-line pt-4 text-slate">
							Selling your home? CAL FIRE or your local agency does the official inspection. Ours gets you
							ready for it. <HowWeKnow of="sale-disclosure" />
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall title="Start with an assessment" text="When we call, you get a date the same day.">
				<ScheduleAssessment />
			</ClosingCall>
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
	{ title: "Defensible space 0-100 ft", text: "Plants, spacing and slope in all three zones." },
	{ title: "Roof and gutters", text: "Covering, valleys, skylights and debris." },
	{ title: "Siding and decking", text: "Material, ground contact, what's stored underneath." },
	{ title: "Windows and eaves", text: "Glass, frames and the mesh in every vent." },
	{ title: "Water supply", text: "Pool, tanks, hydrants, pressure and flow." },
	{ title: "Emergency access", text: "Road width, turning room, gates and the address sign." },
	{ title: "Optional add-ons", text: "Drone survey, suppression system planning, HOA common areas." },
];

const reportContents = [
	{ title: "Annotated photos", text: "Every finding, marked and explained in one sentence." },
	{ title: "Zone maps", text: "Your property with its three zones." },
	{ title: "Fixes", text: "Most effective first, with cost ranges." },
	{ title: "Fire-readiness score", text: "From 0 to 100, and what each fix adds." },
	{ title: "Insurance summary", text: "One page for your insurer. It doesn't promise a discount." },
	{
		title: "Consultation access",
		text: "Two calls with the assessor: about the report, and after the first fixes.",
	},
];
