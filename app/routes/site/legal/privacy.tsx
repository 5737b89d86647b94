import { href, Link } from "react-router";
import { browserData } from "#app/features/company/browser-data.ts";
import { company, contact, telephoneHref } from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/pages/fire-map.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { storedData, wordsOf } from "#app/features/company/stored-data.ts";
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
			lead="What we store about you, why, for how long, and how to have it deleted. We show no ads, we don't track you and we don't sell your data."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "who",
		title: "Who we are",
		text: (
			<p>
				{company.name}, {contact.street}, {contact.city}, {contact.region} {contact.postalCode}. Questions
				about privacy: <a href={`mailto:${contact.email}`}>{contact.email}</a> or{" "}
				<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a>.
			</p>
		),
	},
	{
		id: "what",
		title: "What we store, why and for how long",
		text: (
			<>
				<p>This is the full list of what our software stores about people.</p>
				<StackTable
					caption="What we store, why and for how long"
					captionHidden
					columns={[
						{
							label: "When you",
							cell: ({ when }) => <span className="block first-letter:uppercase">{when}</span>,
						},
						{ label: "We store", cell: wordsOf },
						{ label: "To", cell: ({ purpose }) => purpose },
						{ label: "How long", cell: ({ keptFor }) => keptFor },
					]}
					rows={storedData}
					rowKey={({ id }) => id}
				/>
				<p>
					“As a hash” means we store a code made from it. We can compare codes, but nobody can turn one back
					into the original. If you sign a contract with us, we keep its records as long as tax and contractor
					law require.
				</p>
				<p>
					Our backups hold copies of all this. We use them only to restore the site after a failure. What is
					deleted here stays in an older backup until a newer one replaces it.
				</p>
			</>
		),
	},
	{
		id: "not",
		title: "What we don't do",
		text: (
			<ul>
				<li>We don't sell or share personal information, and haven't in the past 12 months.</li>
				<li>We use no advertising, no outside analytics and no profiling.</li>
				<li>We remove hidden data from marketplace and readiness photos, such as where a photo was taken.</li>
			</ul>
		),
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		text: (
			<>
				<p>
					This is the full list of what the site stores in your browser. Everything on it serves the site
					itself, and no cookie follows you to other sites. What isn't a cookie stays on your device.
				</p>
				<StackTable
					caption="What the site stores in your browser"
					captionHidden
					columns={[
						{ label: "Name", cell: ({ name }) => <code className="wrap-anywhere">{name}</code> },
						{ label: "Kind", cell: ({ kind }) => (kind === "cookie" ? "Cookie" : "Browser storage") },
						{ label: "Remembers", cell: ({ what }) => what },
						{ label: "How long", cell: ({ keptFor }) => keptFor },
					]}
					rows={browserData}
					rowKey={({ name }) => name}
				/>
				<p>An asterisk stands for the rest of a name.</p>
			</>
		),
	},
	{
		id: "who-else",
		title: "Who else gets it",
		text: (
			<>
				<p>
					Companies that work for us under contract: hosting, email, text messages and the store's checkout.
					We give data to authorities only when the law requires it.
				</p>
				<p>
					The fire map ({fireMap.name}) and outside videos load only when you look at them. Then their own
					policies apply. Our server looks up address suggestions and fire hazard zones without your name.
				</p>
			</>
		),
	},
	{
		id: "rights",
		title: "Your rights in California",
		text: (
			<>
				<p>
					Under the California Consumer Privacy Act you can ask what we have about you, get a copy, and have
					it corrected or deleted. We never treat you worse for asking. We answer within 45 days, after
					checking that it's you. Someone else can ask on your behalf with your written permission.
				</p>
				<p>
					Use the <Link to={href("/privacy-request")}>privacy request form</Link>, send an email or call.
					Because we don't track anyone, “Do Not Track” and Global Privacy Control change nothing here.
				</p>
			</>
		),
	},
	{
		id: "children",
		title: "Children",
		text: <p>This site is for property owners. We don't knowingly collect data from children under 16.</p>,
	},
	{
		id: "changes",
		title: "Changes",
		text: (
			<p>
				When we store something new, we update this page and its date. See also the{" "}
				<Link to={href("/terms-of-service")}>Terms of Service</Link>.
			</p>
		),
	},
];
