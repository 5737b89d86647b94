// Every service the site itself calls over HTTP, besides file storage (S3_ENDPOINT) and the webhooks that an owner
// enters (outbound.server.ts). A request goes only to the address in its setting. `off` ends the calls.
import { refuseInTransaction } from "../database/db.server.ts";
import { type Env, env } from "../env.server.ts";

const CAL_FIRE = "https://services1.arcgis.com/jUJYIo9tSA7EHvfZ/arcgis/rest/services";
const SHOPIFY_API_VERSION = "2026-04";

type Setting =
	| "GEOCODER_URL"
	| "HAZARD_ZONES_URL"
	| "WEATHER_ALERTS_URL"
	| "FIRE_PERIMETERS_URL"
	| "FIRE_MAP_CHECK_URL"
	| "TWILIO_API_URL"
	| "SHOPIFY_API_URL";
type Service = {
	setting: Setting;
	/** What is called while the setting is unset; empty when the service is not configured. */
	defaults(settings: Env): string[];
};

export const services = {
	geocoder: { setting: "GEOCODER_URL", defaults: () => ["https://photon.komoot.io/api/"] },
	hazardZones: {
		setting: "HAZARD_ZONES_URL",
		// State areas as adopted in 2024, local areas as recommended in 2025.
		defaults: () => [
			`${CAL_FIRE}/FHSZSRA_23_3/FeatureServer/0/query`,
			`${CAL_FIRE}/FHSALRA25_v1_All/FeatureServer/0/query`,
		],
	},
	weatherAlerts: {
		setting: "WEATHER_ALERTS_URL",
		defaults: () => ["https://api.weather.gov/alerts/active?area=CA"],
	},
	firePerimeters: {
		setting: "FIRE_PERIMETERS_URL",
		// Fires that began in California, simplified to about 100 yards: enough for a phone's map.
		defaults: () => [
			"https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services/WFIGS_Interagency_Perimeters_Current/FeatureServer/0/query?where=attr_POOState%3D%27US-CA%27&outFields=*&outSR=4326&maxAllowableOffset=0.001&geometryPrecision=4&f=geojson",
		],
	},
	fireMap: { setting: "FIRE_MAP_CHECK_URL", defaults: () => ["https://app.watchduty.org"] },
	sms: {
		setting: "TWILIO_API_URL",
		defaults: ({ TWILIO_ACCOUNT_SID }) => (TWILIO_ACCOUNT_SID ? ["https://api.twilio.com"] : []),
	},
	shop: {
		setting: "SHOPIFY_API_URL",
		defaults: ({ SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_API_VERSION: version = SHOPIFY_API_VERSION }) =>
			domain ? [`https://${domain}/api/${version}/graphql.json`] : [],
	},
} satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** Empty when the service is off or not configured. */
export function addressesOf(name: ServiceName): string[] {
	const { setting, defaults }: Service = services[name];
	const given = env()[setting];
	if (given === "off") return [];
	return given === undefined ? defaults(env()) : [given];
}

export function isServiceOn(name: ServiceName): boolean {
	return addressesOf(name).length > 0;
}

const MAX_REDIRECTS = 3;

/** Follows redirects within the same site only. Rejects when the service is off or the address is another's. */
export async function callService(
	name: ServiceName,
	address: string | URL,
	init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
	refuseInTransaction("Calling another service");
	let target = new URL(address);
	for (let redirects = 0; ; redirects++) {
		const isKnown = addressesOf(name).some((known) => new URL(known).origin === target.origin);
		if (!isKnown) throw new Error(`${target.origin} is not in ${services[name].setting}`);
		const response = await fetch(target, { ...init, redirect: "manual" });
		const location = response.headers.get("Location");
		const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304;
		if (!isRedirect || !location || (init.method ?? "GET") !== "GET") return response;
		await response.body?.cancel();
		if (redirects === MAX_REDIRECTS) throw new Error(`${target.origin} redirects too often`);
		target = new URL(location, target);
	}
}
