import { href } from "react-router";
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { dollars, prices } from "#app/features/company/offers/prices.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { scoring } from "#app/features/company/trust.ts";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { Route } from "./+types/how-we-assess.ts";

const page = {
	...sitePages.howWeAssess,
	description: "How we assess a property for wildfire: the steps, what we measure and how the score adds up.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function HowWeAssess() {
	return (
		<>
			<PageHeading
				title="How we assess a property"
				lead="The same steps and 100 points for every house, so you can compare this year with last year."
			/>
			<Band tone="white">
				<BandHeading title="From the first call to the report" />
				<NumberedSteps columns steps={steps} />
			</Band>
			<Band>
				<BandHeading title="How the score adds up">
					Your report shows where you lost points and what each fix adds.
				</BandHeading>
				<ScoreBar />
				<div className="mt-8">
					<ButtonLink to={href("/sample-report")} variant="secondary">
						See Sample Report
					</ButtonLink>
				</div>
			</Band>
			<Band tone="white">
				<div className="measure">
					<h2>What the score means</h2>
					<p className="mt-4 text-slate">
						It compares your house with itself, before and after the fixes. It doesn't predict what happens in
						a fire, and it isn't an official inspection or an insurance rating.
					</p>
				</div>
			</Band>
			<ClosingCall
				title="Get your property assessed"
				text={`The visit takes ${assessmentVisit.hours} hours and starts at ${dollars(prices.standardAssessment.upTo2000)}. A ${consultation.minutes}-minute call before that is free.`}
			>
				<ConsultLink
					topic="Schedule My Assessment"
					message="I'd like to schedule a property assessment."
					className={buttonClass({ size: "large" })}
				>
					Schedule My Assessment
				</ConsultLink>
			</ClosingCall>
		</>
	);
}

const steps = [
	{
		title: "A free call",
		text: `We talk for ${consultation.minutes} minutes by phone or video. If you don't need a visit, we'll tell you.`,
	},
	{
		title: "The visit",
		text: `One assessor spends ${assessmentVisit.hours} hours on site, from the roof to 100 ft out. We measure and take photos.`,
	},
	{
		title: "The report",
		text: `You get it in ${assessmentVisit.reportDays}. Then the assessor goes through it with you on the phone.`,
	},
];

/** Every part with a bar as long as its share of the 100 points. */
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
