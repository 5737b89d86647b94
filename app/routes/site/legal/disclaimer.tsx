import { href } from "react-router";
import {
	company,
	contact,
	emergencyResponse,
	leaveEarly,
	promises,
	telephoneHref,
} from "#app/features/company/company.ts";
import { hardening } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
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
			lead={`${company.name} serves ${contact.serviceArea}. Our emergency line is ${contact.emergencyPhone}.`}
			sections={sections}
		/>
	);
}

const otherCounties = `${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)}`;

const sections: LegalSection[] = [
	{
		id: "evacuate",
		title: "Evacuation comes first",
		text: [
			`**${leaveEarly}** No system replaces an evacuation. Never stay behind or go back to run one. In an emergency, call 911.`,
		],
	},
	{
		id: "no-guarantee",
		title: "We can't guarantee that a property survives",
		text: [
			`Assessments, vegetation management, home hardening and water systems reduce the risk of loss. They don't remove it. ${company.name} does not guarantee that any structure, plant, animal or person will be unharmed in a fire.`,
			`Figures such as “${hardening.survival} more likely to survive” are best cases or averages over many houses. [How we know](${href("/how-we-know")}) says what each is based on.`,
		],
	},
	{
		id: "systems",
		title: "Automated and remote systems",
		text: [
			"Systems depend on water, fuel, power, sensors and networks. Backups can't rule out a failure. Coverage, hours and pressure are design values. Wind, terrain and wear change them.",
			"Systems must be maintained at least quarterly. One that wasn't, or that someone else changed, may not work.",
		],
	},
	{
		id: "service-area",
		title: "Where we work and how to reach us",
		text: [
			`We serve ${contact.serviceArea}, and by arrangement ${otherCounties} counties, where travel costs extra.`,
			`Our emergency line, ${promises.emergencyHoursText}, is [${contact.emergencyPhone}](${telephoneHref(contact.emergencyPhone)}). It's for owners of our systems and is not a public emergency service. ${emergencyResponse} Questions: [${contact.informationEmail}](mailto:${contact.informationEmail}).`,
		],
	},
	{
		id: "advice",
		title: "Reports, insurance and code",
		text: [
			"Our reports describe what we saw on the day of the visit. They aren't an engineering certification, an appraisal, legal advice or an official inspection, and they bind no insurer.",
		],
	},
	{
		id: "tools",
		title: "Tools, marketplace and outside links",
		text: [
			"A third party runs the fire map. Visitors write the marketplace listings: we don't inspect the items and aren't part of the sale. We aren't responsible for sites we link to.",
		],
	},
	{
		id: "liability",
		title: "Limits of liability",
		text: [
			`To the extent that California law allows, ${company.name} is not liable for indirect or consequential loss from using this site or relying on its content. Nothing here limits what the law does not allow us to limit, or what a signed contract with us says.`,
		],
	},
];
