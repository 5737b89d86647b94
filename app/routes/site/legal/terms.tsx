import { href } from "react-router";
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
			lead={`By using this site you agree to these terms with ${company.name}. Work on your property has its own written contract.`}
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "contracts",
		title: "Your rights when you hire us",
		text: [
			"When you sign a home improvement contract:",
			[
				"**Deposit.** At most $1,000 or 10% of the contract price, whichever is less. Then only for work done or materials delivered.",
				"**Right to cancel.** Three business days after you sign, five if you're 65 or older, seven for repairs after a declared disaster.",
				`**In writing.** The contract names the price, the work, the dates and our license number, #${license.number}. If we negotiate mainly in Spanish, Chinese, Tagalog, Vietnamese or Korean, you get a translation before you sign.`,
				`**Questions about a contractor.** Ask the ${licenseDetails.board}: [look up a license](${licenseDetails.lookup}).`,
			],
		],
	},
	{
		id: "requests",
		title: "Prices, requests and orders",
		text: [
			"A price marked “from” becomes firm with a written quote. A request or an order is no contract until we confirm it. Until then you can cancel for free.",
			`The [Disclaimer](${href("/disclaimer")}) is part of these terms.`,
		],
	},
	{
		id: "marketplace",
		title: "Marketplace",
		text: [
			[
				"Post only what you own or actually want, and describe it honestly.",
				"Nothing recalled, unsafe, expired or illegal.",
				`If you offer contracting work, give your license number. ${licenseDetails.exemption}`,
				"Buyers and sellers deal with each other. We don't inspect equipment.",
				"We can hide or remove listings that break these rules.",
				"You let us show your post while it's listed.",
			],
		],
	},
	{
		id: "use",
		title: "Using the site",
		text: [
			"Don't disrupt the site, break in, collect other people's details or send automated requests. We may block you.",
			"Text, drawings and videos are ours. Print and share pages for your own use.",
		],
	},
	{
		id: "liability",
		title: "Liability",
		text: [
			"We provide this site as is. As far as California law allows, we aren't liable for indirect losses from using it. That limits nothing the law doesn't let us limit, such as intentional harm, gross negligence or injury.",
		],
	},
	{
		id: "law",
		title: "Law, disputes and changes",
		text: [
			`California law applies. Please contact us first: [${contact.email}](mailto:${contact.email}). Otherwise the courts of Los Angeles County decide. You can also use small claims court.`,
			`Orders you've placed keep the terms of that day. The [Privacy Policy](${href("/privacy-policy")}) explains how we handle personal data.`,
		],
	},
];
