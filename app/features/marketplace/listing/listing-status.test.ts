import { expect, test } from "vitest";
import { listingStatus } from "#db/schema.ts";
import { listingStatuses, stepLabel } from "./listing-status.ts";

test("every status that is stored has a row, and every step a label", () => {
	expect(Object.keys(listingStatuses).sort()).toEqual([...listingStatus.enumValues].sort());
	for (const { next } of Object.values(listingStatuses))
		for (const step of next) expect(stepLabel(step, "wanted")).toMatch(/^[A-Z]/);
	expect(stepLabel("sold", "wanted")).toBe("Mark as found");
});
