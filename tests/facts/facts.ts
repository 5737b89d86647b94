// The facts that several texts state, how to find them in a text, and their one value.
import { company, contact, promises } from "#app/features/company/company.ts";
import {
	assessmentVisit,
	cannonSquareFeet,
	cannonThrowFeet,
	consultation,
	eliteTanks,
	hardening,
	pulse,
	tank,
	thermalTest,
} from "#app/features/company/figures.ts";
import { license } from "#app/features/company/license.ts";
import { maintenance } from "#app/features/company/maintenance.ts";
import { dollars, maintenanceAddOn, prices } from "#app/features/company/offers/prices.ts";
import { pumpRuntime, pumps } from "#app/features/company/offers/pumps.ts";

export type Fact = { name: string; find: RegExp; values: readonly string[] };

export const facts: readonly Fact[] = [
	{ name: "office hours", find: /\d+ AM ?[-–] ?\d+ PM/g, values: ["8 AM-6 PM"] },
	{
		name: "hours until we call back",
		find: /(?:call(?:s|ed)?(?: you)?(?: back)?|callback|contact you) within (\d+)/gi,
		values: [String(promises.answerHours)],
	},
	{
		name: "hours until we review an intake",
		find: /review your answers within (\d+)/gi,
		values: [String(promises.intakeReviewHours)],
	},
	{
		name: "minutes of emergency response",
		find: /emergency response (?:in )?(\d+) minutes/gi,
		values: [String(promises.emergencyMinutes)],
	},
	{
		name: "emergency line",
		find: /emergency line(?:, 24\/7|is|:|\s)*(\(\d{3}\) \d{3}-\d{4})/gi,
		values: [contact.emergencyPhone],
	},
	{ name: "office phone", find: /or call (\(\d{3}\) \d{3}-\d{4})/gi, values: [contact.businessPhone] },
	{
		name: "length of the free call",
		find: /(\d+)-minute (?:phone|video|call)/gi,
		values: [String(consultation.minutes)],
	},
	{
		name: "lowest price of a report",
		find: /(?:assessments?|report|visit)[^.$\n]{0,50}(?:from|starts at) (\$[\d,]+)/gi,
		values: [dollars(prices.standardAssessment.upTo2000)],
	},
	{
		name: "days until the report",
		find: /report[^.]{0,30}in (\w+ business days)/gi,
		values: [assessmentVisit.reportDays],
	},
	{
		name: "price of a maintenance visit",
		find: new RegExp(`${maintenanceAddOn.name}[^$.]{0,30}(\\$[\\d,]+)`, "g"),
		values: [maintenanceAddOn.price],
	},
	{ name: "points of the test", find: /\b(\d+)[- ]point\b/gi, values: [String(maintenance.points)] },
	{
		name: "phases of the test",
		find: /(?:in|all) (\d+|[a-z]+) phases/gi,
		values: [String(maintenance.phases), "twelve"],
	},
	{ name: "price of Manual", find: /Manual\s+from (\$[\d,]+)/g, values: [dollars(prices.packages.manual)] },
	{
		name: "price of Essentials",
		find: /Essentials\s+from (\$[\d,]+)/g,
		values: [dollars(prices.packages.essentials)],
	},
	{ name: "price of Elite", find: /Elite\s+from (\$[\d,]+)/g, values: [dollars(prices.packages.elite)] },
	{
		name: "hours of fuel",
		find: /(?:pump runs|\bruns|runtime:?) (\d+(?:\.\d+)?) hours/gi,
		values: [String(pumpRuntime.hours)],
	},
	{
		name: "most flow of the medium pump",
		find: /Medium (?:Fire Pump )?up to (\d+) GPM/g,
		values: [String(pumps.medium.maxGpm)],
	},
	{
		name: "most flow of the large pump",
		find: /Large (?:Fire Pump )?up to (\d+) GPM/g,
		values: [String(pumps.large.maxGpm)],
	},
	{ name: "width of a tank", find: /(\d+ ft(?: \d+ in)?) across/g, values: [tank.across] },
	{
		name: "coverage of a cannon",
		find: /covers?(?: also)? over ([\d,]+ sq ft)/gi,
		values: [cannonSquareFeet],
	},
	{ name: "throw of a mini", find: /an? (\d+) ft throw/gi, values: [String(cannonThrowFeet)] },
	{
		name: "pulse",
		find: /(\d+ min(?:utes)? on[^.\d]{1,6}\d+(?: min(?:utes)?)? off)/gi,
		values: [pulse.text, "5 minutes on and 10 off", "5 minutes on, 10 minutes off"],
	},
	{ name: "how much longer pulsed water lasts", find: /up to (\d)x/gi, values: [String(pulse.factor)] },
	{ name: "sources of the network", find: /(\d|\w+)-source network/gi, values: ["4"] },
	{ name: "ways online with satellite", find: /(\w+) ways online/gi, values: ["five"] },
	{ name: "chance of survival", find: /(up to \d+%) more likely to survive/gi, values: [hardening.survival] },
	{ name: "speed of embers", find: /(over \d+ mph)/gi, values: [hardening.emberSpeed] },
	{
		name: "distance of the thermal test",
		find: /heat source (?:at )?(\d+-\d+ ft)/gi,
		values: [thermalTest.text],
	},
	{
		name: "thermal sensors of a package",
		find: /(one|two|three|four|\d) thermal sensors/gi,
		values: ["two"],
	},
	{
		name: "tanks of Elite",
		find: /(one|two|three|four|five) (?:5,000[ -]gallon|connected) tanks/gi,
		values: [eliteTanks.count],
	},
	{
		name: "maintenance for a year",
		find: /(\$[\d,]+) a year/g,
		values: [dollars(4 * prices.quarterlyMaintenance)],
	},
	{ name: "day of the fires", find: /January (\d+), 2025/g, values: ["7"] },
	{
		name: "year of foundation",
		find: /(?:since|founded \w+ in) (\d{4})/gi,
		values: [String(company.foundedYear)],
	},
	{ name: "license number", find: /License #(\d+)/gi, values: [license.number] },
];

/** The values in a text that are not the fact's. */
export function wrongValues({ find, values }: Fact, text: string): string[] {
	return [...text.matchAll(find)]
		.map(([whole, value]) => value ?? whole)
		.filter((value) => !values.some((right) => right.toLowerCase() === value.toLowerCase()));
}
