// The questionnaire as data: ten steps with their labels, options and limits.
import { promises } from "#app/features/company/company.ts";
import { tank } from "#app/features/company/figures.ts";
import { numerals } from "#app/ui/numerals.ts";
import {
	type ChoiceField,
	type Condition,
	type Field,
	type FileType,
	OTHER,
	REBUILDING,
	type Step,
	type TextField,
} from "./field.ts";

/** Phones save a photo of a plan as HEIC or WebP. The file picker does not offer those types, but we accept them. */
const PLANS: readonly FileType[] = ["pdf", "jpeg", "png", "dwg", "heic", "webp"];
const IMAGES: readonly FileType[] = ["jpeg", "png", "webp", "heic", "avif"];

const sameLabel = (value: string) => ({ value, label: value });
const yes = (field: string): Condition => ({ field, is: "yes" });

const contactMethods: ChoiceField["options"] = [
	{ value: "call", label: "Call" },
	{ value: "text", label: "Text" },
	{ value: "email", label: "Email" },
];

const roofTypes: ChoiceField["options"] = [
	"Composition Shingle",
	"Tile – Clay or Concrete",
	"Metal",
	"Wood Shake/Shingle",
	"Flat / Low-Slope",
	"Foam",
	"Slate",
	"Synthetic / Composite",
	OTHER,
].map(sameLabel);

function vendor(key: string, title: string): TextField[] {
	const name = `preferredVendors.${key}`;
	return [
		{ kind: "text", name: `${name}.name`, label: `${title}: name`, half: true },
		{ kind: "text", type: "tel", name: `${name}.phone`, label: `${title}: phone`, half: true },
	];
}

function priority(key: string, label: string): Field {
	return { kind: "priority", name: `priorities.${key}`, label };
}

export const steps: readonly Step[] = [
	{
		number: 1,
		title: "Property Information",
		intro: "Tell us who owns the property, where it is and how to reach you.",
		fields: [
			{
				kind: "text",
				name: "primaryHomeownerName",
				label: "Primary homeowner name",
				required: "Enter the primary homeowner's name",
				autoComplete: "name",
				half: true,
			},
			{ kind: "text", name: "spousePartnerName", label: "Spouse or partner name", half: true },
			{
				kind: "address",
				name: "propertyAddress",
				label: "Property address",
				hint: "Street, city and ZIP code.",
				required: "Enter the property address",
			},
			{
				kind: "choice",
				name: REBUILDING,
				label: "The house today",
				options: [
					{ value: "no", label: "It stands" },
					{ value: "yes", label: "I'm rebuilding" },
				],
				note: "Answer for the house you plan, and leave blank what isn't decided or isn't there anymore. Since January 1, 2026, new houses in wildfire areas follow California's Title 24 Part 7.",
			},
			{
				kind: "text",
				type: "email",
				name: "primaryEmail",
				label: "Primary email",
				required: "Enter an email address for the confirmation",
				autoComplete: "email",
				half: true,
			},
			{
				kind: "text",
				type: "email",
				name: "spousePartnerEmail",
				label: "Spouse or partner email",
				half: true,
			},
			{
				kind: "text",
				type: "tel",
				name: "primaryPhone",
				label: "Primary phone",
				required: "Enter a phone number where we can reach you",
				autoComplete: "tel",
				half: true,
			},
			{ kind: "text", type: "tel", name: "spousePartnerPhone", label: "Spouse or partner phone", half: true },
			{
				kind: "choice",
				name: "preferredContactMethod",
				label: "Preferred contact method",
				required: "Choose how we should contact you",
				options: contactMethods,
			},
			{
				kind: "consent",
				name: "smsConsent",
				label: "Text a confirmation to the primary phone",
				hint: "One message when we receive this form. Message rates may apply. Reply STOP to opt out.",
			},
			{ kind: "yes-no", name: "isPrimaryResidence", label: "Is this your primary residence?", half: true },
			{ kind: "yes-no", name: "liveYearRound", label: "Do you live there year-round?", half: true },
			{
				kind: "text",
				name: "emergencyContact",
				label: "Emergency contact",
				hint: "Name and phone of someone we can call if we can't reach you.",
			},
		],
	},
	{
		number: 2,
		title: "Structural Information",
		intro: "Tell us about the buildings and their roofs.",
		introIfRebuilding:
			"Tell us about the buildings you plan. All of this is optional, and the plans help us most. New houses in wildfire areas follow Title 24 Part 7.",
		fields: [
			{
				kind: "files",
				name: "roofPlansFile",
				label: "Roof plans",
				hint: "Drawings, or photos of them.",
				accept: PLANS,
			},
			{
				kind: "integer",
				name: "homeSquareFootage",
				label: "Home square footage",
				unit: "sq ft",
				half: true,
			},
			{
				kind: "integer",
				name: "structuresCount",
				label: "Number of structures",
				hint: "House, garage, barn, guest house.",
				half: true,
			},
			{
				kind: "long-text",
				name: "garageAccess",
				label: "Garage access",
				hint: "Attached or detached, door width. Don't write codes here.",
				rows: 3,
			},
			{
				kind: "long-text",
				name: "existingIrrigation",
				label: "Existing irrigation",
				hint: "Lawn, drip, roof or perimeter sprinklers you already have.",
				rows: 3,
			},
			{
				kind: "choices",
				name: "roofTypes",
				label: "Roof types",
				hint: "Choose all that apply.",
				options: roofTypes,
			},
			{
				kind: "text",
				name: "otherRoofType",
				label: "Other roof type",
				showWhen: { field: "roofTypes", is: OTHER },
			},
		],
	},
	{
		number: 3,
		title: "Water Supply",
		intro:
			"How long a system can run depends on the water you store. City water often loses pressure in a fire.",
		introIfRebuilding:
			"How long a system can run depends on the water you store. Name a pool or tank that is still there, or one that you plan.",
		fields: [
			{ kind: "yes-no", name: "hasPool", label: "Do you have a pool?" },
			{
				kind: "long-text",
				name: "poolDetails",
				label: "Pool details",
				hint: "Length x width x average depth in feet, such as 32 x 16 x 5. Or the gallons, if you know them.",
				rows: 3,
				showWhen: yes("hasPool"),
			},
			{ kind: "yes-no", name: "hasWaterTank", label: "Do you have a water tank?" },
			{
				kind: "integer",
				name: "waterTankSize",
				label: "Water tank size",
				unit: "gallons",
				half: true,
				showWhen: yes("hasWaterTank"),
			},
			{
				kind: "integer",
				name: "waterTankDistance",
				label: "Distance from tank to house",
				unit: "ft",
				half: true,
				showWhen: yes("hasWaterTank"),
			},
			{
				kind: "integer",
				name: "cityWaterPressure",
				label: "City water pressure",
				hint: "A hose bib gauge from a hardware store shows it.",
				unit: "PSI",
			},
			{
				kind: "files",
				name: "hoseBibsPhotos",
				label: "Hose bib photos",
				hint: "One photo of each outdoor faucet and the wall around it.",
				accept: IMAGES,
			},
			{
				kind: "long-text",
				name: "yardSpaceTank",
				label: "Yard space for a tank",
				hint: `A ${numerals(tank.gallons)}-gallon tank is ${tank.across} across and needs a level pad ${tank.pad} wide.`,
				rows: 3,
			},
		],
	},
	{
		number: 4,
		title: "Power & Backup",
		intro: "Power often fails before the fire arrives, so we plan without the grid.",
		fields: [
			{ kind: "yes-no", name: "hasGenerator", label: "Do you have a generator?" },
			{
				kind: "text",
				name: "generatorBrand",
				label: "Generator brand and model",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "text",
				name: "generatorFuelType",
				label: "Fuel type",
				hint: "Natural gas, propane, diesel, gasoline.",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "integer",
				name: "generatorVoltage",
				label: "Voltage",
				unit: "V",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "integer",
				name: "generatorAmps",
				label: "Amps",
				unit: "A",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "integer",
				name: "generatorRuntime",
				label: "Longest continuous run",
				unit: "hours",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "integer",
				name: "generatorRuntimeTank",
				label: "Runtime on a full tank",
				unit: "hours",
				half: true,
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "yes-no",
				name: "generatorAutoStart",
				label: "Does it start by itself when the power goes out?",
				showWhen: yes("hasGenerator"),
			},
			{
				kind: "text",
				name: "electricalPanelLocation",
				label: "Electrical panel location",
				hint: "For example: garage, north wall.",
			},
			{ kind: "yes-no", name: "hasSolarBattery", label: "Do you have solar or a battery?" },
			{
				kind: "yes-no",
				name: "solarRoofMounted",
				label: "Are the panels on the roof?",
				showWhen: yes("hasSolarBattery"),
			},
			{
				kind: "text",
				name: "solarCapacity",
				label: "Solar and battery capacity",
				hint: "For example: 8 kW panels, 13.5 kWh battery.",
				showWhen: yes("hasSolarBattery"),
			},
		],
	},
	{
		number: 5,
		title: "Tech & Communication",
		intro: "How the controller can get online and reach you.",
		fields: [
			{ kind: "text", name: "internetProviders", label: "Internet providers" },
			{
				kind: "text",
				name: "cellularNetworks",
				label: "Cellular networks with reception",
				hint: "Check at the house, not on the road.",
			},
			{ kind: "yes-no", name: "hasLandline", label: "Is there a landline?", half: true },
			{
				kind: "yes-no",
				name: "wantsNotifications",
				label: "Do you want notifications from the system?",
				half: true,
			},
		],
	},
	{
		number: 6,
		title: "Permitting, HOA & Vendors",
		intro: "Who has to approve the work, and who you'd like to do it.",
		fields: [
			{
				kind: "long-text",
				name: "hoaApprovalProcess",
				label: "HOA approval process",
				hint: "Leave blank if you don't have an HOA.",
				rows: 3,
			},
			{
				kind: "long-text",
				name: "accessRestrictions",
				label: "Access restrictions",
				hint: "Gates, work hours, narrow roads. Don't write codes here.",
				rows: 3,
			},
			...vendor("plumber", "Plumber").map((field, index) =>
				index === 0 ? { ...field, group: "Preferred vendors" } : field,
			),
			...vendor("electrician", "Electrician"),
			...vendor("gardener", "Gardener"),
			...vendor("poolContractor", "Pool contractor"),
			{
				kind: "long-text",
				name: "propertyRestrictions",
				label: "Property restrictions",
				hint: "Easements, protected trees, setbacks.",
				rows: 3,
				group: "The property",
			},
		],
	},
	{
		number: 7,
		title: "Site Layout & Access",
		intro: "Show us the house and the land around it.",
		introIfRebuilding: "Show us the lot and the land around it. Photos of the house are optional.",
		fields: [
			{
				kind: "files",
				name: "sitePhotos",
				label: "Site photos",
				hint: "All four sides of the house, the slopes and where equipment could go.",
				accept: PLANS,
			},
			{ kind: "long-text", name: "steepTerrainAreas", label: "Steep terrain areas", rows: 3 },
			{
				kind: "long-text",
				name: "preferredEquipmentLocation",
				label: "Preferred equipment location",
				rows: 3,
			},
		],
	},
	{
		number: 8,
		title: "Fire Risk & Insurance",
		intro: "Fires near your property, and what your insurer says.",
		fields: [
			{
				kind: "long-text",
				name: "wildfireHistory",
				label: "Wildfire history",
				hint: "Fires nearby: which years, and from which direction.",
				rows: 4,
			},
			{ kind: "long-text", name: "fireInsuranceConcerns", label: "Fire insurance concerns", rows: 4 },
			{
				kind: "long-text",
				name: "calFireInspections",
				label: "CAL FIRE inspections",
				hint: "Or by LA County Fire or LAFD: when, and what they found.",
				rows: 4,
			},
		],
	},
	{
		number: 9,
		title: "System Expectations",
		intro: "1 is most important, 5 is least important. Anything you don't touch stays unranked.",
		fields: [
			priority("structureProtection", "Structure protection"),
			priority("perimeterSaturation", "Perimeter saturation"),
			priority("cityWaterOnly", "City water use only"),
			priority("fullAutomation", "Full automation and remote access via mobile app"),
			priority("budgetAwareness", "Budget awareness / phased approach"),
			{ kind: "long-text", name: "systemGoals", label: "Other notes on system goals", rows: 4 },
			{ kind: "long-text", name: "fireProneZones", label: "Any fire-prone zones or terrain", rows: 4 },
		],
	},
	{
		number: 10,
		title: "Additional Notes",
		intro: "Anything we didn't ask about.",
		fields: [{ kind: "long-text", name: "additionalNotes", label: "Additional Notes or Questions", rows: 6 }],
	},
];

/** `sms`: text messages are available, so the panel may promise one. */
export function whatHappensNext({ sms }: { sms: boolean }): readonly string[] {
	return [
		`We review your answers within ${promises.intakeReviewHours} hours, counted from our next business morning.`,
		sms
			? "You get an email, and a text if you asked for one, confirming that we received them."
			: "You get an email confirming that we received them.",
		"Our team contacts you to schedule a property assessment.",
		"A custom suppression system design follows.",
	];
}
