import { expect, test } from "vitest";
import { stepAt } from "../journey.ts";
import { cleanChanges, dropBlankChanges, postedChanges } from "./draft-changes.ts";

test("only known questions get in, choices only from their list, and text PostgreSQL can keep", () => {
	expect(
		cleanChanges({
			primaryHomeownerName: "Ma\0ya \ud800",
			roofTypes: ["Slate", "Metal", "Straw"],
			hasPool: { yes: true },
			sitePhotos: "x",
			__proto__: { polluted: "yes" },
			nonsense: "x",
		}),
	).toEqual({ ok: true, changes: { primaryHomeownerName: "Maya \ufffd", roofTypes: ["Metal", "Slate"] } });
	expect(cleanChanges(null)).toEqual({ ok: true, changes: {} });
});

test("a text beyond all reason is refused by the name of its question", () => {
	const refused = cleanChanges({ systemGoals: "x".repeat(20_001) });
	expect(refused).toMatchObject({ ok: false, field: "systemGoals" });
});

test("a plain post says what was unticked, too", () => {
	const form = new FormData();
	form.append("homeSquareFootage", "2400");
	form.append("roofTypes", "Metal");
	form.append("go", "next");
	const changes = postedChanges(stepAt(2), form);
	expect(changes).toMatchObject({ homeSquareFootage: "2400", roofTypes: ["Metal"], garageAccess: "" });
	expect(changes).not.toHaveProperty("roofPlansFile");
	expect(changes).not.toHaveProperty("go");
	expect(dropBlankChanges(changes)).toEqual({ homeSquareFootage: "2400", roofTypes: ["Metal"] });
});
