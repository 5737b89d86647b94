import { company, contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { hardening } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import type { Route } from "./+types/disclaimer.ts";

const page = {
	...sitePages.disclaimer,
	description: `What our systems and advice in ${contact.serviceArea} can and can't do. Last updated December 2024.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Disclaimer() {
	return (
		<LegalPage
			title="Disclaimer"
			updated="December 2024"
			lead={`What our systems and our advice can do, and what nobody can promise. ${company.name} serves ${contact.serviceArea}. Our emergency line is ${contact.emergencyPhone}.`}
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "service-area",
		title: "Where we work and how to reach us",
		text: (
			<>
				<p>
					We serve {contact.serviceArea}. Information on this site is written for properties there. Rules and
					fire behavior differ elsewhere.
				</p>
				<p>
					Emergency line, {promises.emergencyHoursText}:{" "}
					<a href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</a>. It helps owners of our
					systems and is not a public emergency service. Information:{" "}
					<a href={`mailto:${contact.informationEmail}`}>{contact.informationEmail}</a>.
				</p>
			</>
		),
	},
	{
		id: "no-guarantee",
		title: "We can't guarantee that a property survives",
		text: (
			<>
				<p>
					Assessments, vegetation management, home hardening and water systems reduce the risk of loss. They
					don't remove it. {company.name} does not guarantee that any structure, plant, animal or person will
					be unharmed in a fire.
				</p>
				<p>
					Figures on this site, such as “{hardening.survival} more likely to survive”, describe groups of
					houses in published studies and our own observations. They don't predict what happens to your house.
				</p>
			</>
		),
	},
	{
		id: "evacuate",
		title: "Evacuation comes first",
		text: (
			<p>
				<strong>When you are told to leave, leave.</strong> No system replaces an evacuation. Nobody should
				stay behind or return to operate one. In an emergency call 911.
			</p>
		),
	},
	{
		id: "systems",
		title: "Automated and remote systems",
		text: (
			<>
				<p>
					Suppression systems depend on water, fuel, power, sensors and networks. Redundancy makes a failure
					less likely but can't rule it out. Coverage, duration and pressure on this site are design values
					under test conditions. Wind, terrain, water level and wear change them.
				</p>
				<p>
					Systems must be maintained at least quarterly. A system may not work if it was not maintained, was
					changed by others or was used for other purposes.
				</p>
			</>
		),
	},
	{
		id: "tools",
		title: "Calculator, maps and other tools",
		text: (
			<p>
				The water duration calculator does simple arithmetic with what you type in. The fire map belongs to a
				third party. We don't operate or check it. Don't use either as your only source in an emergency.
			</p>
		),
	},
	{
		id: "advice",
		title: "Reports, insurance and code",
		text: (
			<p>
				Assessment reports describe what we could see on the day of the visit. They are not an engineering
				certification, an appraisal or legal advice, and they don't bind any insurer. You remain responsible
				for following state, county and local rules.
			</p>
		),
	},
	{
		id: "marketplace",
		title: "Marketplace and outside links",
		text: (
			<p>
				Visitors write the listings in the marketplace. We don't inspect the goods and are not a party to the
				sale. Pages we link to are the responsibility of those who run them.
			</p>
		),
	},
	{
		id: "liability",
		title: "Limits of liability",
		text: (
			<p>
				To the extent that California law allows, {company.name} is not liable for indirect or consequential
				loss from using this site or relying on its content. Nothing here limits liability that the law does
				not allow us to limit, or what a signed contract with us says.
			</p>
		),
	},
	{
		id: "questions",
		title: "Questions",
		text: (
			<p>
				Write to <a href={`mailto:${contact.informationEmail}`}>{contact.informationEmail}</a> or call{" "}
				<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a>.
			</p>
		),
	},
];
