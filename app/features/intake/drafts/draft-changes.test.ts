import { expect, test } from "vitest";
import { stepAt } from "../journey.ts";
import { cleanChanges, dropBlankChanges, postedChanges } from "./draft-changes.ts";

const RANKED = "priorities.cityWaterOnly";

test("only known questions get in, and choices only from their list", () => {
	expect(
		cleanChanges({
			primaryHomeownerName: "Maya",
			roofTypes: ["Slate", "Metal", "Straw"],
			hasPool: { yes: true },
			sitePhotos: "x",
			__proto__: { polluted: "yes" },
			nonsense: "x",
			"skipped.4": "solarCapacity",
			"skipped.11": "x",
		}),
	).toEqual({
		ok: true,
		changes: {
			"skipped.4": "solarCapacity",
			primaryHomeownerName: "Maya",
			roofTypes: ["Metal", "Slate"],
		},
	});
	expect(cleanChanges(null)).toEqual({ ok: true, changes: {} });
});

test("a text beyond all reason is refused by the name of its question", () => {
	expect(cleanChanges({ systemGoals: "x".repeat(10_000) })).toMatchObject({ ok: true });
	const refused = cleanChanges({ systemGoals: "x".repeat(10_001) });
	expect(refused).toMatchObject({ ok: false, field: "systemGoals" });
	const name = cleanChanges({ primaryHomeownerName: "x".repeat(401) });
	expect(name).toMatchObject({ ok: false, field: "primaryHomeownerName" });
});

test("a plain post says what was unticked, too", () => {
	const form = new FormData();
	form.append("homeSquareFootage", "2400");
	form.append("roofTypes", "Metal");
	form.append("garageAccess", "");
	form.append("go", "next");
	const changes = postedChanges(stepAt(2), form, {});
	expect(changes).toMatchObject({ homeSquareFootage: "2400", roofTypes: ["Metal"], garageAccess: "" });
	expect(changes).not.toHaveProperty("existingIrrigation");
	expect(changes).not.toHaveProperty("roofPlansFile");
	expect(changes).not.toHaveProperty("go");
	expect(dropBlankChanges(changes)).toEqual({ homeSquareFootage: "2400", roofTypes: ["Metal"] });
});

test.each([
	["a slider nobody moved", ["1"], {}, undefined],
	["a slider that was moved", ["4"], {}, "4"],
	["a slider moved back to 1", ["1"], { [RANKED]: "4" }, "1"],
	["without JavaScript, a slider at 1 with its box ticked", ["1", "", "1"], {}, "1"],
	["without JavaScript, a slider at 1 with its box cleared", ["1", ""], { [RANKED]: "1" }, ""],
	["without JavaScript, a slider moved to 4", ["4", ""], {}, "4"],
])("%s", (_, sent, shown, kept) => {
	const form = new FormData();
	for (const value of sent) form.append(RANKED, value);
	expect(postedChanges(stepAt(9), form, shown)[RANKED]).toBe(kept);
});
