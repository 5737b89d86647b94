// The categories of the marketplace. Slugs are stored and used in URLs, so never rename one.
import {
	Beaker,
	Briefcase,
	Building,
	Cpu,
	Droplet,
	Flame,
	House,
	type IconNode,
	Radar,
	Recycle,
	Sun,
	Truck,
	Warehouse,
	Waves,
	Wrench,
} from "lucide";

export const categories = [
	{
		slug: "fire-suppression-hardware",
		name: "Fire Suppression Hardware",
		icon: Flame,
		description: "Water cannons, roof sprinklers, nozzles, monitors and hose reels.",
	},
	{
		slug: "pumps-and-water-supply",
		name: "Pumps & Water Supply",
		icon: Droplet,
		description: "Electric and engine-driven pumps, tanks, suction hose, strainers and hydrants.",
	},
	{
		slug: "controllers-and-smart-tech",
		name: "Controllers & Smart Tech",
		icon: Cpu,
		description: "Controllers, smart valves, remote starters, gateways and modems.",
	},
	{
		slug: "sensors-and-detection",
		name: "Sensors & Detection",
		icon: Radar,
		description: "Flame, heat and smoke sensors, cameras, weather stations and alarms.",
	},
	{
		slug: "installation-supplies",
		name: "Installation Supplies",
		icon: Wrench,
		description: "Pipe, fittings, valves, brackets, wire, clamps and the tools to install them.",
	},
	{
		slug: "used-and-salvage",
		name: "Used & Salvage",
		icon: Recycle,
		description: "Used and salvaged parts, sold as is.",
	},
	{
		slug: "services-and-support",
		name: "Services & Support",
		icon: Briefcase,
		description: "Installation, brush clearing, pump repair, design and inspection by the hour.",
	},
	{
		slug: "retardants-and-fluids",
		name: "Fire Retardants & Fluids",
		icon: Beaker,
		description: "Gel, foam concentrate, long-term retardant and the gear to mix it.",
	},
	{
		slug: "residential-systems",
		name: "Residential Systems",
		icon: House,
		description: "Complete kits for one house: pump, pipe, heads and control.",
	},
	{
		slug: "commercial-ranch-systems",
		name: "Commercial & Ranch Systems",
		icon: Warehouse,
		description: "Large systems for ranches, vineyards, schools and businesses.",
	},
	{
		slug: "off-grid-systems",
		name: "Off-Grid & Solar-Compatible",
		icon: Sun,
		description: "Solar, batteries, inverters and pumps that run without the utility.",
	},
	{
		slug: "pool-based-systems",
		name: "Pool-Based Systems",
		icon: Waves,
		description: "Pumps, suction kits and carts that draw from a swimming pool.",
	},
	{
		slug: "city-water-systems",
		name: "City Water Systems",
		icon: Building,
		description: "Boosters, backflow preventers and sprinklers on the city main.",
	},
	{
		slug: "mobile-trailer-units",
		name: "Mobile or Trailer Units",
		icon: Truck,
		description: "Skid units, trailers and pickups with tank and pump.",
	},
] as const satisfies readonly { slug: string; name: string; icon: IconNode; description: string }[];

export type CategorySlug = (typeof categories)[number]["slug"];
export const categorySlugs = categories.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]];
export const defaultCategory: CategorySlug = "installation-supplies";
/** Offers of work, where California asks for a contractor's license. */
export const SERVICES: CategorySlug = "services-and-support";

const bySlug = new Map<string, (typeof categories)[number]>(
	categories.map((category) => [category.slug, category]),
);

/** Falls back to the slug, so that a listing in a retired category still has a name. */
export function categoryName(slug: string): string {
	return bySlug.get(slug)?.name ?? slug;
}

export function categoryIcon(slug: string): IconNode {
	return bySlug.get(slug)?.icon ?? Wrench;
}

export function isCategory(slug: string): slug is CategorySlug {
	return bySlug.has(slug);
}
