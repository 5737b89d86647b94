import { href } from "react-router";
import { assessmentOffers } from "#app/features/company/assessment-offers.ts";
import { promises } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ZoneDiagram } from "#app/features/company/ui/zone-diagram.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { ReportDrawing } from "#app/ui/artwork/report.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/property-assessment.ts";

const page = {
	...sitePages.propertyAssessment,
	description:
		"An on-site wildfire assessment from roof to 100 ft: annotated photos, zone maps, a fire-readiness score and an insurance summary.",
};
const standard = assessmentOffers[0];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function PropertyAssessment() {
	return (
		<>
			<PageOpening
				title="Know where fire would get in."
				lead="Two hours on your property, from the ridge of the roof to 100 ft out. You get a report that names every weak point, shows it, and says what to do first."
				drawing={<ReportDrawing />}
			>
				<ScheduleAssessment />
				<ButtonLink to={href("/sample-report")} variant="secondary" size="large">
					See Sample Report
				</ButtonLink>
			</PageOpening>
			<Band tone="white">
				<BandHeading title="What we assess">
					Seven subjects, the same on every property, so that two reports can be compared.
				</BandHeading>
				<CheckList items={assessed} />
			</Band>
			<Band>
				<BandHeading title="Defensible space, 0-100 ft">
					We walk all three rings and measure them. This is what we look for in each.
				</BandHeading>
				<ZoneDiagram />
			</Band>
			<Band tone="ash">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h2 className="mb-6">What the report holds</h2>
						<NumberedSteps steps={reportContents} />
					</div>
					<div>
						<h2 className="text-subheading mb-4">{standard?.name}</h2>
						<SpecList
							specs={(standard?.lines ?? []).map((line) => ({ name: line.condition, value: line.price }))}
						/>
						<p className="mt-4 text-slate">
							{standard?.forWhom}. Report within five working days, {promises.assessments} for urgent visits.
						</p>
						<p className="mt-4">
							<TextLink to={href("/pricing-assessment-reports")}>All assessment prices</TextLink>
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="Start with the assessment. It decides the rest."
				text={`Assessments have ${promises.assessments}; we confirm the hour by phone within ${promises.answerHours} hours.`}
			>
				<ScheduleAssessment />
			</ClosingCall>
		</>
	);
}

function ScheduleAssessment() {
	return (
		<ConsultLink
			topic="Schedule My Assessment"
			message="I would like to schedule a property assessment."
			className={buttonClass({ size: "large" })}
		>
			Schedule My Assessment
		</ConsultLink>
	);
}

const assessed = [
	{
		title: "Defensible space 0-100 ft",
		text: "Fuel, spacing and slope in all three rings, measured and mapped.",
	},
	{
		title: "Roof and gutters",
		text: "Covering, valleys, skylights, flashing, and what has collected in them.",
	},
	{
		title: "Siding and decking",
		text: "What it is made of, where it meets the ground, what is stored below.",
	},
	{ title: "Windows and eaves", text: "Glazing, frames, soffits and every vent with its mesh." },
	{ title: "Water supply", text: "Pool, tanks, hydrants, pressure and flow, and how long they last." },
	{
		title: "Emergency access",
		text: "Road width, turning room, gates, and a sign an engine crew can read at night.",
	},
	{
		title: "Optional add-ons",
		text: "Drone survey of the slope, suppression system planning, HOA common areas.",
	},
];

const reportContents = [
	{ title: "Annotated photos", text: "Every finding on a photo, with an arrow and one sentence." },
	{ title: "Zone maps", text: "Your parcel with its three rings and each finding in its place." },
	{
		title: "Fixes",
		text: "In order of effect, with who can do them, roughly what they cost and how long they take.",
	},
	{ title: "Fire-readiness score", text: "0 to 100, by subject, so that you see what each fix is worth." },
	{ title: "Insurance summary", text: "One page in the words underwriters use." },
	{
		title: "Consultation access",
		text: "A call with the assessor after you have read it, and again after the first fixes.",
	},
];
