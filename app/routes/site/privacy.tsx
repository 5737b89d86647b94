import { href, Link } from "react-router";
import { company, contact, telephoneHref } from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/fire-map.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import { StackTable } from "#app/ui/stack-table.tsx";
import type { Route } from "./+types/privacy.ts";

const page = {
	...sitePages.privacy,
	description: "What we collect, why, for how long, and how to have it deleted.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Privacy() {
	return (
		<LegalPage
			title="Privacy Policy"
			updated="December 2024"
			lead="What we collect, why, for how long, and how to have it deleted. No advertising, no tracking, nothing sold."
			sections={sections}
		/>
	);
}

const collected = [
	{
		when: "ask for a consultation or order",
		keep: "name, e-mail, phone, address, message, order",
		purpose: "call you back and do what you asked",
	},
	{
		when: "fill in the property intake",
		keep: "your answers, plans and photos",
		purpose: "design a system for your property",
	},
	{
		when: "post in the marketplace",
		keep: "the listing, your e-mail, phone numbers",
		purpose: "publish it; your e-mail is never shown",
	},
	{
		when: "visit any page",
		keep: "time, page and a request number in a log",
		purpose: "keep the site running and safe",
	},
];

const sections: LegalSection[] = [
	{
		id: "who",
		title: "Who we are",
		text: (
			<p>
				{company.name}, {contact.street}, {contact.city}, {contact.region} {contact.postalCode}. Privacy
				requests: <a href={`mailto:${contact.email}`}>{contact.email}</a> or{" "}
				<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a>.
			</p>
		),
	},
	{
		id: "what",
		title: "What we collect, and why",
		text: (
			<StackTable
				caption="What we collect, and why"
				captionHidden
				columns={[
					{ label: "When you", cell: ({ when }) => when },
					{ label: "We keep", cell: ({ keep }) => keep },
					{ label: "To", cell: ({ purpose }) => purpose },
				]}
				rows={collected}
				rowKey={({ when }) => when}
			/>
		),
	},
	{
		id: "not",
		title: "What we do not do",
		text: (
			<ul>
				<li>
					We do not sell or share personal information, in the sense of California law, and have not in the
					past 12 months.
				</li>
				<li>No advertising, no analytics of third parties, no profiling.</li>
				<li>Photos you upload lose their hidden data, such as the place where they were taken.</li>
			</ul>
		),
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		text: (
			<p>
				Only what a function needs: a short-lived cookie that carries a message to the next page, one for
				editing your listing or a signed-in office, and the cart and intake draft in your own browser. No
				cookie follows you.
			</p>
		),
	},
	{
		id: "who-else",
		title: "Who else receives it",
		text: (
			<>
				<p>
					Companies that work for us under contract: hosting, e-mail, text messages, and the store's checkout
					if you buy there. Authorities, where the law obliges us.
				</p>
				<p>
					The fire map ({fireMap.name}) and videos of outside hosts load in frames only when you look at them;
					then their own policies apply. Address suggestions are looked up by our server, without your name.
				</p>
			</>
		),
	},
	{
		id: "how-long",
		title: "How long we keep it",
		text: (
			<ul>
				<li>Requests that lead to no contract: 24 months.</li>
				<li>Contracts, invoices and test records: as tax and contractor law require.</li>
				<li>Unfinished intake drafts: 30 days after the last change.</li>
				<li>Marketplace listings: until they expire or you remove them, then 90 days.</li>
				<li>Logs: 30 days.</li>
			</ul>
		),
	},
	{
		id: "rights",
		title: "Your rights in California",
		text: (
			<>
				<p>
					Under the California Consumer Privacy Act you may ask what we hold about you, have it corrected or
					deleted, receive a copy, and limit the use of sensitive information. You are never treated worse for
					asking. We answer within 45 days, after checking that it is you, for instance by calling the number
					you gave. An agent may ask for you with your written permission.
				</p>
				<p>
					Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> with the word “privacy”, or call.
					Browsers that send “Do Not Track” or Global Privacy Control need no special treatment: we track
					nobody.
				</p>
			</>
		),
	},
	{
		id: "children",
		title: "Children",
		text: (
			<p>
				This site is for owners of property. We do not knowingly collect information of children under 16.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes",
		text: (
			<p>
				We change this page when what we do changes, and the date above with it. See also the{" "}
				<Link to={href("/terms-of-service")}>Terms of Service</Link>.
			</p>
		),
	},
];
