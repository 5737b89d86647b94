import { href } from "react-router";
import { company } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { insurance } from "#app/features/company/trust.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { SampleNotice } from "#app/features/company/ui/sample-notice.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/insurance.ts";

const page = {
	...sitePages.insurance,
	description: `What insurance ${company.name} carries, and what can lower your premium.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Insurance() {
	return (
		<>
			<PageHeading
				title="Insurance: ours and yours"
				lead="What covers our work on your property, and which fixes California insurers have to consider when they set your premium."
			>
				{insurance.isSample && <SampleNotice what="coverage amounts" />}
			</PageHeading>
			<Band tone="white" tight>
				<div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
					<section aria-labelledby="ours">
						<h2 id="ours">What we carry</h2>
						<p className="mt-3 mb-6 text-slate">Ask us for a certificate before we start.</p>
						<SpecList specs={insurance.policies} />
						<div className="mt-6">
							<ConsultLink
								topic="Insurance certificate"
								message="Please send me a certificate of insurance."
								className={buttonClass({ variant: "secondary" })}
							>
								Request a certificate
							</ConsultLink>
						</div>
					</section>
					<section
						aria-labelledby="yours"
						className="max-lg:border-t-2 max-lg:border-ink max-lg:pt-8 lg:border-l lg:border-line lg:pl-14"
					>
						<h2 id="yours">What can lower your premium</h2>
						<p className="mt-3 mb-6 text-slate">
							Under California's Safer from Wildfires rules (10 CCR 2644.9), insurers must consider these
							fixes. How much you save is up to your insurer. We never promise a discount.
						</p>
						<CheckList items={measures} columns={1} />
						<p className="mt-6 text-slate">
							As of November 2026. The{" "}
							<TextLink to={href("/property-assessment")}>assessment report</TextLink> has a one-page summary
							you can send to your insurer.
						</p>
					</section>
				</div>
			</Band>
		</>
	);
}

const measures = [
	{ title: "The house", text: "Class A roof, enclosed eaves, ember-resistant vents, upgraded windows." },
	{ title: "The walls", text: "The bottom six inches made of something that can't burn." },
	{ title: "The first 5 ft", text: "Nothing that burns next to the house." },
	{ title: "Under the deck", text: "Cleared, with nothing stored there." },
	{ title: "Sheds", text: "At least 30 ft from the house if they can burn." },
	{ title: "Defensible space", text: "Cleared to your local agency's rules." },
];
