// The groups of the shop, by the job a product does in a system.

export const groups = [
	{ id: "throw", name: "Water cannons", text: "Heads that throw the water." },
	{ id: "pump", name: "Pumps and hoses", text: "What moves the water to the heads." },
	{ id: "store", name: "Water supply", text: "Tanks, and gear that draws from a pool." },
	{ id: "control", name: "Sensors and control", text: "What sees a fire and starts the system." },
	{ id: "protect", name: "House protection", text: "Retardant and screens for the house itself." },
	{ id: "service", name: "Services", text: "Visits and reports at a fixed price." },
] as const;

/** Products of a remote store without a group we know are 'other'. */
export type GroupId = (typeof groups)[number]["id"] | "other";

export function groupName(id: GroupId): string {
	return groups.find((group) => group.id === id)?.name ?? "More";
}

/** Reads our ids and our names, and the words a store might use as a product type. */
export function readGroup(text: string | null | undefined): GroupId | null {
	const wanted = (text ?? "").trim().toLowerCase();
	if (!wanted) return null;
	if (wanted === "other") return "other";
	const known = groups.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
	return known?.id ?? WORDS.find(([word]) => wanted.includes(word))?.[1] ?? null;
}

const WORDS: [word: string, id: GroupId][] = [
	["cannon", "throw"],
	["sprinkler", "throw"],
	["pump", "pump"],
	["hose", "pump"],
	["tank", "store"],
	["sensor", "control"],
	["control", "control"],
	["retardant", "protect"],
	["vent", "protect"],
	["service", "service"],
	["assessment", "service"],
];
