import { expect, test } from "vitest";
import { alert, collection } from "#tests/support/fake-feed.ts";
import { alertsFeed } from "./alerts-feed.ts";

const read = (...alerts: object[]) => alertsFeed.read(JSON.parse(collection(alerts)));
const reference = (to: { properties: Record<string, unknown> }) => ({
	references: [{ "@id": "https://api.weather.gov/alerts/x", identifier: to.properties.id, sender: "w-nws" }],
});

test("a red flag warning without geometry counts, with its source", () => {
	expect(read(alert())).toMatchObject([
		{
			event: "Red Flag Warning",
			counties: ["Los Angeles"],
			link: "https://forecast.weather.gov/product.php?site=LOX&issuedby=LOX&product=RFW",
		},
	]);
});

test.each(["Test", "Exercise", "System", "Draft"])("a message of status %s is left out", (status) => {
	expect(read(alert({ status }))).toEqual([]);
});

test("a test message cannot cancel a real warning", () => {
	const warning = alert();
	const drill = alert({ status: "Test", messageType: "Cancel", ...reference(warning) });
	expect(read(warning, drill)).toHaveLength(1);
});

test("a cancellation ends the warning it names", () => {
	const warning = alert();
	expect(read(warning, alert({ messageType: "Cancel", ...reference(warning) }))).toEqual([]);
});

test("an update replaces the warning it names", () => {
	const warning = alert();
	const ends = new Date(Date.now() + 20 * 3_600_000).toISOString();
	const update = alert({ messageType: "Update", ends, ...reference(warning) });
	expect(read(warning, update)).toMatchObject([{ ends }]);
	expect(read(update, warning)).toHaveLength(1);
});

test.each([
	["another county", { geocode: { SAME: ["006073"], UGC: ["CAZ058"] }, areaDesc: "San Diego County" }],
	["other weather", { event: "Wind Advisory" }],
	["no end at all", { expires: null, ends: null }],
	["a missing id", { id: undefined }],
])("a message about %s is left out", (_, properties) => {
	expect(read(alert(properties))).toEqual([]);
});

test("every county of ours counts, by code or by name", () => {
	const codes = ["006037", "006097", "006055", "006033", "006045"];
	expect(read(alert({ geocode: { SAME: codes, UGC: [] } }))[0]?.counties).toHaveLength(5);
	expect(read(alert({ geocode: { SAME: [], UGC: ["CAC097"] }, areaDesc: "" }))[0]?.counties).toEqual([
		"Sonoma",
	]);
	expect(read(alert({ geocode: undefined, areaDesc: "Lake County" }))[0]?.counties).toEqual(["Lake"]);
	expect(read(alert({ geocode: undefined, areaDesc: "Greater Lake Tahoe Area" }))).toEqual([]);
});

test.each([
	["Fire Weather Watch", "", 1],
	["Evacuation Immediate", "", 1],
	["Civil Emergency Message", "Residents of zone 4 must EVACUATE now.", 1],
	["Civil Emergency Message", "Boil your water.", 0],
])("%s %s", (event, description, count) => {
	expect(read(alert({ event, description }))).toHaveLength(count);
});

test.each([
	["nothing", null],
	["an error in place of a list", { error: { code: 500 } }],
	["a page", "<html>"],
	["another list", { type: "FeatureCollection", features: "none" }],
])("%s is no answer", (_, body) => {
	expect(() => alertsFeed.read(body)).toThrow();
});

test("broken and hostile messages do not hide the good one", () => {
	const bad = [null, 7, {}, { properties: null }, { properties: { id: "x".repeat(600) } }];
	const endless = alert({ areaDesc: "x".repeat(100_000), description: "y".repeat(1_000_000) });
	const [first, second] = alertsFeed.read({
		type: "FeatureCollection",
		features: [...bad, endless, alert({ parameters: { AWIPSidentifier: ["<script>"] } })],
	});
	expect(first?.areas.length).toBe(300);
	expect(second?.link).toBe("https://www.weather.gov/");
});

test("a flood of warnings is cut off", () => {
	expect(read(...Array.from({ length: 6_000 }, () => alert())).length).toBe(60);
}, 30_000);
