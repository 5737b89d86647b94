import { href } from "react-router";
import { assessmentVisit, consultation } from "#app/features/company/figures.ts";
import { assessmentOffers } from "#app/features/company/offers/assessment-offers.ts";
import { dollars, prices } from "#app/features/company/offers/prices.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { serviceHandles } from "#app/features/shop/catalog/service-handles.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
import type { Route } from "./+types/assessment-pricing.ts";

const page = {
	...sitePages.assessmentPricing,
	description: `Wildfire assessments from ${dollars(prices.standardAssessment.upTo2000)}. Prices for HOA parcel reports, suppression system planning and quarterly maintenance.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function AssessmentPricing() {
	return (
		<>
			<PageOpening
				title="What an assessment costs"
				lead="You pay nothing when you order. We call you to set a date and confirm the price."
			>
				<ButtonLink to={href("/sample-report")} variant="secondary">
					See Sample Report
				</ButtonLink>
			</PageOpening>
			<Band tone="white" tight>
				<ol>
					{assessmentOffers.map((offer) => (
						<li
							key={offer.id}
							id={offer.id}
							className="grid gap-x-12 gap-y-6 border-t-2 border-ink py-10 first:pt-8 md:grid-cols-2 lg:grid-cols-3"
						>
							<div>
								<h2 className="text-[1.875rem]">{offer.name}</h2>
								<p className="mt-2 text-slate">{offer.forWhom}</p>
							</div>
							<ul className="grid content-start gap-2 max-md:order-last md:row-span-2 lg:row-span-1">
								{offer.includes.map((point) => (
									<li key={point} className="border-b border-line pb-2">
										{point}
									</li>
								))}
							</ul>
							<div>
								<dl>
									{offer.lines.map((line) => (
										<div key={line.condition} className="mb-4">
											<dt className="text-sm text-slate">{line.condition}</dt>
											<dd className="condensed figures text-[2rem] leading-tight">{line.price}</dd>
										</div>
									))}
								</dl>
								<ButtonLink to={href("/product/:handle", { handle: serviceHandles[offer.id] ?? "" })}>
									Order Now<span className="sr-only"> for {offer.name}</span>
								</ButtonLink>
							</div>
						</li>
					))}
				</ol>
				<p className="border-t-2 border-ink pt-6 text-slate">
					Looking for a system?{" "}
					<TextLink to={href("/pricing-automated-systems")}>Compare the packages</TextLink>. Not sure? A{" "}
					{consultation.minutes}-minute phone or video call is free.
				</p>
			</Band>
			<ClosingCall
				title="Ready to set a date?"
				text={`When we call, you get a date the same day. Your report follows in ${assessmentVisit.reportDays}.`}
			>
				<RequestButton of="assessment" />
			</ClosingCall>
		</>
	);
}
