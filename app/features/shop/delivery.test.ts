import { expect, test } from "vitest";
import { type DeliveryKind, deliveryLine } from "./delivery.ts";

const kinds: DeliveryKind[] = ["parcel", "freight", "on-site", "service"];

// The product page ends the line with a period and goes on with the cost.
test.each(kinds)("the line for %s names the time and leaves its end open", (kind) => {
	for (const available of [true, false]) {
		const line = deliveryLine({ kind, leadTime: "8 to 10 weeks" }, available);
		expect(line).toContain("8 to 10 weeks");
		expect(line).not.toMatch(/\.$/);
	}
});
