import { href } from "react-router";
import { noInsuranceCredit } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/insurance.ts";

const page = {
	...sitePages.insurance,
	description:
		"Which wildfire measures California insurers have to consider, what they must tell you, and how to appeal your wildfire score.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Insurance() {
	return (
		<>
			<PageHeading
				title="Insurance credits"
				lead="Admitted insurers and the FAIR Plan must consider these measures under Safer from Wildfires (10 CCR 2644.9). How much you save is up to them."
			/>
			<Band tone="white" tight>
				<div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<CheckList items={measures} />
						<p className="mt-6 text-sm text-stone">
							As of November 2026. Surplus lines insurers aren't bound by the rule. We never promise a
							discount.
						</p>
					</div>
					<div className="grid content-start gap-8">
						<Notice tone="water" title="You can see your wildfire score, and appeal it">
							Your insurer must tell you your wildfire risk score or class, say what would lower it, and let
							you appeal it.
						</Notice>
						<p>
							{noInsuranceCredit} <HowWeKnow of="insurance-credit" />
						</p>
						<div>
							<ButtonLink to={href("/readiness")}>Start the readiness check</ButtonLink>
							<p className="mt-3 text-slate">
								Or have us write the report:{" "}
								<TextLink to={href("/property-assessment")}>property assessment</TextLink>.
							</p>
						</div>
					</div>
				</div>
			</Band>
		</>
	);
}

const measures = [
	"Class A roof",
	"Ember-resistant zone, 0-5 ft",
	"Ember-resistant vents",
	"Bottom six inches of wall, noncombustible",
	"Enclosed eaves",
	"Upgraded windows",
	"Clear space under decks",
	"Combustible sheds at least 30 ft away",
	"Defensible space, by your local agency's rules",
	"A Firewise USA site or Fire Risk Reduction Community",
];
