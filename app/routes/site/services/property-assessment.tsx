import { href } from "react-router";
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { assessmentOffers } from "#app/features/company/offers/assessment-offers.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { propertyAssessment } from "#app/features/company/pictures/services.json";
import { scoring } from "#app/features/company/trust.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
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
				<RequestButton of="assessment" />
				<ButtonLink to={href("/sample-report")} variant="secondary" size="large">
					See Sample Report
				</ButtonLink>
			</ServiceOpening>
			<Band tone="white" id="score">
				<BandHeading title="What we assess">
					The same 100 points for every house. Optional add-ons: drone survey, system planning, HOA common
					areas.
				</BandHeading>
				<ScoreBar />
				<p className="measure mt-8 text-slate">
					The score compares your house with itself, before and after the fixes. It predicts nothing, and it
					isn't an official inspection or an insurance rating.
				</p>
			</Band>
			<Band tone="ash">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h2 className="mb-6">What's in the report</h2>
						<CheckList items={reportContents} columns={1} />
					</div>
					<div>
						<h2 className="text-subheading mb-4">{standard?.name}</h2>
						<SpecList
							specs={(standard?.lines ?? []).map((line) => ({ name: line.condition, value: line.price }))}
						/>
						<p className="mt-4 text-slate">
							{standard?.forWhom}. You get your report in {assessmentVisit.reportDays}.{" "}
							<TextLink to={href("/pricing-assessment-reports")}>All assessment prices</TextLink>
						</p>
						<p className="mt-6 border-t border-line pt-4 text-slate">
							Selling your home? CAL FIRE or your local agency does the official inspection. Ours gets you
							ready for it. <HowWeKnow of="sale-disclosure" />
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="Start with an assessment"
				text={`When we call, you get a date the same day. A ${consultation.minutes}-minute call before that is free. If you don't need a visit, we'll tell you.`}
			>
				<RequestButton of="assessment" />
			</ClosingCall>
		</>
	);
}

const reportContents = [
	{ title: "Annotated photos", text: "Every finding, marked." },
	{ title: "Zone maps", text: "Your property with its three zones." },
	{ title: "Fixes", text: "Most effective first, with cost ranges." },
	{ title: "Fire-readiness score", text: "And what each fix adds." },
	{ title: "Insurance summary", text: "One page. It doesn't promise a discount." },
	{ title: "Consultation access", text: "Two calls with the assessor." },
];

/** Every subject with a bar as long as its share of the 100 points. */
function ScoreBar() {
	return (
		<dl className="grid gap-y-5">
			{scoring.map(({ subject, of, how }) => (
				<div
					key={subject}
					className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_1fr_minmax(0,24rem)]"
				>
					<dt className="font-semibold">{subject}</dt>
					<dd className="flex items-center gap-3">
						<span
							className="h-3 flex-none rounded-sm bg-water"
							style={{ width: `${(of / MAX_POINTS) * 75}%` }}
							aria-hidden="true"
						/>
						<span className="figures text-sm whitespace-nowrap text-slate">up to {of}</span>
					</dd>
					<dd className="text-slate md:col-start-2 lg:col-start-3">{how}</dd>
				</div>
			))}
		</dl>
	);
}

const MAX_POINTS = Math.max(...scoring.map(({ of }) => of));
