// The public pages that are the same for everyone, with the title and description search engines and people see.
// Aliases answer with the same page; the canonical address is always the first path.
import { company, promises } from "./company.ts";
import { hardening, maintenance, ringDistances } from "./figures.ts";
import { dollars, maintenanceAddOn, prices } from "./prices.ts";

export type SitePage = {
	path: string;
	aliases?: string[];
	title: string;
	description: string;
	/** Kept out of sitemap and search engines. */
	hidden?: boolean;
};

export const sitePages = {
	home: {
		path: "/",
		title: "Wildfire defense for homes in Los Angeles County",
		description: `Assessment, defensible space, home hardening and automated water systems that defend your property after you evacuate. Free phone consultation within ${promises.answerHours} hours.`,
	},
	about: {
		path: "/about",
		title: "About",
		description: `Since ${company.foundedYear} ${company.shortName} has defended hillside homes: who we are, how we assess, what we build.`,
	},
	contact: {
		path: "/contact",
		title: "Contact",
		description: `Ask for a free phone consultation. We call back within ${promises.answerHours} hours; the emergency line answers ${promises.emergencyHoursText}.`,
	},
	propertyAssessment: {
		path: "/property-assessment",
		aliases: ["/services/property-assessment"],
		title: "Property assessment",
		description:
			"An on-site wildfire assessment from roof to 100 ft: annotated photos, zone maps, a fire-readiness score and an insurance summary.",
	},
	homeHardening: {
		path: "/home-hardening",
		aliases: ["/services/home-hardening"],
		title: "Home hardening",
		description: `Close the ways embers get in: vents, eaves, roof, windows, siding and decks. Hardened homes are ${hardening.survival} more likely to survive.`,
	},
	fireSuppression: {
		path: "/fire-suppression-systems",
		aliases: ["/services/fire-suppression-systems"],
		title: "Fire suppression systems",
		description:
			"Pool-fed water cannons, pump, controller, sensors, solar and battery backup: automated, remotely controlled, with five ways online.",
	},
	vegetationManagement: {
		path: "/vegetation-management",
		aliases: ["/services/vegetation-management"],
		title: "Vegetation management",
		description: `Defensible space planned, cleared and kept to code in three rings: ${ringDistances} feet.`,
	},
	equipmentMaintenance: {
		path: "/equipment-maintenance",
		aliases: ["/services/equipment-maintenance"],
		title: "Equipment maintenance",
		description: `A system that is not tested is a hope. Maintenance at least ${maintenance.atLeast}, by a ${maintenance.points}-point plan.`,
	},
	maintenancePlan: {
		path: "/maintenance-plan",
		aliases: ["/pricing/maintenance-plan", "/maintenance"],
		title: "Maintenance plan",
		description: `${maintenanceAddOn.name} at ${maintenanceAddOn.price}: a ${maintenance.inspection}.`,
	},
	assessmentPricing: {
		path: "/pricing-assessment-reports",
		aliases: ["/pricing/assessment-reports"],
		title: "Assessment pricing",
		description: `Standard wildfire assessments from ${dollars(prices.standardAssessment.upTo2000)}, HOA parcel reports, suppression system planning and quarterly maintenance.`,
	},
	packageComparison: {
		path: "/pricing-automated-systems",
		aliases: ["/pricing/automated-systems"],
		title: "Package comparison",
		description:
			"Manual, Essentials and Elite suppression packages side by side: cannons, pump, water, hours, backup and price.",
	},
	testPlan: {
		path: "/maintenance-test-plan",
		aliases: ["/services/maintenance-test-plan"],
		title: "39-point test plan",
		description:
			"Twelve test phases and seven deliverable documents: what we check every quarter, point by point.",
	},
	calculator: {
		path: "/water-duration-calculator",
		aliases: ["/tools/water-duration-calculator"],
		title: "Water duration calculator",
		description:
			"How many hours your pool and tanks will feed your sprinklers, continuous and pulsed, and which pump that takes.",
	},
	watchDuty: {
		path: "/watch-duty",
		aliases: ["/tools/watchduty"],
		title: "Fire tracking",
		description: "The live wildfire map, and what to do when a fire is near.",
	},
	news: {
		path: "/news",
		title: "News",
		description: "What is written and filmed about defending homes from wildfire.",
	},
	partners: {
		path: "/partners",
		title: "Partners",
		description: "The makers and specialists whose equipment and advice stand in our systems.",
	},
	disclaimer: {
		path: "/disclaimer",
		title: "Disclaimer",
		description: "What our systems and advice can and cannot do. Last updated December 2024.",
	},
	privacy: {
		path: "/privacy-policy",
		title: "Privacy Policy",
		description: "What we collect, why, for how long, and how to have it deleted.",
	},
	terms: {
		path: "/terms-of-service",
		title: "Terms of Service",
		description: "The terms under which this site, its shop and its marketplace may be used.",
	},
	sampleReport: {
		path: "/sample-report",
		title: "Sample assessment report",
		description: "What a Ringline assessment report looks like, made from a fictional property.",
	},
} as const satisfies Record<string, SitePage>;

export const allSitePages: SitePage[] = Object.values(sitePages);
