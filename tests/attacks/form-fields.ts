// The fields each action expects, so that an attack gets past the first check.
import { allFields } from "#app/features/intake/journey.ts";
import { allMeasures } from "#app/features/readiness/rules/measures.ts";

export type Fields = Record<string, string>;

const consultation: Fields = {
	firstName: "Ada",
	lastName: "Grove",
	email: "ada@homestead.example",
	phone: "(213) 555-0142",
	address: "12 Ridge Road, Altadena, CA 91001",
	message: "Please call.",
	topic: "Free phone consultation",
	submissionKey: "0123456789abcdef",
	fillTime: "9000",
	website: "",
};
const listing: Fields = {
	title: "Brass hose nozzle",
	description: "Hardly used.",
	category: "installation-supplies",
	location: "Altadena, CA",
	email: "ada@homestead.example",
	phone_number: "(213) 555-0142",
	whatsapp_number: "(213) 555-0142",
	submissionKey: "",
	begun: "1",
	token: "",
	photo: "",
	intent: "",
};
const intake: Fields = {
	...Object.fromEntries(allFields.map(({ name }) => [name, "3"])),
	primaryHomeownerName: "Maya Ortega",
	propertyAddress: "12 Ridge Road, Altadena, CA 91001",
	primaryEmail: "maya@ortega.example",
	primaryPhone: "(626) 555-0134",
	preferredContactMethod: "text",
	version: "0",
	go: "submit",
	continueEmail: "maya@ortega.example",
};

const BY_ADDRESS: [RegExp, Fields][] = [
	[/^\/contact/, consultation],
	[/^\/(post|edit)-product/, { ...listing, price: "120", is_free: "on" }],
	[/^\/(post|edit)-wanted/, { ...listing, budget: "120", urgency: "high" }],
	[
		/^\/readiness/,
		{
			...consultation,
			...Object.fromEntries(allMeasures.map(({ id }) => [id, "no"])),
			intent: "work",
			go: "report",
			checkId: "",
		},
	],
	[/\/report$/, { reason: "Not what it says.", category: "scam" }],
	[/\/message$/, { name: "Ada", email: "ada@homestead.example", message: "Is it still there?" }],
	[/^\/messages\//, { message: "Yes, it is.", intent: "reply", reason: "Rude" }],
	[
		/^\/alerts$/,
		{
			email: "ada@homestead.example",
			frequency: "instant",
			q: "pump",
			zip: "91001",
			radius: "10",
			condition: "used",
		},
	],
	[/^\/alerts\//, { token: "x".repeat(43), alert: "", intent: "stop", frequency: "daily" }],
	[/^\/appeal\//, { token: "x".repeat(43), reason: "It is mine." }],
	[/^\/marketplace\/saved/, { listing: "", intent: "save" }],
	[/^\/visit(\/|$)/, { slot: "2030-01-15T18:00:00Z", kind: "call", intent: "move", wantsText: "on" }],
	[
		/^\/admin\/visits/,
		{
			visit: "",
			intent: "rules",
			day: "2030-01-15",
			time: "10:00",
			until: "11:00",
			lastDay: "2030-01-16",
			who: "",
			note: "Training",
			back: "/admin/visits",
			seen: "",
			opens: "08:00",
			closes: "18:00",
			closedDays: "2030-12-24",
			area: "Los Angeles:1",
			offered: "call",
			minutes: "15",
			notice: "2",
			travel: "30",
			ahead: "45",
		},
	],
	[/^\/request\//, { message: "Here are the photos." }],
	[
		/^\/invitation/,
		{ token: "x".repeat(43), name: "Ada", password: "a wrong password", intent: "password", passkey: "{}" },
	],
	[/^\/admin\/staff/, { email: "ada@homestead.example", role: "office", intent: "invite", person: "" }],
	[/^\/admin\/account/, { name: "Ada", email: "ada@homestead.example", code: "000000", intent: "password" }],
	[/^\/admin\/templates/, { item: "", title: "Hello", text: "We call you back." }],
	[/^\/admin\/webhooks/, { url: "https://hooks.example/ringline", intent: "add", endpoint: "" }],
	[/^\/admin\/messages/, { thread: "", intent: "release" }],
	[/\/edit-link$/, { email: "ada@homestead.example" }],
	[/^\/renew/, { token: "x".repeat(43) }],
	[
		/^\/checkout$/,
		{ variantId: "ringline-variant-medium-fire-pump", quantity: "1", handle: "medium-fire-pump" },
	],
	[/^\/checkout\//, { ...consultation, city: "Altadena", state: "CA", postalCode: "91001" }],
	[/^\/intake-wizard/, intake],
	[/^\/admin\/moderate/, { intent: "flag", item: "", back: "/admin" }],
	[
		/^\/admin\/leads\//,
		{
			status: "contacted",
			from: "new",
			note: "Called back.",
			answer: "We call you.",
			assignee: "",
			nextAction: "Call",
			nextActionOn: "2030-01-15",
			seen: "",
			intent: "plan",
		},
	],
	[/^\/admin\/spam/, { lead: "" }],
	[/^\/admin\/deliveries/, { back: "/admin/overview" }],
	[/^\/admin$/, { password: "a wrong password", newPassword: "another wrong password" }],
];

export function knownFields(pattern: string): Fields | undefined {
	return BY_ADDRESS.find(([address]) => address.test(pattern))?.[1];
}

/** An unknown route is attacked with the field names of all others. */
export function fieldsFor(pattern: string): Fields {
	return knownFields(pattern) ?? Object.assign({}, ...BY_ADDRESS.map(([, fields]) => fields));
}

export const queryNames = [
	..."q tab category sort location after step token to id subject before deleted".split(" "),
	..."kind status clock topic message index _routes p version pool tanks sprinklers".split(" "),
	..."at address lat lon".split(" "),
	..."lead until key from day span".split(" "),
];
