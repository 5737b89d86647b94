import { expect, test } from "vitest";
import { collection, perimeter } from "#tests/support/fake-feed.ts";
import { sortFires } from "./fire.ts";
import { acresText, containmentText, distanceText, fireName } from "./fire-texts.ts";
import { firesFeed } from "./fires-feed.ts";
import { drawMap } from "./fires-map.server.ts";

const read = (...features: object[]) => firesFeed.read(JSON.parse(collection(features)));
const altadena = { latitude: 34.1912, longitude: -118.1392 };

test("the list is sorted by distance from a place, and says how far and where", () => {
	const far = perimeter("Malibu", [-118.7, 34.05]);
	const near = perimeter("Eaton", [-118.09, 34.19]);
	const unknown = { ...perimeter("Somewhere", [0, 0]), geometry: null };
	const around = perimeter("Lake Avenue", [-118.1392, 34.1912]);
	const fires = sortFires(read(far, unknown, near, around), altadena);
	expect(fires.map((fire) => [fireName(fire), distanceText(fire.distance)])).toEqual([
		["Lake Avenue Fire", "Inside the mapped perimeter"],
		["Eaton Fire", "2.2 miles east"],
		["Malibu Fire", "33 miles west"],
		["Somewhere Fire", "Location not reported"],
	]);
	expect(acresText(fires[0]?.acres ?? 0)).toBe("1,235 acres");
	expect(containmentText(null)).toBe("Containment not reported");
});

test("a long edge counts, not only its corners", () => {
	const wide = perimeter("Ridge", [-118.1392, 34.3]);
	wide.geometry.coordinates = [
		[
			[-119, 34.25],
			[-117, 34.25],
			[-117, 34.4],
			[-119, 34.4],
			[-119, 34.25],
		],
	];
	expect(sortFires(read(wide), altadena)[0]?.distance?.miles).toBeCloseTo(4.06, 1);
});

test("burns on purpose and fires that are out are left out; the newest report of a fire counts", () => {
	const old = perimeter("Eaton", [-118, 34], { poly_GISAcres: 10, attr_ModifiedOnDateTime_dt: 1_000 });
	const fires = read(
		perimeter("Spring burn", [-118, 34], { attr_IncidentTypeCategory: "RX" }),
		perimeter("Done", [-118, 34], { attr_FireOutDateTime: Date.now() }),
		perimeter("Eaton", [-118, 34]),
		old,
	);
	expect(fires.map(({ name, acres }) => [name, acres])).toEqual([["Eaton", 1234.5]]);
});

test("wrong values are unknown values, and hostile sizes are cut", () => {
	const [fire] = read(
		perimeter("x".repeat(10_000), [-118, 34], {
			poly_GISAcres: -5,
			attr_PercentContained: 900,
			attr_ModifiedOnDateTime_dt: "yesterday",
		}),
	);
	expect(fire).toMatchObject({ acres: null, containedPercent: null, updatedAt: null });
	expect(fire?.name.length).toBe(80);
	const huge = perimeter("Huge", [-118, 34]);
	huge.geometry.coordinates = [
		Array.from({ length: 50_000 }, (_, n) => [-118 + n / 1e6, 34 + Math.sin(n) / 100]),
	];
	expect(read(huge)[0]?.rings[0]?.length).toBeLessThanOrEqual(240);
	expect(read(...Array.from({ length: 400 }, (_, n) => perimeter(`Fire ${n}`, [-118, 34])))).toHaveLength(
		300,
	);
});

test("an error that says 200 is no answer", () => {
	expect(() => firesFeed.read({ error: { code: 400, message: "Invalid URL" } })).toThrow();
});

test("the map shows California, or what is around a place", () => {
	const fires = read(perimeter("Eaton", [-118.09, 34.19]), perimeter("Shasta", [-122, 41]));
	expect(drawMap(fires, null).fires).toHaveLength(2);
	const near = drawMap(fires, altadena);
	expect(near.fires.map(({ name }) => name)).toEqual(["Eaton"]);
	expect(near.place?.x).toBe(400);
	expect(near.borders.length).toBeGreaterThan(500);
});
