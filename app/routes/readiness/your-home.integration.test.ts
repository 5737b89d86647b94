import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { prefillFrom } from "#app/features/leads/consultation.ts";
import type { HomeFound } from "#app/features/readiness/home/your-home.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { linkKey } from "#app/platform/private-links.server.ts";
import { geocodeAnswers, hazardZoneAnswers, readinessChecks, settings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type FakeArcgis, startFakeArcgis } from "#tests/support/fake-arcgis.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader as intakeLoader } from "../intake/wizard.tsx";
import { loader as oldLoader } from "./address-rules.ts";
import { action as keptAction, loader as keptLoader } from "./kept-home.tsx";
import { loader as walkLoader } from "./walk.tsx";
import { action, loader } from "./your-home.tsx";

useTestDatabase();

let zones: FakeArcgis;
let geocoder: Server;
/** What the geocoder answers. */
let place: object | "hang" | null = null;
let asked = 0;

const altadena = {
	housenumber: "12",
	street: "Ridge Road",
	city: "Altadena",
	county: "Los Angeles",
	state: "California",
};

beforeAll(async () => {
	zones = await startFakeArcgis([
		{
			attributes: { SRA: "LRA", FHSZ: 3, FHSZ_Description: "Very High" },
			ring: [
				[-118.2, 34.1],
				[-118.0, 34.1],
				[-118.0, 34.3],
				[-118.2, 34.3],
			],
		},
	]);
	geocoder = createServer((_, response) => {
		asked++;
		if (place === "hang") return;
		if (!place) return void response.writeHead(503).end();
		response.writeHead(200, { "content-type": "application/json" });
		response.end(JSON.stringify(place));
	});
	await new Promise<void>((resolve) => geocoder.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
	zones.fail = null;
	zones.queries.length = 0;
	asked = 0;
	place = photon(altadena);
	overrideEnv({
		HAZARD_ZONES_URL: zones.url,
		GEOCODER_URL: `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/api`,
	});
	// The last one holds the geocoder's next free second.
	for (const table of [geocodeAnswers, hazardZoneAnswers, readinessChecks, settings])
		await db().delete(table);
});
afterAll(async () => {
	await stopJobs();
	await zones.close();
	geocoder.closeAllConnections();
	await new Promise((resolve) => geocoder.close(resolve));
});

function photon(properties: object, coordinates = [-118.131, 34.19]) {
	return { features: [{ properties: { countrycode: "US", ...properties }, geometry: { coordinates } }] };
}

type Answer = {
	found: HomeFound;
	answer: { next: { id: string }; fires: { found: object }; isKept: boolean } | null;
};

async function homeFor(query: string) {
	const { status, data } = await new RouteVisitor().call(loader, `/your-home?${query}`);
	return { status, ...(data as Answer) };
}

test("an address gets its zone, the law that follows, the agency and a next step", async () => {
	const { found, answer } = await homeFor("address=12+Ridge+Road,+Altadena");
	expect(found).toMatchObject({
		kind: "home",
		place: { precision: "house" },
		lookup: { found: { zone: 3, area: "LRA" } },
		law: { agency: { phone: "(626) 969-2375" } },
	});
	expect(JSON.stringify(found)).toContain("1102.19");
	expect(JSON.stringify(found)).toContain("Title 24 Part 7");
	expect(answer?.next.id).toBe("check");
	expect(answer?.fires.found).toMatchObject({ freshness: "unknown" });
});

test("coordinates work too, and say where the agency isn't certain", async () => {
	expect((await homeFor("lat=34.19&lon=-118.131")).found).toMatchObject({
		place: { precision: "point" },
		law: { agency: { phone: "(626) 969-2375" }, orAsk: { phone: "(800) 994-4444" } },
	});
});

test("a chosen suggestion brings its point, so the address service isn't asked", async () => {
	place = null;
	expect(
		(await homeFor("address=12+Ridge+Road,+Altadena,+California+91001&lat=34.19&lon=-118.131")).found,
	).toMatchObject({
		place: { precision: "house", zip: "91001", county: "Los Angeles" },
		lookup: { found: { zone: 3 } },
	});
});

test("a ZIP code is enough, and claims no zone for the houses in it", async () => {
	const { found } = await homeFor("address=91001");
	expect(found).toMatchObject({
		place: { precision: "zip", label: "Altadena, CA 91001", county: "Los Angeles" },
		lookup: null,
		law: { agency: { phone: "(626) 969-2375" } },
	});
	expect(zones.queries).toHaveLength(0);
});

test("two towns with the same street are both offered, and the chosen one is shown", async () => {
	place = {
		features: [
			...photon(altadena).features,
			...photon({ ...altadena, city: "Monrovia" }, [-118.0, 34.15]).features,
		],
	};
	expect((await homeFor("address=12+Ridge+Road")).found).toEqual({
		kind: "choose",
		labels: ["12 Ridge Road, Altadena, California", "12 Ridge Road, Monrovia, California"],
	});
	expect((await homeFor("address=12+Ridge+Road&place=1")).found).toMatchObject({
		place: { city: "Monrovia" },
	});
	expect((await homeFor("address=12+Ridge+Road&place=9")).found).toMatchObject({ kind: "choose" });
	expect((await homeFor("address=12+Ridge+Road,+Monrovia")).found).toMatchObject({
		place: { city: "Monrovia" },
	});
});

test("an address, a point and a ZIP code outside California are told kindly", async () => {
	place = photon({ city: "Austin", county: "Travis", state: "Texas" }, [-97.74, 30.27]);
	for (const query of ["address=1+Congress+Avenue,+Austin", "lat=39.53&lon=-119.81", "zip=89501"])
		expect((await homeFor(query)).found).toMatchObject({
			kind: "problem",
			problem: expect.stringMatching(/^That's .*We work in California/),
			agencies: [],
		});
	expect((await homeFor("zip=73301")).found).toMatchObject({ problem: expect.stringContaining("ZIP code") });
});

test("when the map is away, the page says so and still gives the law and the agency's phone", async () => {
	zones.fail = "status";
	const { status, found } = await homeFor("lat=34.19&lon=-118.131");
	expect(status).toBe(200);
	expect(found).toMatchObject({ kind: "home", lookup: null, law: { agency: { phone: "(626) 969-2375" } } });
	expect(JSON.stringify(found)).toContain("in local Very High zones");
});

test("with every service silent, it answers within a second and a half with what we know ourselves", async () => {
	zones.fail = "hang";
	place = "hang";
	for (const [query, precision] of [
		["address=12+Ridge+Road,+Altadena,+CA+91001", "zip"],
		// Nobody else's: whoever asks for the same point meanwhile waits for the same answer.
		["lat=34.1234&lon=-118.1234", "point"],
	] as const) {
		const began = performance.now();
		expect((await homeFor(query)).found).toMatchObject({ kind: "home", place: { precision }, lookup: null });
		expect(performance.now() - began).toBeLessThan(1_500);
	}
});

test("an address nobody finds, a service that is away and half a coordinate are each a clear sentence", async () => {
	place = { features: [] };
	expect((await homeFor("address=Nowhere+at+all")).found).toMatchObject({
		problem: expect.stringContaining("didn't find this address"),
	});
	place = null;
	await db().delete(settings);
	expect((await homeFor("address=12+Other+Road")).found).toMatchObject({
		problem: expect.stringContaining("address service isn't responding"),
	});
	expect((await homeFor("lat=34.19")).found).toMatchObject({
		problem: expect.stringContaining("Enter both coordinates"),
	});
});

test("a street without the house number is marked as uncertain", async () => {
	place = photon({ ...altadena, housenumber: undefined });
	expect((await homeFor("address=Ridge+Road,+Altadena")).found).toMatchObject({
		place: { precision: "street" },
	});
});

test("a hundred visitors of one place ask each service once", async () => {
	const homes = await Promise.all(
		Array.from({ length: 100 }, (_, n) =>
			new RouteVisitor(`10.0.${n}.1`).call(loader, "/your-home?address=12+Ridge+Road,+Altadena"),
		),
	);
	expect(homes.every(({ status }) => status === 200)).toBe(true);
	expect(asked).toBe(1);
	// One layer, asked for the point and for its surroundings.
	expect(zones.queries).toHaveLength(2);
});

test("the old address leads here with its question", async () => {
	const { status, headers } = await new RouteVisitor().call(
		oldLoader,
		"/address-rules?address=12+Ridge+Road",
	);
	expect(status).toBe(301);
	expect(headers.get("Location")).toBe("/your-home?address=12+Ridge+Road");
});

const ridgeRoad = { address: "12 Ridge Road, Altadena, California 91001", lat: "34.19", lon: "-118.131" };

test("looking up keeps nothing; 'Keep this address' does, and one click forgets it", async () => {
	const visitor = new RouteVisitor();
	const shown = async () => (await visitor.call(loader, "/your-home")).data as Answer;
	await visitor.call(loader, `/your-home?${new URLSearchParams(ridgeRoad)}`);
	expect((await shown()).found.kind).toBe("nothing");
	expect(await db().$count(readinessChecks)).toBe(0);
	await visitor.post(action, "/your-home", { intent: "keep", ...ridgeRoad });
	expect(await shown()).toMatchObject({
		found: { kind: "home", place: { zip: "91001" } },
		answer: { isKept: true },
	});
	const [check] = await db().select().from(readinessChecks);
	expect(check?.address).toBe(ridgeRoad.address);
	await visitor.post(action, "/your-home", { intent: "forget" });
	expect((await shown()).found.kind).toBe("nothing");
	expect(await db().$count(readinessChecks)).toBe(0);
});

test("forgetting the address keeps the answers of a readiness check", async () => {
	const visitor = new RouteVisitor();
	await visitor.post(action, "/your-home", { intent: "keep", ...ridgeRoad });
	await db()
		.update(readinessChecks)
		.set({ answers: { classARoof: "yes" } });
	await visitor.post(action, "/your-home", { intent: "forget" });
	const [check] = await db().select().from(readinessChecks);
	expect(check).toMatchObject({ answers: { classARoof: "yes" }, address: "", place: null });
});

test("the mailed link shows the house anywhere, until its button forgets it", async () => {
	const mailed = await new RouteVisitor().post(action, "/your-home", {
		intent: "mail",
		email: "ann@homestead.example",
		...ridgeRoad,
	});
	expect(mailed.data).toMatchObject({ mailed: { ok: true } });
	const [check] = await db().select().from(readinessChecks);
	const token = await linkKey("your-home", check?.id ?? "");
	const elsewhere = new RouteVisitor("198.51.100.20");
	const open = () => elsewhere.call(keptLoader, `/your-home/${token}`, {}, { token });
	expect((await open()).data).toMatchObject({ found: { place: { label: ridgeRoad.address } } });
	await elsewhere.post(keptAction, `/your-home/${token}`, { intent: "forget" }, { token });
	expect((await open()).status).toBe(404);
});

test("an address that is no email keeps the page and says so", async () => {
	const visitor = new RouteVisitor();
	const answer = await visitor.post(action, "/your-home", { intent: "mail", email: "ann", ...ridgeRoad });
	expect(answer).toMatchObject({ status: 400, data: { mailed: { ok: false, email: "ann" } } });
});

test("the readiness check and the intake start with the address, and nothing is typed twice", async () => {
	const visitor = new RouteVisitor();
	const go = (then: string) => visitor.post(action, "/your-home", { intent: "keep", then, ...ridgeRoad });
	expect((await go("readiness")).headers.get("Location")).toBe("/readiness");
	expect((await visitor.call(walkLoader, "/readiness")).data).toMatchObject({ address: ridgeRoad.address });
	expect((await go("intake")).headers.get("Location")).toBe("/intake-wizard");
	expect((await visitor.call(intakeLoader, "/intake-wizard")).data).toMatchObject({
		answers: { propertyAddress: ridgeRoad.address },
	});
	expect(prefillFrom(new URLSearchParams({ topic: "Your home", address: ridgeRoad.address }))).toMatchObject({
		address: ridgeRoad.address,
	});
});
