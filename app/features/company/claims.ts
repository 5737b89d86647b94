// What a visitor could check, and what it rests on: a published source, a condition, or the arithmetic behind it.
import { promises } from "./company.ts";
import { assessmentVisit, cannonThrowFeet, hardening, pulse } from "./figures.ts";
import { CANNON_GPM, CANNON_PSI } from "./offers/water.ts";

export type ClaimId =
	| "survival"
	| "ember-speed"
	| "embers-first"
	| "vent-mesh"
	| "coverage"
	| "pulsed"
	| "call-back"
	| "response"
	| "report"
	| "zone-0"
	| "sale-disclosure"
	| "clearance";

export type Claim = { claim: string; basis: string; link?: { text: string; address: string } };

/** When the sources below were last read. */
export const claimsChecked = "November 2026";

export const claims: Record<ClaimId, Claim> = {
	survival: {
		claim: `${capital(hardening.survival)} more likely to survive`,
		basis:
			"This is our best case, for a house where all six categories are fixed. It isn't a forecast for your house. A UC Berkeley study of five California fires found that hardening and defensible space together can double the number of homes that survive.",
		link: {
			text: "Zamanialaei and others, Nature Communications 16, 8041 (2025)",
			address: "https://doi.org/10.1038/s41467-025-63386-2",
		},
	},
	"ember-speed": {
		claim: `Embers at ${hardening.emberSpeed}`,
		basis:
			"Embers move with the wind. In the strongest Santa Ana storms, gusts pass 100 mph on the ridges. On most days, embers move much more slowly.",
	},
	"embers-first": {
		claim: "Embers start most house fires in a wildfire",
		basis:
			"Inspectors' reports on more than 40,000 California buildings show that enclosed eaves, screened vents and double-pane windows made the biggest difference. All three keep embers out.",
		link: {
			text: "Syphard and Keeley, Fire 2(3), 49 (2019)",
			address: "https://doi.org/10.3390/fire2030049",
		},
	},
	"vent-mesh": {
		claim: `Vent mesh ${hardening.ventMesh}`,
		basis:
			"For an existing vent, 1/8-inch metal mesh is the minimum and 1/16 inch is better. New homes in a fire hazard area need vents listed to ASTM E2886.",
	},
	coverage: {
		claim: "Over 20,000 sq ft for each water cannon",
		basis: `A full circle with an ${cannonThrowFeet} ft throw: ${cannonThrowFeet} × ${cannonThrowFeet} × 3.14. It needs ${CANNON_GPM} GPM at ${CANNON_PSI} PSI and still air. Wind, slope and trees make the circle smaller.`,
	},
	pulsed: {
		claim: `Water lasts up to ${pulse.factor}x as long`,
		basis: `Pulsed water runs ${pulse.minutesOn} minutes out of every ${pulse.minutesOn + pulse.minutesOff}, so it uses a third of the water.`,
	},
	"call-back": {
		claim: `A callback within ${promises.answerHours} business hours`,
		basis: `We count business hours, ${promises.hoursText}, except federal holidays. If you write at night, the clock starts when we open. You see the exact time when you send the form.`,
	},
	response: {
		claim: `Emergency response in ${promises.emergencyMinutes} minutes`,
		basis:
			"For owners of our systems: a technician on the phone, connected to your system. State law limits private crews near an active fire, so we don't send one.",
	},
	report: {
		claim: `Your report in ${assessmentVisit.reportDays}`,
		basis: "Counted from the day of the visit, for a standard assessment.",
	},
	"zone-0": {
		claim: "Nothing that burns within 5 ft of the house",
		basis:
			"California calls this Zone 0. The state's rules for existing homes were not final in May 2026. Your local fire agency tells you what applies today.",
	},
	"sale-disclosure": {
		claim: "A pre-inspection report for a home sale",
		basis:
			"Under AB 38 (Civil Code 1102.19), sellers in a high or very high fire hazard zone must show proof of defensible space. CAL FIRE or your local agency does that inspection. Ours gets you ready for it.",
	},
	clearance: {
		claim: "100 ft of defensible space",
		basis:
			"State law requires 100 ft, or up to your property line (Public Resources Code 4291). Los Angeles County and LAFD may require up to 200 ft and shorter grass. Your local agency decides.",
	},
};

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
