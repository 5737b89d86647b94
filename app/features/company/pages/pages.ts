// The public pages that are the same for every visitor. Aliases serve the same page, with the first path as the
// canonical URL. Titles and descriptions are in the routes.

export type SitePage = {
	path: string;
	aliases?: string[];
	title: string;
	/** Left out of the sitemap and search engines. */
	hidden?: boolean;
};

export const sitePages = {
	home: {
		path: "/",
		title: "Wildfire defense for homes in Los Angeles County",
	},
	about: {
		path: "/about",
		title: "About",
	},
	contact: {
		path: "/contact",
		title: "Contact",
	},
	propertyAssessment: {
		path: "/property-assessment",
		aliases: ["/services/property-assessment", "/how-we-assess"],
		title: "Property assessment",
	},
	homeHardening: {
		path: "/home-hardening",
		aliases: ["/services/home-hardening"],
		title: "Home hardening",
	},
	fireSuppression: {
		path: "/fire-suppression-systems",
		aliases: ["/services/fire-suppression-systems"],
		title: "Fire suppression systems",
	},
	vegetationManagement: {
		path: "/vegetation-management",
		aliases: ["/services/vegetation-management"],
		title: "Vegetation management",
	},
	equipmentMaintenance: {
		path: "/equipment-maintenance",
		aliases: ["/services/equipment-maintenance"],
		title: "Equipment maintenance",
	},
	maintenancePlan: {
		path: "/maintenance-plan",
		aliases: ["/pricing/maintenance-plan", "/maintenance"],
		title: "Maintenance plan",
	},
	assessmentPricing: {
		path: "/pricing-assessment-reports",
		aliases: ["/pricing/assessment-reports"],
		title: "Assessment pricing",
	},
	packageComparison: {
		path: "/pricing-automated-systems",
		aliases: ["/pricing/automated-systems"],
		title: "Package comparison",
	},
	testPlan: {
		path: "/maintenance-test-plan",
		aliases: ["/services/maintenance-test-plan"],
		title: "39-point test plan",
	},
	calculator: {
		path: "/water-duration-calculator",
		aliases: ["/tools/water-duration-calculator"],
		title: "Water duration calculator",
	},
	watchDuty: {
		path: "/watch-duty",
		aliases: ["/tools/watchduty"],
		title: "Fire tracking",
	},
	emergencyCard: {
		path: "/emergency-card",
		title: "Emergency card",
	},
	news: {
		path: "/news",
		title: "News",
	},
	partners: {
		path: "/partners",
		title: "Partners",
	},
	disclaimer: {
		path: "/disclaimer",
		title: "Disclaimer",
	},
	privacy: {
		path: "/privacy-policy",
		title: "Privacy Policy",
	},
	terms: {
		path: "/terms-of-service",
		title: "Terms of Service",
	},
	license: {
		path: "/license",
		aliases: ["/certifications"],
		title: "License, insurance and certifications",
	},
	insurance: {
		path: "/insurance",
		title: "Insurance credits",
	},
	howWeKnow: {
		path: "/how-we-know",
		title: "How we know",
	},
	accessibility: {
		path: "/accessibility",
		title: "Accessibility",
	},
	privacyRequest: {
		path: "/privacy-request",
		title: "Privacy request",
	},
	sampleReport: {
		path: "/sample-report",
		title: "Sample assessment report",
	},
} as const satisfies Record<string, SitePage>;

export const allSitePages: SitePage[] = Object.values(sitePages);
