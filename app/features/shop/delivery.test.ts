import { expect, test } from "vitest";
import { type DeliveryKind, deliveryLine } from "./delivery.ts";

const kinds: DeliveryKind[] = ["parcel", "freight", "on-site", "service"];

// The product page adds the period and goes on with the cost.
test.each(kinds)("the line for %s names the time and has no period of its own", (kind) => {
	for (const available of [true, false]) {
		const line = deliveryLine({ kind, leadTime: "8 to 10 weeks" }, available);
		expect(line).toContain("8 to 10 weeks");
		expect(line).not.toMatch(/\.$/);
	}
});
