// Links of the menus and the footer, with canonical paths.
import { href } from "react-router";
import { maintenance } from "../maintenance.ts";

export type NavigationLink = { label: string; to: string; note?: string };
export type NavigationGroup = { id: string; label: string; links: NavigationLink[] };

export const navigationGroups: NavigationGroup[] = [
	{
		id: "services",
		label: "Services",
		links: [
			{
				label: "Property assessment",
				to: href("/property-assessment"),
				note: "We visit and write the report",
			},
			{ label: "Sample report", to: href("/sample-report"), note: "What an assessment tells you" },
			{
				label: "Vegetation management",
				to: href("/vegetation-management"),
				note: "Brush clearing and defensible space",
			},
			{ label: "Home hardening", to: href("/home-hardening"), note: "Vents, eaves, roof and decks" },
			{
				label: "Fire suppression systems",
				to: href("/fire-suppression-systems"),
				note: "Cannons, pump, controller and sensors",
			},
			{ label: "Equipment maintenance", to: href("/equipment-maintenance"), note: "At least every quarter" },
			{
				label: "39 Point Test Plan",
				to: href("/maintenance-test-plan"),
				note: `What we test, in ${maintenance.phases} phases`,
			},
		],
	},
	{
		id: "pricing",
		label: "Pricing",
		links: [
			{
				label: "Assessment reports",
				to: href("/pricing-assessment-reports"),
				note: "Homes, HOAs and system planning",
			},
			{
				label: "Automated systems",
				to: href("/pricing-automated-systems"),
				note: "Manual, Essentials and Elite compared",
			},
			{ label: "Maintenance plan", to: href("/maintenance"), note: "Quarterly visits" },
			{
				label: "Property intake",
				to: href("/intake-wizard"),
				note: "You want a system: ten steps to a design",
			},
		],
	},
	{
		id: "tools",
		label: "Tools",
		links: [
			{
				label: "Your home",
				to: href("/your-home"),
				note: "Your address: zone, law, fires and first steps",
			},
			{
				label: "Readiness check",
				to: href("/readiness"),
				note: "Check your own house, free, in 15 minutes",
			},
			{
				label: "Water duration calculator",
				to: href("/water-duration-calculator"),
				note: "How long your water lasts",
			},
			{
				label: "Build my system",
				to: href("/build-my-system"),
				note: "You install it: a matching parts list",
			},
			{ label: "Fires", to: href("/fires"), note: "By distance, and on a live map" },
			{ label: "Emergency card", to: href("/emergency-card"), note: "Works offline" },
		],
	},
];

export const navigationLinks: NavigationLink[] = [
	{ label: "Shop", to: href("/shop") },
	{ label: "Marketplace", to: href("/marketplace") },
];

/** The short navigation: sections of the home page and two other pages. */
export const contentNavigation = [
	{ id: "home", label: "Home", href: "#home" },
	{ id: "services", label: "Services", href: "#services" },
	{ id: "about", label: "About", href: href("/about") },
	{ id: "contact", label: "Contact", href: "#contact" },
] as const;

export type FooterItem = { label: string; to: string };
export type FooterGroup = { label: string; items: FooterItem[] };

/** At most twenty links: what no menu has, and the ways that people look for at the foot of a page. */
export const footerGroups: FooterGroup[] = [
	{
		label: "Company",
		items: [
			{ label: "About", to: href("/about") },
			{ label: "Our Team", to: `${href("/about")}#team` },
			{ label: "Certifications", to: href("/certifications") },
			{ label: "Insurance", to: href("/insurance") },
			{ label: "News", to: href("/news") },
			{ label: "Partners", to: href("/partners") },
			{ label: "Contact", to: href("/contact") },
		],
	},
	{
		label: "Protect your home",
		items: [
			{ label: "Your home", to: href("/your-home") },
			{ label: "Property assessment", to: href("/property-assessment") },
			{ label: "39 Point Test Plan", to: href("/maintenance-test-plan") },
			{ label: "How we know", to: href("/how-we-know") },
		],
	},
	{
		label: "Equipment and fires",
		items: [
			{ label: "Shop", to: href("/shop") },
			{ label: "Marketplace", to: href("/marketplace") },
			{ label: "Fires", to: href("/fires") },
		],
	},
	{
		label: "Legal and office",
		items: [
			{ label: "Disclaimer", to: href("/disclaimer") },
			{ label: "Privacy Policy", to: href("/privacy-policy") },
			{ label: "Terms of Service", to: href("/terms-of-service") },
			{ label: "License Info", to: href("/license") },
			{ label: "Accessibility", to: href("/accessibility") },
			{ label: "Admin", to: href("/admin") },
		],
	},
];
