import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { geocodeAnswers, hazardZoneAnswers, settings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type FakeArcgis, startFakeArcgis } from "#tests/support/fake-arcgis.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader } from "./address-rules.tsx";
import { loader as showReport } from "./report.tsx";
import { action as postWalk } from "./walk.tsx";

useTestDatabase();

let zones: FakeArcgis;
let geocoder: Server;
let place: object | null = null;

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
		if (!place) return void response.writeHead(503).end();
		response.writeHead(200, { "content-type": "application/json" });
		response.end(JSON.stringify(place));
	});
	await new Promise<void>((resolve) => geocoder.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
	zones.fail = null;
	place = photon(altadena);
	overrideEnv({
		HAZARD_ZONES_URL: zones.url,
		GEOCODER_URL: `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/api`,
	});
	// The last one holds the geocoder's next free second.
	for (const table of [geocodeAnswers, hazardZoneAnswers, settings]) await db().delete(table);
});
afterAll(async () => {
	await zones.close();
	geocoder.closeAllConnections();
	await new Promise((resolve) => geocoder.close(resolve));
});

function photon(properties: object, coordinates = [-118.131, 34.19]) {
	return { features: [{ properties: { countrycode: "US", ...properties }, geometry: { coordinates } }] };
}

async function answerFor(query: string) {
	const { status, data } = await new RouteVisitor().call(loader, `/address-rules?${query}`);
	return { status, answer: (data as { answer: { kind: string } }).answer };
}

test("an address gets its zone, the rules that follow and the agency that inspects", async () => {
	const { answer } = await answerFor("address=12+Ridge+Road,+Altadena");
	expect(answer).toMatchObject({
		kind: "rules",
		isExact: true,
		found: { zone: 3, area: "LRA" },
		rules: { agency: { phone: "(626) 969-2375" } },
	});
	expect(JSON.stringify(answer)).toContain("1102.19");
});

test("an address that was found is suggested for the report of the same browser", async () => {
	const visitor = new RouteVisitor();
	await visitor.post(postWalk, "/readiness?at=roof", { classARoof: "yes", go: "report" });
	const suggested = async () =>
		((await visitor.call(showReport, "/readiness/report")).data as { askedAddress: string }).askedAddress;
	await visitor.call(loader, "/address-rules?lat=34.19&lon=-118.131");
	expect(await suggested()).toBe("");
	await visitor.call(loader, "/address-rules?address=12+Ridge+Road,+Altadena");
	expect(await suggested()).toBe("12 Ridge Road, Altadena");
});

test("coordinates work too, and say where the agency isn't certain", async () => {
	expect((await answerFor("lat=34.19&lon=-118.131")).answer).toMatchObject({
		kind: "rules",
		rules: { agency: { phone: "(626) 969-2375" }, orAsk: { phone: "(800) 994-4444" } },
	});
});

test("an address in Nevada, and a point in Nevada, are told that we only know California", async () => {
	place = photon({ city: "Reno", county: "Washoe", state: "Nevada" }, [-119.81, 39.53]);
	expect((await answerFor("address=1+Virginia+Street,+Reno")).answer).toMatchObject({
		kind: "problem",
		message: "Reno, Nevada is in Nevada. We only have the rules for California.",
		agencies: [],
	});
	expect((await answerFor("lat=39.53&lon=-119.81")).answer).toMatchObject({
		kind: "problem",
		message: expect.stringContaining("outside California"),
		agencies: [],
	});
});

test("without an answer for an address, nobody outside Los Angeles gets its numbers", async () => {
	place = null;
	const phones = async (address: string) => {
		await db().delete(settings);
		const { answer } = await answerFor(`address=${encodeURIComponent(address)}`);
		return (answer as unknown as { agencies: { phone: string }[] }).agencies.map(({ phone }) => phone);
	};
	expect(await phones("1 Virginia Street, Reno, NV 89501")).toEqual(["(916) 633-7655"]);
	expect(await phones("9 Mark West Road, Santa Rosa, CA 95404")).toEqual(["(916) 633-7655"]);
	expect(await phones("12 Ridge Road, Altadena, CA 91001")).toContain("(626) 969-2375");
});

test("when the map is away, the page gives the agency's phone", async () => {
	zones.fail = "status";
	const { status, answer } = await answerFor("lat=34.19&lon=-118.131");
	expect(status).toBe(200);
	expect(answer).toMatchObject({
		kind: "unavailable",
		agencies: [{ phone: "(626) 969-2375" }, { phone: "(800) 994-4444" }, { phone: "(916) 633-7655" }],
	});
});

test("an address nobody finds, an address service that is away and half a coordinate are each a clear sentence", async () => {
	place = { features: [] };
	expect((await answerFor("address=Nowhere+at+all")).answer).toMatchObject({
		message: expect.stringContaining("didn't find this address"),
	});
	place = null;
	await db().delete(settings);
	expect((await answerFor("address=12+Other+Road")).answer).toMatchObject({
		message: expect.stringContaining("address service isn't responding"),
	});
	expect((await answerFor("lat=34.19")).answer).toMatchObject({
		message: expect.stringContaining("Enter both coordinates"),
	});
});

test("a street without the house number is marked as uncertain", async () => {
	place = photon({ ...altadena, housenumber: undefined });
	expect((await answerFor("address=Ridge+Road,+Altadena")).answer).toMatchObject({
		kind: "rules",
		isExact: false,
	});
});

test("switched off, the page is not there", async () => {
	overrideEnv({ HAZARD_ZONES_URL: "off" });
	expect((await new RouteVisitor().call(loader, "/address-rules")).status).toBe(404);
});
