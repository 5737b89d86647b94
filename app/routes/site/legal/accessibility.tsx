import { href, Link } from "react-router";
import { company, contact, promises, telephoneHref } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { LegalPage, type LegalSection } from "#app/features/company/ui/legal-page.tsx";
import type { Route } from "./+types/accessibility.ts";

const page = {
	...sitePages.accessibility,
	description:
		"How this site works with keyboards, screen readers and slow phones, and how to report a problem.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Accessibility() {
	return (
		<LegalPage
			title="Accessibility"
			updated="November 2026"
			lead="Everyone should be able to use this site, with any device and any ability. Tell us if something doesn't work for you."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "goal",
		title: "What we aim for",
		text: (
			<p>
				We build this site to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. We test
				every page with an automated checker (axe) on every change, on phone, tablet and desktop sizes.
			</p>
		),
	},
	{
		id: "works",
		title: "What you can rely on",
		text: (
			<ul>
				<li>You can use every page and every form with the keyboard alone.</li>
				<li>Forms and menus work without JavaScript and on slow connections.</li>
				<li>Text can be enlarged to 200% without losing anything.</li>
				<li>Nothing moves if your device is set to reduce motion.</li>
				<li>Our own video has captions.</li>
			</ul>
		),
	},
	{
		id: "limits",
		title: "What doesn't work yet",
		text: (
			<ul>
				<li>
					The live fire map belongs to another company. We can't fix it. Our list of fires near you shows the
					same fires as text.
				</li>
				<li>Photos in marketplace listings come from visitors and have no description.</li>
				<li>Our PDF files have no tags for screen readers. Ask us and we'll email you the text.</li>
			</ul>
		),
	},
	{
		id: "report",
		title: "Report a problem",
		text: (
			<p>
				Email <a href={`mailto:${contact.informationEmail}`}>{contact.informationEmail}</a>, call{" "}
				<a href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</a> ({promises.hoursText}) or
				use the <Link to={href("/contact")}>contact form</Link>. Tell us the page and what you tried.{" "}
				{company.shortName} answers within two business days, and we'll help you on the phone right away.
			</p>
		),
	},
];
