import { href, Link } from "react-router";
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
			lead={`What our systems and our advice can do, and what nobody can promise. ${company.name} serves ${contact.serviceArea}. Our emergency line is ${contact.emergencyPhone}.`}
			sections={sections}
		/>
	);
}

const otherCounties = `${contact.counties.slice(1, -1).join(", ")} and ${contact.counties.at(-1)}`;

const sections: LegalSection[] = [
	{
		id: "service-area",
		title: "Where we work and how to reach us",
		text: (
			<>
				<p>
					We serve {contact.serviceArea}, and by arrangement {otherCounties} counties, where travel costs
					extra. This site is written for Los Angeles County. Rules and fire behavior are different elsewhere.
				</p>
				<p>
					Emergency line, {promises.emergencyHoursText}:{" "}
					<a href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</a>. It's for owners of our
					systems and is not a public emergency service. {emergencyResponse} Information:{" "}
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
					Figures on this site, such as “{hardening.survival} more likely to survive,” are best cases or
					averages over many houses. They don't predict what happens to your house.{" "}
					<Link to={href("/how-we-know")}>How we know</Link> says what each is based on.
				</p>
			</>
		),
	},
	{
		id: "evacuate",
		title: "Evacuation comes first",
		text: (
			<p>
				<strong>{leaveEarly}</strong> No system replaces an evacuation. Never stay behind or go back to run
				one. In an emergency, call 911.
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
					less likely but can't rule it out. Coverage, hours and pressure on this site are design values under
					test conditions. Wind, terrain, water level and wear change them.
				</p>
				<p>
					Systems must be maintained at least quarterly. A system may not work if it wasn't maintained, if
					someone else changed it or if it was used for something it wasn't designed for.
				</p>
			</>
		),
	},
	{
		id: "tools",
		title: "Calculator, maps and other tools",
		text: (
			<p>
				The water duration calculator does simple math with the numbers you enter. A third party runs the fire
				map, and we don't check it. Don't rely on either one alone in an emergency.
			</p>
		),
	},
	{
		id: "advice",
		title: "Reports, insurance and code",
		text: (
			<p>
				Our reports describe what we could see on the day of the visit. They aren't an engineering
				certification, an appraisal or legal advice. They don't bind any insurer, and they don't replace an
				official defensible space inspection. You are responsible for following state, county and local rules.
			</p>
		),
	},
	{
		id: "marketplace",
		title: "Marketplace and outside links",
		text: (
			<p>
				Visitors write the listings in the marketplace. We don't inspect the items and aren't part of the
				sale. We also aren't responsible for other sites we link to.
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
