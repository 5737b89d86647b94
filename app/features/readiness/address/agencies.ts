// Who inspects, and where to ask. Phones and pages of the agencies, with the date we last read them.
import type { Source } from "../rules/measure.ts";

export type Agency = {
	name: string;
	phone: string;
	source: Source;
};

const CHECKED = "2026-11-16";

export const agencies = {
	laCounty: {
		name: "Los Angeles County Fire Department, Brush Clearance Unit",
		phone: "(626) 969-2375",
		source: {
			name: "Los Angeles County Fire Department, fire hazard reduction",
			url: "https://fire.lacounty.gov/fire-hazard-reduction-programs/",
			checked: CHECKED,
		},
	},
	lafd: {
		name: "Los Angeles Fire Department, Brush Clearance Unit",
		phone: "(800) 994-4444",
		source: {
			name: "Los Angeles Fire Department, brush clearance",
			url: "https://www.lafd.org/fire-prevention/brush",
			checked: CHECKED,
		},
	},
	calFire: {
		name: "CAL FIRE, Office of the State Fire Marshal",
		phone: "(916) 633-7655",
		source: {
			name: "CAL FIRE, Fire Hazard Severity Zones",
			url: "https://osfm.fire.ca.gov/what-we-do/community-wildfire-preparedness-and-mitigation/fire-hazard-severity-zones",
			checked: CHECKED,
		},
	},
} as const satisfies Record<string, Agency>;

/** Cities of Los Angeles County with their own fire department. All others there are served by the county. */
export const ownDepartments: readonly string[] = [
	"Alhambra",
	"Arcadia",
	"Avalon",
	"Beverly Hills",
	"Burbank",
	"Compton",
	"Culver City",
	"Downey",
	"El Segundo",
	"Glendale",
	"La Habra Heights",
	"La Verne",
	"Long Beach",
	"Manhattan Beach",
	"Monrovia",
	"Montebello",
	"Monterey Park",
	"Pasadena",
	"Redondo Beach",
	"San Gabriel",
	"San Marino",
	"Santa Fe Springs",
	"Santa Monica",
	"Sierra Madre",
	"South Pasadena",
	"Torrance",
	"West Covina",
];
