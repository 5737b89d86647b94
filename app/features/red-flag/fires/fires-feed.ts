// Reads the interagency perimeters of current wildfires (WFIGS). What is shown is kept, and everything has a limit.
import { z } from "zod";
import type { Feed } from "../feed/feed.ts";
import type { Fire, Point } from "./fire.ts";

/** Of cached pages that show fires. */
export const FIRES_TAG = "fires";

const MAX_FEATURES = 5_000;
const MAX_FIRES = 300;
const MAX_RINGS = 12;
const MAX_POINTS = 240;

const text = z
	.string()
	.nullish()
	.catch(null)
	.transform((value) => value?.replace(/\s+/g, " ").trim().slice(0, 80) || null);
const amount = z.number().min(0).max(50_000_000).nullish().catch(null);
const percent = z.number().min(0).max(100).nullish().catch(null);
/** ArcGIS writes times as milliseconds, some of its copies as text. */
const moment = z
	.union([z.number(), z.string()])
	.nullish()
	.catch(null)
	.transform((value) => (value ? new Date(value).getTime() || null : null));

const fireSchema = z.object({
	poly_IncidentName: text,
	attr_IncidentName: text,
	poly_GISAcres: amount,
	attr_IncidentSize: amount,
	attr_PercentContained: percent,
	attr_POOCounty: text,
	attr_IncidentTypeCategory: text,
	attr_IrwinID: text,
	poly_DateCurrent: moment,
	attr_ModifiedOnDateTime_dt: moment,
	attr_FireOutDateTime: moment,
});

const feedSchema = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

export const firesFeed: Feed<Fire> = {
	name: "fire-perimeters",
	readerVersion: 1,
	read(body) {
		const fires = new Map<string, Fire>();
		for (const feature of feedSchema.parse(body).features.slice(0, MAX_FEATURES)) {
			const fire = readFire(feature);
			const known = fire && fires.get(fire.id);
			if (fire && !(known && (known.updatedAt ?? "") > (fire.updatedAt ?? ""))) fires.set(fire.id, fire);
		}
		return [...fires.values()].sort((a, b) => (b.acres ?? 0) - (a.acres ?? 0)).slice(0, MAX_FIRES);
	},
};

function readFire(feature: unknown): Fire | null {
	const { properties, geometry } = (feature ?? {}) as { properties?: unknown; geometry?: unknown };
	const parsed = fireSchema.safeParse(properties);
	if (!parsed.success) return null;
	const facts = parsed.data;
	const isPrescribedBurn = facts.attr_IncidentTypeCategory === "RX";
	const name = facts.poly_IncidentName ?? facts.attr_IncidentName;
	if (!name || isPrescribedBurn || facts.attr_FireOutDateTime) return null;
	const updated = Math.max(facts.poly_DateCurrent ?? 0, facts.attr_ModifiedOnDateTime_dt ?? 0);
	const rings = readRings(geometry);
	return {
		id: facts.attr_IrwinID ?? `${name} ${rings[0]?.[0] ?? ""}`,
		name,
		acres: facts.poly_GISAcres ?? facts.attr_IncidentSize ?? null,
		containedPercent: facts.attr_PercentContained ?? null,
		county: facts.attr_POOCounty,
		updatedAt: updated > 0 ? new Date(updated).toISOString() : null,
		rings,
	};
}

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown());
const polygon = z.array(z.array(position)).min(1);
const geometrySchema = z.union([
	z
		.object({ type: z.literal("Polygon"), coordinates: polygon })
		.transform(({ coordinates }) => [coordinates]),
	z
		.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon) })
		.transform(({ coordinates }) => coordinates),
]);

/** The outer ring of each part, the largest parts first. Islands inside a fire do not matter for a distance. */
function readRings(geometry: unknown): Point[][] {
	const parsed = geometrySchema.safeParse(geometry);
	if (!parsed.success) return [];
	return parsed.data
		.map(([outer = []]) => outer)
		.filter((ring) => ring.length >= 3)
		.sort((a, b) => b.length - a.length)
		.slice(0, MAX_RINGS)
		.map((ring) => thin(ring));
}

function thin(ring: readonly (readonly [number, number, ...unknown[]])[]): Point[] {
	const every = Math.ceil(ring.length / MAX_POINTS);
	return ring
		.filter((_, index) => index % every === 0)
		.map(([longitude, latitude]) => [round(longitude), round(latitude)] as const);
}

/** About 100 yards. */
function round(degrees: number): number {
	return Math.round(degrees * 1_000) / 1_000;
}
