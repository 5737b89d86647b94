import { href } from "react-router";
import { about } from "#app/features/company/about.ts";
import { company, contact, promises } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { AboutStats } from "#app/features/company/ui/about-stats.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { HouseDrawing } from "#app/ui/artwork/house.tsx";
import { ReportDrawing } from "#app/ui/artwork/report.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import type { Route } from "./+types/about.ts";

const page = {
	...sitePages.about,
	description: `Since ${company.foundedYear} ${company.shortName} has defended hillside homes: who we are, how we assess, what we build.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function About() {
	return (
		<>
			<PageOpening title={about.title} lead={about.content[0]} drawing={<HouseDrawing />} />
			<Band tone="white">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
					<h2>What we learned on burned slopes</h2>
					<div className="grid gap-4 text-lg">
						{about.content.slice(1).map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
				<AboutStats className="mt-12" />
			</Band>
			<Band>
				<BandHeading title="Our expertise">
					One company for the whole property, from the first walk to the quarterly test.
				</BandHeading>
				<CheckList items={about.expertise} />
			</Band>
			<Band tone="ash">
				<div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
					<ReportDrawing className="w-full" />
					<div>
						<h2>{about.report.title}</h2>
						<p className="mt-4 mb-6 text-lg text-slate">{about.report.text}</p>
						<CheckList items={about.report.contents} />
						<div className="mt-8 flex flex-wrap gap-3">
							<ButtonLink to={href("/sample-report")} variant="secondary">
								See Sample Report
							</ButtonLink>
							<ButtonLink to={href("/property-assessment")} variant="ghost">
								How we assess
							</ButtonLink>
						</div>
					</div>
				</div>
			</Band>
			<Band tone="white">
				<BandHeading title="Why owners stay with us" />
				<ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
					{about.features.map((feature) => (
						<li key={feature.title} className="border-t-2 border-ink pt-4">
							<h3>{feature.title}</h3>
							<p className="mt-2 text-slate">{feature.description}</p>
						</li>
					))}
				</ul>
				<p className="mt-10 text-sm text-stone">
					{company.name}, {contact.street}, {contact.city}, {contact.region} {contact.postalCode}.{" "}
					{company.licenseNote}. Emergency response {promises.emergencyMinutes} minutes in Los Angeles County.
				</p>
			</Band>
			<ClosingCall
				title="Ten minutes on the phone tell you where you stand."
				text={`We call back within ${promises.answerHours} hours, and assessments have ${promises.assessments}.`}
			>
				<ConsultLink topic="Free phone consultation" className={buttonClass({ size: "large" })}>
					Request a free consultation
				</ConsultLink>
			</ClosingCall>
		</>
	);
}
