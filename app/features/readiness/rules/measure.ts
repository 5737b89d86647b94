// The shape of one rule of the self-check. To change a rule, change its row in measures.ts.
import type { ServiceId } from "#app/features/company/offers/services.ts";
import type { RequirementId } from "./programs.ts";

/** Where you stand while you answer. The order is one walk around the house. */
export const places = [
	{
		id: "roof",
		title: "Roof and gutters",
		where: "Look up from the yard. You don't need a ladder.",
		ring: "house",
	},
	{
		id: "walls",
		title: "Walls, vents and windows",
		where: "Walk once around the house, close to the walls.",
		ring: "house",
	},
	{
		id: "zone0",
		title: "The first 5 feet",
		where: "Measure 5 feet out from the walls and from attached decks.",
		ring: "zone0",
	},
	{ id: "zone1", title: "5 to 30 feet", where: "About ten big steps out from the house.", ring: "zone1" },
	{
		id: "zone2",
		title: "30 to 100 feet",
		where: "Out to 100 feet, or to your property line.",
		ring: "zone2",
	},
	{
		id: "community",
		title: "Your neighborhood",
		where: "Nothing to check outside. If you aren't sure, ask a neighbor.",
		ring: "community",
	},
] as const;
export type PlaceId = (typeof places)[number]["id"];

/** What gets a score of its own: the house and the three rings around it, and the neighborhood. */
export const rings = [
	{ id: "house", name: "The house", distance: "roof and walls" },
	{ id: "zone0", name: "Zone 0", distance: "0-5 ft" },
	{ id: "zone1", name: "Zone 1", distance: "5-30 ft" },
	{ id: "zone2", name: "Zone 2", distance: "30-100 ft" },
	{ id: "community", name: "Neighborhood", distance: "beyond your lot" },
] as const;
export type RingId = (typeof rings)[number]["id"];

/** Where a rule is published. */
export type Source = {
	name: string;
	url: string;
	/** When we last read it, as 2026-11-16. */
	checked: string;
};

export type Measure = {
	/** The name of the radio group and the key of the stored answer. Never rename one. */
	id: string;
	place: PlaceId;
	/** Names the measure in tables: 'Class A roof'. */
	name: string;
	/** Always asked so that 'yes' is the safe answer. */
	question: string;
	why: string;
	howToCheck: string;
	/** The spot on the section drawing (ui/house-section.tsx) that 'Show me' zooms in on. */
	picture: { x: number; y: number; zoom: number; caption: string };
	/** The requirements it helps to meet. One that several measures share is met when all of them are. */
	meets: readonly RequirementId[];
	/** Share of the score. Our own judgment, with what lets embers in first. */
	weight: number;
	fix: {
		todo: string;
		/** US dollars for a typical single-family house, materials and labor. */
		cost: readonly [low: number, high: number];
		effort: "an hour" | "an afternoon" | "a weekend" | "a few days" | "a contractor's job";
		/** A capable owner can do it without a contractor. */
		diy: boolean;
	};
	ours?: { service: ServiceId; product?: string };
	source: Source;
};
