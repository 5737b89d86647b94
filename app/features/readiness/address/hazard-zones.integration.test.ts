import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { hazardZoneAnswers } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type Failure, type FakeArcgis, startFakeArcgis } from "#tests/support/fake-arcgis.ts";
import { lookUpZone } from "./hazard-zones.server.ts";

useTestDatabase();

const ring = (west: number, east: number) =>
	[
		[west, 34.1],
		[east, 34.1],
		[east, 34.2],
		[west, 34.2],
	] as const;
let service: FakeArcgis;

beforeAll(async () => {
	service = await startFakeArcgis([
		{ attributes: { SRA: "LRA", FHSZ: 3, FHSZ_Description: "Very High" }, ring: ring(-118.2, -118.1) },
		{ attributes: { SRA: "SRA", FHSZ: 2, FHSZ_Description: "High" }, ring: ring(-118.1, -118.0) },
		{ attributes: { SRA: "LRA", FHSZ: -3, FHSZ_Description: "NonWildland" }, ring: ring(-118.4, -118.3) },
	]);
	overrideEnv({ HAZARD_ZONES_URL: service.url });
});
beforeEach(async () => {
	service.fail = null;
	service.queries = [];
	await db().delete(hazardZoneAnswers);
});
afterAll(() => service.close());

test("a point well inside a zone has that zone, and the answer is remembered", async () => {
	const found = { found: { zone: 3, area: "LRA" }, nearby: null };
	expect(await lookUpZone({ lat: 34.15, lon: -118.15 })).toEqual(found);
	expect(await lookUpZone({ lat: 34.15, lon: -118.15 })).toEqual(found);
	expect(service.queries).toHaveLength(2);
	expect(Object.fromEntries(service.queries[0] ?? [])).toMatchObject({
		f: "json",
		geometry: "-118.15,34.15",
		inSR: "4326",
	});
});

test("on a boundary the higher zone counts, and the other one is mentioned", async () => {
	expect(await lookUpZone({ lat: 34.15, lon: -118.1 })).toEqual({
		found: { zone: 3, area: "LRA" },
		nearby: { zone: 2, area: "SRA" },
	});
});

test("just beside a boundary the point's own zone counts, with a warning", async () => {
	// 0.0002 degrees of longitude are 18 meters here.
	expect(await lookUpZone({ lat: 34.15, lon: -118.0998 })).toEqual({
		found: { zone: 2, area: "SRA" },
		nearby: { zone: 3, area: "LRA" },
	});
	expect(await lookUpZone({ lat: 34.2001, lon: -118.15 })).toEqual({
		found: { zone: null, area: null },
		nearby: { zone: 3, area: "LRA" },
	});
});

test("mapped land that is no wildland, and land without a map, are in no zone", async () => {
	expect(await lookUpZone({ lat: 34.15, lon: -118.35 })).toEqual({
		found: { zone: null, area: "LRA" },
		nearby: null,
	});
	expect(await lookUpZone({ lat: 34.15, lon: -118.25 })).toEqual({
		found: { zone: null, area: null },
		nearby: null,
	});
});

const failures: Failure[] = ["hang", "hang-up", "status", "error-body", "html", "endless", "no-features"];
test.each(failures)("a service that fails with %s gives no zone, and works again later", async (failure) => {
	service.fail = failure;
	expect(await lookUpZone({ lat: 34.15, lon: -118.15 }, 300)).toBeNull();
	service.fail = null;
	expect(await lookUpZone({ lat: 34.15, lon: -118.15 })).toMatchObject({ found: { zone: 3 } });
});

test("many visitors asking at once cost one lookup", async () => {
	await Promise.all(Array.from({ length: 20 }, () => lookUpZone({ lat: 34.16, lon: -118.16 })));
	expect(service.queries).toHaveLength(2);
});
