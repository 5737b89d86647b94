import { href, Link } from "react-router";
import { company, contact } from "#app/features/company/company.ts";
import { license } from "#app/features/company/license.ts";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import type { Route } from "./+types/terms.ts";

const page = {
	...sitePages.terms,
	description:
		"The rules for using this site, its shop and its marketplace, and your rights when you hire us.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Terms() {
	return (
		<LegalPage
			title="Terms of Service"
			updated="November 2026"
			lead="The rules for using this site, its shop and its marketplace, and your rights when you hire us."
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
				By using this site you agree to these terms with {company.name}. They cover the site. Work on your
				property, such as an installation, has its own written home improvement contract.
			</p>
		),
	},
	{
		id: "information",
		title: "Prices and figures on the site",
		text: (
			<p>
				A price marked “from” depends on your property. It becomes firm with a written quote. Use our
				calculators and figures as a guide. The <Link to={href("/disclaimer")}>Disclaimer</Link> is part of
				these terms.
			</p>
		),
	},
	{
		id: "requests",
		title: "Requests and orders",
		text: (
			<p>
				When you send us a request or an order, you don't have a contract yet. We confirm it by phone or in
				writing. Until then you can cancel at any time, for free.
			</p>
		),
	},
	{
		id: "contracts",
		title: "Your rights when you hire us",
		text: (
			<>
				<p>California law protects you when you sign a home improvement contract:</p>
				<ul>
					<li>
						<strong>Deposit.</strong> We never ask for more than $1,000 or 10% of the contract price,
						whichever is less. After that you pay only for work done or materials delivered.
					</li>
					<li>
						<strong>Right to cancel.</strong> You can cancel within three business days after you sign. If
						you're 65 or older, you have five business days. For repairs after a declared disaster, you have
						seven.
					</li>
					<li>
						<strong>In writing.</strong> The contract names the price, the work, the dates and our license
						number, #{license.number}. If we negotiate mainly in Spanish, Chinese, Tagalog, Vietnamese or
						Korean, you get a translation before you sign.
					</li>
					<li>
						<strong>Questions about a contractor.</strong> Ask the {licenseDetails.board}:{" "}
						<a href={licenseDetails.lookup}>look up a license</a>.
					</li>
				</ul>
			</>
		),
	},
	{
		id: "marketplace",
		title: "Marketplace",
		text: (
			<ul>
				<li>Post only what you own or actually want, and describe it honestly.</li>
				<li>Don't post recalled or unsafe equipment, expired extinguishers or anything illegal.</li>
				<li>
					If you offer contracting work, give your license number. Without a license, say so in the ad. The
					whole job, labor and materials, must stay below $1,000, need no permit and be done without
					employees.
				</li>
				<li>Buyers and sellers deal with each other. Check equipment before you pay. We don't inspect it.</li>
				<li>We can hide or remove listings that break these rules or that visitors report.</li>
				<li>You let us show your post on this site for as long as it's listed.</li>
			</ul>
		),
	},
	{
		id: "use",
		title: "Fair use",
		text: (
			<p>
				Don't disrupt the site, break into parts that aren't public, collect other people's details or send
				automated requests. If you do, we may limit or block your access.
			</p>
		),
	},
	{
		id: "rights",
		title: "Our text, drawings and name",
		text: (
			<p>
				The text, drawings and videos on this site are ours. You can print and share pages for your own use.
				For anything else, ask us.
			</p>
		),
	},
	{
		id: "liability",
		title: "Liability",
		text: (
			<p>
				We provide this site as is. As far as California law allows, we aren't liable for indirect losses from
				using it. We don't limit liability where the law forbids it, for example for intentional harm, gross
				negligence or injury.
			</p>
		),
	},
	{
		id: "law",
		title: "Law and disputes",
		text: (
			<p>
				California law applies. Please contact us first:{" "}
				<a href={`mailto:${contact.email}`}>{contact.email}</a>. If we can't settle it, the courts of Los
				Angeles County will decide. You can also use small claims court.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes",
		text: (
			<p>
				If we change these terms, we change the date above. Orders you've already placed keep the terms that
				applied then. The <Link to={href("/privacy-policy")}>Privacy Policy</Link> explains how we handle
				personal data.
			</p>
		),
	},
];
