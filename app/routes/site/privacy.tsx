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
		keep: "name, email, phone, address, message, order",
		purpose: "call you back and do what you asked",
	},
	{
		when: "fill in the property intake",
		keep: "your answers, plans and photos",
		purpose: "design a system for your property",
	},
	{
		when: "post in the marketplace",
		keep: "the listing, your email, phone numbers",
		purpose: "publish it (we never show your email)",
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
				<li>No advertising, no third-party analytics, no profiling.</li>
				<li>We remove hidden data, such as where a photo was taken, from marketplace photos.</li>
			</ul>
		),
	},
	{
		id: "cookies",
		title: "Cookies and browser storage",
		text: (
			<p>
				We use only what a function needs: a short-lived cookie that carries a message to the next page, one
				for your intake form, one for editing your listing or signing in to the office, and the cart and
				intake draft in your own browser. No cookie tracks you across sites.
			</p>
		),
	},
	{
		id: "who-else",
		title: "Who else receives it",
		text: (
			<>
				<p>
					Companies that work for us under contract: hosting, email, text messages, and the store's checkout
					if you buy there. Authorities, where the law requires it.
				</p>
				<p>
					The fire map ({fireMap.name}) and videos from other hosts load only when you look at them. Their own
					policies apply then. Our server looks up address suggestions without your name.
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
				<li>Unfinished intake forms: 30 days after the last change.</li>
				<li>Files in an intake form without any answers: 1 day.</li>
				<li>Counts of emails per address and uploads per network, without the address: 1 day.</li>
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
					deleted, get a copy, and limit the use of sensitive information. We never treat you worse for
					asking. We answer within 45 days, after checking that it's you, for example by calling the number
					you gave us. An agent may ask for you with your written permission.
				</p>
				<p>
					Write to <a href={`mailto:${contact.email}`}>{contact.email}</a> with the word “privacy”, or call.
					We track nobody, so “Do Not Track” and Global Privacy Control change nothing here.
				</p>
			</>
		),
	},
	{
		id: "children",
		title: "Children",
		text: (
			<p>This site is for property owners. We do not knowingly collect information from children under 16.</p>
		),
	},
	{
		id: "changes",
		title: "Changes",
		text: (
			<p>
				When what we do changes, we update this page and the date above. See also the{" "}
				<Link to={href("/terms-of-service")}>Terms of Service</Link>.
			</p>
		),
	},
];
