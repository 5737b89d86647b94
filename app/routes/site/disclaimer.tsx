import { company, contact, telephoneHref } from "#app/features/company/company.ts";
import { hardening } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import type { Route } from "./+types/disclaimer.ts";

const page = {
	...sitePages.disclaimer,
	description: "What our systems and advice can and cannot do. Last updated December 2024.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Disclaimer() {
	return (
		<LegalPage
			title="Disclaimer"
			updated="December 2024"
			lead="What our systems and our advice can do, and what nobody can promise. Please read it before you rely on either."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "no-guarantee",
		title: "No guarantee that a property survives",
		text: (
			<>
				<p>
					Wildfire is a force of nature. Assessment, vegetation management, home hardening and water systems
					reduce the likelihood of loss; they do not remove it. {company.name} does not guarantee that any
					structure, plant, animal or person will be unharmed in a fire.
				</p>
				<p>
					Figures on this site, such as “{hardening.survival} more likely to survive”, describe populations of
					houses in published studies and our own observations. They are not a prediction for your house.
				</p>
			</>
		),
	},
	{
		id: "evacuate",
		title: "Evacuation comes first",
		text: (
			<>
				<p>
					<strong>When you are told to leave, leave.</strong> Our motto, {company.tagline}, is meant in that
					order. No system replaces an evacuation, and no one should stay behind or return to operate one.
				</p>
				<p>
					In an emergency call 911. Our emergency line supports owners of our systems; it is not a public
					emergency service.
				</p>
			</>
		),
	},
	{
		id: "systems",
		title: "Automated and remote systems",
		text: (
			<>
				<p>
					Suppression systems depend on water, fuel, power, sensors and networks. Redundancy makes a failure
					less likely; it cannot exclude one. Coverage, duration and pressure given on this site are design
					values under test conditions; wind, terrain, water level and wear change them.
				</p>
				<p>
					Systems must be maintained at least quarterly. A system that was not maintained, was changed by
					others or was used for other purposes may not work.
				</p>
			</>
		),
	},
	{
		id: "tools",
		title: "Calculator, maps and other tools",
		text: (
			<p>
				The water duration calculator is simple arithmetic on what you type in. The fire map belongs to a
				third party; we neither operate nor check it. Use neither as your only source in an emergency.
			</p>
		),
	},
	{
		id: "advice",
		title: "Reports, insurance and code",
		text: (
			<p>
				Assessment reports describe what could be seen on the day of the visit. They are not an engineering
				certification, an appraisal or legal advice, and no insurer is bound by them. Compliance with state,
				county and local rules remains the owner's responsibility.
			</p>
		),
	},
	{
		id: "marketplace",
		title: "Marketplace and outside links",
		text: (
			<p>
				Listings in the marketplace are written by visitors. We do not inspect the goods and are no party to
				the sale. Pages we link to are the responsibility of those who run them.
			</p>
		),
	},
	{
		id: "liability",
		title: "Limits of liability",
		text: (
			<p>
				To the extent that California law allows, {company.name} is not liable for indirect or consequential
				loss arising from use of this site or reliance on its content. Nothing here limits liability that
				cannot be limited by law, or what a signed contract with us says.
			</p>
		),
	},
	{
		id: "questions",
		title: "Questions",
		text: (
			<p>
				Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{" "}
				<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a>.
			</p>
		),
	},
];
