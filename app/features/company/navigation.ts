// Links of the menus and the footer, with canonical paths.
import { href } from "react-router";
import { maintenance } from "./figures.ts";

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
				note: "Where your house is open to fire",
			},
			{
				label: "Vegetation management",
				to: href("/vegetation-management"),
				note: "Defensible space, cleared and kept",
			},
			{ label: "Home hardening", to: href("/home-hardening"), note: "Vents, eaves, roof and deck" },
			{
				label: "Fire suppression systems",
				to: href("/fire-suppression-systems"),
				note: "Cannons, pump, controller, sensors",
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
				note: "Homes, HOAs, system planning",
			},
			{
				label: "Automated systems",
				to: href("/pricing-automated-systems"),
				note: "Manual, Essentials and Elite compared",
			},
			{ label: "Maintenance plan", to: href("/maintenance"), note: "Quarterly add-on" },
		],
	},
	{
		id: "tools",
		label: "Tools",
		links: [
			{
				label: "Water duration calculator",
				to: href("/water-duration-calculator"),
				note: "How long your water lasts",
			},
			{ label: "Fire tracking", to: href("/watch-duty"), note: "Live wildfire map" },
			{ label: "Property intake", to: href("/intake-wizard"), note: "Ten steps to a system design" },
		],
	},
];

export const navigationLinks: NavigationLink[] = [
	{ label: "Shop", to: href("/shop") },
	{ label: "Marketplace", to: href("/marketplace") },
	{ label: "About", to: href("/about") },
];

/** The short navigation: sections of the home page and two other pages. */
export const contentNavigation = [
	{ id: "home", label: "Home", href: "#home" },
	{ id: "services", label: "Services", href: "#services" },
	{ id: "about", label: "About", href: href("/about") },
	{ id: "contact", label: "Contact", href: "#contact" },
] as const;

export type FooterItem = { label: string; to?: string };
export type FooterGroup = { label: string; items: FooterItem[] };

// Items without `to` stay plain text, because their pages do not exist yet.
export const footerGroups: FooterGroup[] = [
	{
		label: "Company",
		items: [
			{ label: "About", to: href("/about") },
			{ label: "Our Team" },
			{ label: "Certifications" },
			{ label: "Insurance" },
			{ label: "News", to: href("/news") },
			{ label: "Partners", to: href("/partners") },
			{ label: "Contact", to: href("/contact") },
		],
	},
	{
		label: "Services",
		items: [
			{ label: "Property assessment", to: href("/property-assessment") },
			{ label: "Home hardening", to: href("/home-hardening") },
			{ label: "Fire suppression systems", to: href("/fire-suppression-systems") },
			{ label: "Vegetation management", to: href("/vegetation-management") },
			{ label: "Equipment maintenance", to: href("/equipment-maintenance") },
			{ label: "39 Point Test Plan", to: href("/maintenance-test-plan") },
		],
	},
	{
		label: "Equipment",
		items: [
			{ label: "Shop", to: href("/shop") },
			{ label: "Marketplace", to: href("/marketplace") },
			{ label: "Compare packages", to: href("/pricing-automated-systems") },
			{ label: "Water duration calculator", to: href("/water-duration-calculator") },
			{ label: "Property intake", to: href("/intake-wizard") },
			{ label: "Fire tracking", to: href("/watch-duty") },
		],
	},
	{
		label: "Legal",
		items: [
			{ label: "Disclaimer", to: href("/disclaimer") },
			{ label: "Privacy Policy", to: href("/privacy-policy") },
			{ label: "Terms of Service", to: href("/terms-of-service") },
			{ label: "License Info" },
			{ label: "Admin", to: href("/admin") },
		],
	},
];
