// What a household needs when it has to leave, as its members wrote it down. It stays on their device.

type CardField = {
	name: string;
	label: string;
	hint?: string;
	/** A telephone number. */
	phone?: true;
	/** Several lines. */
	long?: true;
};
type CardSection = { title: string; fields: readonly CardField[] };

export const MAX_FIELD_CHARACTERS = 300;

export const SECTIONS = [
	{
		title: "Where to go",
		fields: [
			{
				name: "zone",
				label: "Evacuation zone",
				hint: "Look it up at protect.genasys.com. Names differ by place.",
			},
			{
				name: "routeA",
				label: "First way out",
				hint: "List the streets in order until you're out of the hills.",
				long: true,
			},
			{ name: "routeB", label: "Second way out", hint: "For when the first one is closed.", long: true },
			{ name: "meetingPoint", label: "Meeting point" },
		],
	},
	{
		title: "Who to call",
		fields: [
			{ name: "contact1", label: "First contact", hint: "Someone who lives outside the area." },
			{ name: "phone1", label: "First contact's phone", phone: true },
			{ name: "contact2", label: "Second contact" },
			{ name: "phone2", label: "Second contact's phone", phone: true },
		],
	},
	{
		title: "Shutoffs",
		fields: [
			{ name: "gas", label: "Gas", hint: "Where the valve is, and the tool it needs." },
			{ name: "water", label: "Water", hint: "Leave it on if your system runs on it." },
			{ name: "power", label: "Power" },
			{ name: "propane", label: "Propane" },
		],
	},
	{
		title: "People and animals",
		fields: [
			{ name: "pets", label: "Pets", hint: "Names, carriers and who takes each one.", long: true },
			{ name: "medication", label: "Medication", hint: "What, how much, where it is.", long: true },
		],
	},
	{
		title: "Your system",
		fields: [
			{
				name: "startByHand",
				label: "How to start it by hand",
				hint: "Your steps: fuel on, valve open, start the pump, open each zone.",
				long: true,
			},
		],
	},
] as const satisfies readonly CardSection[];

export type FieldName = (typeof SECTIONS)[number]["fields"][number]["name"];

export const FIELDS: readonly (CardField & { name: FieldName })[] = SECTIONS.flatMap(
	(section): readonly (CardField & { name: FieldName })[] => section.fields,
);

export const GO_BAG = [
	"Water, 1 gallon per person per day",
	"Food for three days",
	"Medication and prescriptions",
	"Glasses, hearing aids and batteries",
	"Papers: ID, insurance, house deed",
	"Cash and credit cards",
	"Phone, charger and power bank",
	"Flashlight and radio",
	"First-aid kit",
	"N95 masks and goggles",
	"Long cotton pants, long sleeves and sturdy shoes",
	"Food, leash and carrier for pets",
] as const;

export type Card = {
	answers: Partial<Record<FieldName, string>>;
	/** Places in GO_BAG of what is packed. */
	packed: number[];
};

export const EMPTY_CARD: Card = { answers: {}, packed: [] };

/** Never throws: anything damaged or unknown is left out. */
export function readCard(value: unknown): Card {
	const { answers, packed } = (value ?? {}) as { answers?: unknown; packed?: unknown };
	const typed = (typeof answers === "object" && answers ? answers : {}) as Record<string, unknown>;
	const entries = FIELDS.flatMap(({ name }) => {
		const text = typed[name];
		return typeof text === "string" && text.trim() ? [[name, text.slice(0, MAX_FIELD_CHARACTERS)]] : [];
	});
	const places = Array.isArray(packed) ? packed : [];
	return {
		answers: Object.fromEntries(entries),
		packed: GO_BAG.map((_, place) => place).filter((place) => places.includes(place)),
	};
}

export function isEmpty(card: Card): boolean {
	return Object.keys(card.answers).length === 0 && card.packed.length === 0;
}

/** The card as plain text, for a mail. */
export function cardText(card: Card, emergencyLine: string): string {
	const sections = SECTIONS.map(({ title, fields }) => {
		const lines = fields.flatMap(({ name, label }) =>
			card.answers[name] ? [`${label}: ${card.answers[name]}`] : [],
		);
		return lines.length > 0 ? `${title}\n${lines.join("\n")}\n\n` : "";
	});
	const missing = GO_BAG.filter((_, place) => !card.packed.includes(place));
	return `${sections.join("")}Go bag: ${card.packed.length} of ${GO_BAG.length} packed${
		missing.length > 0 ? `\nStill to pack: ${missing.join("; ")}` : ""
	}\n\nEmergency: 911\nRingline emergency line: ${emergencyLine}\n`;
}
