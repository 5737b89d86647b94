import { href } from "react-router";
import { contact, promises, telephoneHref } from "#app/features/company/company.ts";
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
			lead="This site is for everyone, on any device."
			sections={sections}
		/>
	);
}

const sections: LegalSection[] = [
	{
		id: "works",
		title: "What you can rely on",
		text: [
			"We aim for WCAG 2.2, level AA, and test every page (axe) on every change.",
			[
				"You can use every page and form with the keyboard alone.",
				"Forms and menus work without JavaScript and on slow connections.",
				"You can enlarge text to 200% and lose nothing.",
				"Nothing moves if your device is set to reduce motion.",
				"Our video has captions.",
			],
		],
	},
	{
		id: "limits",
		title: "What doesn't work yet",
		text: [
			[
				`The live fire map isn't ours. Our list of [fires near you](${href("/fires")}) shows fires as text.`,
				"Photos in marketplace listings have no description.",
				"Our PDF files have no tags for screen readers. Ask us for the text.",
			],
		],
	},
	{
		id: "report",
		title: "Report a problem",
		text: [
			`Email [${contact.informationEmail}](mailto:${contact.informationEmail}), call [${contact.businessPhone}](${telephoneHref(contact.businessPhone)}) (${promises.hoursText}) or use the [contact form](${href("/contact")}). We answer within two business days.`,
		],
	},
];
