// A feature layer as ArcGIS publishes it: point queries on polygons, errors with status 200, and ways to fail.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Ring = readonly (readonly [lon: number, lat: number])[];
export type FakeZone = { attributes: Record<string, unknown>; ring: Ring };
export type Failure = "hang" | "hang-up" | "status" | "error-body" | "html" | "endless" | "no-features";

export type FakeArcgis = {
	/** The query address. */
	url: string;
	queries: URLSearchParams[];
	fail: Failure | null;
	close(): Promise<void>;
};

export async function startFakeArcgis(zones: readonly FakeZone[]): Promise<FakeArcgis> {
	const server = createServer((request, response) => {
		const query = new URL(request.url ?? "/", "http://gis.example").searchParams;
		fake.queries.push(query);
		if (fake.fail) return failWith(fake.fail, response);
		const [lon = Number.NaN, lat = Number.NaN] = (query.get("geometry") ?? "").split(",").map(Number);
		if (
			query.get("geometryType") !== "esriGeometryPoint" ||
			query.get("inSR") !== "4326" ||
			Number.isNaN(lon + lat)
		)
			return json(response, {
				error: { code: 400, message: "Cannot perform query. Invalid query parameters." },
			});
		const meters = query.get("units") === "esriSRUnit_Meter" ? Number(query.get("distance")) : 0;
		const features = zones
			.filter(({ ring }) => distanceTo(ring, lon, lat) <= meters)
			.map(({ attributes }) => ({ attributes }));
		json(response, {
			objectIdFieldName: "OBJECTID",
			fields: [{ name: "FHSZ", type: "esriFieldTypeInteger" }],
			features,
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const fake: FakeArcgis = {
		url: `http://127.0.0.1:${port}/arcgis/rest/services/FHSZ/FeatureServer/0/query`,
		queries: [],
		fail: null,
		close() {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
	return fake;
}

function failWith(failure: Failure, response: ServerResponse): void {
	switch (failure) {
		case "hang":
			return;
		case "hang-up":
			response.destroy();
			return;
		case "status":
			response.writeHead(503).end("Service unavailable");
			return;
		case "error-body":
			json(response, { error: { code: 500, message: "Error performing query operation", details: [] } });
			return;
		case "html":
			response.writeHead(200, { "content-type": "text/html" }).end("<html>Sign in</html>");
			return;
		case "endless":
			response.writeHead(200, { "content-type": "application/json" });
			response.end(`{"features":[${'{"attributes":{"FHSZ":3}},'.repeat(200_000)}`);
			return;
		case "no-features":
			json(response, { objectIdFieldName: "OBJECTID" });
	}
}

function json(response: ServerResponse, body: object): void {
	response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const METERS_PER_DEGREE = 111_320;

/** In meters; 0 inside and on the boundary, as `esriSpatialRelIntersects` has it. Flat, which is exact enough here. */
function distanceTo(ring: Ring, lon: number, lat: number): number {
	const scale = Math.cos((lat * Math.PI) / 180);
	const points = ring.map(
		([x, y]) => [(x - lon) * scale * METERS_PER_DEGREE, (y - lat) * METERS_PER_DEGREE] as const,
	);
	let inside = false;
	let nearest = Number.POSITIVE_INFINITY;
	for (const [index, [x1, y1]] of points.entries()) {
		const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
		if (y1 > 0 !== y2 > 0 && 0 < ((x2 - x1) * (0 - y1)) / (y2 - y1) + x1) inside = !inside;
		const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
		const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / length));
		nearest = Math.min(nearest, Math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1)));
	}
	return inside ? 0 : Math.round(nearest * 100) / 100;
}
