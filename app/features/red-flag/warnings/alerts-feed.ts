// Reads the National Weather Service's alerts. Only what the banner shows is kept, and every text has a limit.
import { z } from "zod";
import type { Feed } from "../feed/feed.ts";
import { ourCounties } from "./counties.ts";
import { isAboutFire, type Warning } from "./warning.ts";

const MAX_ALERTS = 5_000;
const MAX_WARNINGS = 60;

const text = (max: number) =>
	z
		.string()
		.nullish()
		.transform((value) => (value ?? "").replace(/\s+/g, " ").trim().slice(0, max));
const moment = z.iso.datetime({ offset: true }).nullish().catch(null);
const codes = z.array(z.string().max(12)).max(2_000).catch([]);

const alertSchema = z.object({
	id: z.string().min(1).max(500),
	status: z.string(),
	messageType: z.string(),
	event: z.string().min(1).max(100),
	areaDesc: text(4_000),
	headline: text(2_000),
	description: text(20_000),
	instruction: text(10_000),
	onset: moment,
	expires: moment,
	ends: moment,
	geocode: z.object({ SAME: codes, UGC: codes }).catch({ SAME: [], UGC: [] }),
	references: z
		.array(z.object({ identifier: z.string().max(500) }))
		.max(500)
		.catch([]),
	parameters: z.object({ AWIPSidentifier: z.array(z.string().max(20)).max(5).catch([]) }).catch({
		AWIPSidentifier: [],
	}),
});
type Alert = z.infer<typeof alertSchema>;

const feedSchema = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

export const alertsFeed: Feed<Warning> = {
	name: "weather-alerts",
	readerVersion: 1,
	read(body) {
		const alerts = feedSchema.parse(body).features.slice(0, MAX_ALERTS).flatMap(readAlert);
		// A warning that a later message names is over: canceled, or replaced by that message.
		const replaced = new Set(alerts.flatMap((alert) => alert.references.map(({ identifier }) => identifier)));
		return alerts
			.filter((alert) => alert.messageType === "Alert" || alert.messageType === "Update")
			.filter((alert) => !replaced.has(alert.id))
			.flatMap(toWarning)
			.slice(0, MAX_WARNINGS);
	},
};

/** Tests, exercises and drafts are left out before anything else, so that none of them cancels a real warning. */
function readAlert(feature: unknown): Alert[] {
	const properties = (feature as { properties?: unknown } | null)?.properties;
	const parsed = alertSchema.safeParse(properties);
	return parsed.success && parsed.data.status === "Actual" ? [parsed.data] : [];
}

function toWarning(alert: Alert): Warning[] {
	const words = `${alert.headline} ${alert.description} ${alert.instruction}`;
	if (!isAboutFire(alert.event, words)) return [];
	const { SAME, UGC } = alert.geocode;
	const counties = ourCounties({ same: SAME, ugc: UGC, text: alert.areaDesc });
	const expires = alert.expires ?? alert.ends;
	if (counties.length === 0 || !expires) return [];
	return [
		{
			event: alert.event,
			counties,
			areas: alert.areaDesc.slice(0, 300),
			onset: alert.onset ?? null,
			ends: alert.ends ?? expires,
			expires,
			link: sourceLink(alert.parameters.AWIPSidentifier[0]),
		},
	];
}

/** The office's own text, such as RFWLOX: product RFW of the office LOX. The alert's id leads to raw data. */
function sourceLink(product: string | undefined): string {
	const [, kind, office] = /^([A-Z]{3})([A-Z]{3})$/.exec(product ?? "") ?? [];
	if (!kind || !office) return "https://www.weather.gov/";
	return `https://forecast.weather.gov/product.php?site=${office}&issuedby=${office}&product=${kind}`;
}
