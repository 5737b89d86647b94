import { href, Link } from "react-router";
import { company, contact } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import type { Route } from "./+types/terms.ts";

const page = {
	...sitePages.terms,
	description: "The terms under which this site, its shop and its marketplace may be used.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Terms() {
	return (
		<LegalPage
			title="Terms of Service"
			updated="December 2024"
			lead="The terms under which this site, its shop and its marketplace may be used. Work on your property has its own written contract."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "scope",
		title: "What these terms cover",
		text: (
			<p>
				By using this site you agree to these terms with {company.name}. If you do not, please do not use it.
				They cover the site only; assessments, installations and maintenance are agreed in a written home
				improvement contract as California law requires.
			</p>
		),
	},
	{
		id: "information",
		title: "Information on the site",
		text: (
			<p>
				Prices marked “from” depend on the property and become binding with a written quote. Calculators and
				figures are for orientation. The <Link to={href("/disclaimer")}>Disclaimer</Link> is part of these
				terms.
			</p>
		),
	},
	{
		id: "requests",
		title: "Requests and orders",
		text: (
			<p>
				A request or an order sent through this site is an offer to talk, not yet a contract. We confirm by
				phone or in writing. You may withdraw it at any time before that. Home improvement contracts signed at
				your home can be cancelled within three business days, or five if you are 65 or older.
			</p>
		),
	},
	{
		id: "marketplace",
		title: "Marketplace",
		text: (
			<ul>
				<li>Post only what is yours to sell or what you truly look for, and describe it honestly.</li>
				<li>No recalled or unsafe equipment, no expired extinguishers, nothing unlawful.</li>
				<li>Buyer and seller deal with each other. Check equipment before you pay; we do not inspect it.</li>
				<li>We may hide or remove listings that break these rules or that visitors report.</li>
				<li>You allow us to show what you post, on this site, for as long as it is listed.</li>
			</ul>
		),
	},
	{
		id: "use",
		title: "Fair use",
		text: (
			<p>
				Do not disturb the site, try to enter parts that are not public, collect other people's details, or
				send requests by machine. We may limit or refuse access where that happens.
			</p>
		),
	},
	{
		id: "rights",
		title: "Text, drawings and name",
		text: (
			<p>
				Text, drawings and films on this site are ours. Print and share pages for your own use; ask us for
				more.
			</p>
		),
	},
	{
		id: "liability",
		title: "Liability",
		text: (
			<p>
				The site is provided as it is. To the extent that California law allows, we are not liable for
				indirect loss from its use. Liability for intent, gross negligence, injury and whatever else cannot be
				limited stays as the law has it.
			</p>
		),
	},
	{
		id: "law",
		title: "Law and disputes",
		text: (
			<p>
				California law applies. Please talk to us first:{" "}
				<a href={`mailto:${contact.email}`}>{contact.email}</a>. If that does not settle it, the courts of Los
				Angeles County decide; small claims may be brought where the law allows.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes",
		text: (
			<p>
				If we change these terms, the date above changes. What you ordered before stays under the terms of
				that day. How we treat personal data is in the{" "}
				<Link to={href("/privacy-policy")}>Privacy Policy</Link>.
			</p>
		),
	},
];
