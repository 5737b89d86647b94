// What a visitor could check, and what it rests on: a published source, a condition, or the arithmetic behind it.
// The page /how-we-know shows them all; every page that makes a claim links to it there.
import { capitalize } from "#app/ui/capitalize.ts";
import { promises } from "./company.ts";
import { cannonThrowFeet, hardening, pulse } from "./figures.ts";
import { CANNON_GPM, CANNON_PSI, pulseInches } from "./offers/water.ts";

export type ClaimId =
	| "survival"
	| "ember-speed"
	| "embers-first"
	| "vent-mesh"
	| "coverage"
	| "pulsed"
	| "insurance-credit"
	| "response"
	| "zone-0"
	| "sale-disclosure"
	| "clearance"
	| "new-buildings";

export type Claim = { claim: string; basis: string; link?: { text: string; address: string } };

/** When the sources below were last read. */
export const claimsChecked = "November 2026";

export const claims: Record<ClaimId, Claim> = {
	survival: {
		claim: `${capitalize(hardening.survival)} more likely to survive`,
		basis:
			"Our best case, for a house where all six categories are fixed. In a study of five California fires, hardening and defensible space together about doubled the share of homes that survive.",
		link: {
			text: "Zamanialaei and others, Nature Communications 16, 8041 (2025)",
			address: "https://doi.org/10.1038/s41467-025-63386-2",
		},
	},
	"ember-speed": {
		claim: `Embers at ${hardening.emberSpeed}`,
		basis: "Gusts on the ridges in the strongest Santa Ana storms.",
	},
	"embers-first": {
		claim: "Keeping embers out matters most",
		basis:
			"In reports on 40,000 California buildings, enclosed eaves and screened vents made the biggest difference.",
		link: {
			text: "Syphard and Keeley, Fire 2(3), 49 (2019)",
			address: "https://doi.org/10.3390/fire2030049",
		},
	},
	"vent-mesh": {
		claim: `Vent mesh ${hardening.ventMesh}`,
		basis:
			"The minimum for an existing vent. New homes in a fire hazard area need vents listed to ASTM E2886.",
	},
	coverage: {
		claim: "Over 20,000 sq ft for each water cannon",
		basis: `A full circle with an ${cannonThrowFeet} ft throw: ${cannonThrowFeet} × ${cannonThrowFeet} × 3.14. It needs ${CANNON_GPM} GPM at ${CANNON_PSI} PSI and still air. Wind, slope and trees make it smaller. One pulse is about ${pulseInches} inch of water.`,
	},
	pulsed: {
		claim: `Water lasts up to ${pulse.factor}x as long`,
		basis: `Pulsed water runs ${pulse.minutesOn} minutes out of every ${pulse.minutesOn + pulse.minutesOff}, so it uses a third of the water.`,
	},
	"insurance-credit": {
		claim: "No insurance credit for water systems",
		basis:
			"Neither Safer from Wildfires (10 CCR 2644.9) nor the FAIR Plan nor IBHS lists cannons or sprinklers.",
	},
	response: {
		claim: `Emergency response in ${promises.emergencyMinutes} minutes`,
		basis:
			"Connected to your system, or with Manual by phone. State law limits private crews near an active fire, so we don't send one.",
	},
	"zone-0": {
		claim: "Nothing that burns within 5 ft of the house",
		basis:
			"California calls this Zone 0. As of May 2026, the newest we found, the rules for existing homes were not final. Your local fire agency tells you what applies today.",
		link: {
			text: "Board of Forestry and Fire Protection",
			address: "https://bof.fire.ca.gov/projects-and-programs/defensible-space-zones-0-1-2",
		},
	},
	"sale-disclosure": {
		claim: "A pre-inspection report for a home sale",
		basis:
			"Under AB 38 (Civil Code 1102.19), sellers in a high or very high fire hazard zone must show proof of defensible space from CAL FIRE or the local agency.",
	},
	clearance: {
		claim: "100 ft of defensible space",
		basis:
			"Or up to your property line: by Public Resources Code 4291 in state responsibility areas, by Government Code 51182 in local Very High zones. The City of Los Angeles requires 200 ft in its Very High zone, the county up to 200 ft.",
	},
	"new-buildings": {
		claim: "Building new or rebuilding",
		basis: "Since January 1, 2026, Title 24 Part 7 applies in wildfire areas. Before that it was Chapter 7A.",
	},
};
