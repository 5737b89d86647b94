import { href } from "react-router";
import { browserData } from "#app/features/company/browser-data.ts";
import { company, contact, telephoneHref } from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/pages/fire-map.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { storedData } from "#app/features/company/stored-data.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import { StackTable } from "#app/ui/page/stack-table.tsx";
import type { Route } from "./+types/privacy.ts";

const page = {
	...sitePages.privacy,
	description: "What we store about you, why, for how long, and how to have it deleted.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Privacy() {
	return (
		<LegalPage
			title="Privacy Policy"
			updated="November 18, 2026"
			lead="What we store about you, why and for how long. We show no ads, we don't track you and we don't sell your data."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "what",
		title: "What we store, why and for how long",
		text: [],
		more: (
			<>
				<StackTable
					caption="What we store, why and for how long"
					captionHidden
					columns={[
						{ label: "What and why", cell: ({ says }) => says },
						{ label: "How long", cell: ({ keptFor }) => keptFor },
					]}
					rows={storedData.filter(({ forStaff }) => !forStaff)}
					rowKey={({ id }) => id}
				/>
				<p>
					Nobody can turn a code back into what it was made from. Records of a signed contract stay as long as
					tax and contractor law require. Our backups hold copies until a newer one replaces them.
				</p>
			</>
		),
	},
	{
		id: "who-else",
		title: "Who else gets it",
		text: [
			"Companies that work for us under contract: hosting, email, text messages and the store's checkout. Authorities only when the law requires it. We don't sell or share personal information, and haven't in the past 12 months.",
			`The fire map (${fireMap.name}) and outside videos load only when you look at them. Then their own policies apply. Our server looks up addresses and fire hazard zones without your name.`,
		],
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		text: [
			"What the site stores in your browser, all for the site itself. An asterisk stands for the rest of a name.",
		],
		more: (
			<StackTable
				caption="What the site stores in your browser"
				captionHidden
				columns={[
					{ label: "Name", cell: ({ name }) => <code className="wrap-anywhere">{name}</code> },
					{ label: "Remembers", cell: ({ what, kind }) => (kind === "cookie" ? `${what} (cookie)` : what) },
					{ label: "How long", cell: ({ keptFor }) => keptFor },
				]}
				rows={browserData.filter(({ forStaff }) => !forStaff)}
				rowKey={({ name }) => name}
			/>
		),
	},
	{
		id: "rights",
		title: "Your rights in California",
		text: [
			"You can ask what we have about you, get a copy, and have it corrected or deleted. We never treat you worse for asking. We answer within 45 days, after checking that it's you. Someone with your written permission can ask for you.",
			`Use the [privacy request form](${href("/privacy-request")}), email [${contact.email}](mailto:${contact.email}) or call [${contact.businessPhone}](${telephoneHref(contact.businessPhone)}). Because we don't track anyone, “Do Not Track” and Global Privacy Control change nothing here.`,
			`We don't knowingly collect data from children under 16. When we store something new, we update this page. ${company.name}, ${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}.`,
		],
	},
];
