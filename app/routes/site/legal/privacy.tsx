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
			lead="No ads, no tracking, and we don't sell your data."
			sections={sections}
		/>
	);
}

const inBrowser = browserData.filter(({ forStaff }) => !forStaff);

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
						{ label: "What and why", cell: ({ says }) => <span className="font-normal">{says}</span> },
						{ label: "How long", cell: ({ keptFor }) => keptFor },
					]}
					rows={storedData.filter(({ forStaff }) => !forStaff)}
					rowKey={({ id }) => id}
				/>
				<p>
					Nobody can turn a code back into what it was made from. Signed contracts stay as long as the law
					requires. Backups hold copies until a newer one replaces them.
				</p>
			</>
		),
	},
	{
		id: "who-else",
		title: "Who else gets it",
		text: [
			"Companies that work for us under contract: hosting, email, text messages and the store's checkout. Authorities only when the law requires it. We haven't sold or shared personal information in the past 12 months.",
			`The fire map (${fireMap.name}) and outside videos load only when you look at them. Our server looks up addresses and fire hazard zones without your name.`,
		],
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		text: [
			"All for the site itself, for the time in bold. An asterisk stands for the rest of a name.",
			[...new Set(inBrowser.map(({ keptFor }) => keptFor))].map((time) => {
				const kept = inBrowser.filter(({ keptFor }) => keptFor === time);
				return `**${time}:** ${kept.map(({ name, what }) => `${what} (${name})`).join(", ")}`;
			}),
		],
	},
	{
		id: "rights",
		title: "Your rights in California",
		text: [
			"You can ask what we have about you, get a copy, and have it corrected or deleted. We never treat you worse for asking. We answer within 45 days. Someone with your written permission can ask for you.",
			`Use the [privacy request form](${href("/privacy-request")}), email [${contact.email}](mailto:${contact.email}) or call [${contact.businessPhone}](${telephoneHref(contact.businessPhone)}). “Do Not Track” and Global Privacy Control change nothing, because nobody is tracked.`,
			`We don't knowingly collect data from children under 16. When we store something new, we update this page. ${company.name}, ${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}.`,
		],
	},
];
