import { expect, test } from "vitest";
import { loggablePath, maskKeys } from "./masked-paths.ts";

const KEY = "q5Zt0aJ3s0d9f8g7h6j5k4l3-QkZx9aJ3s0d9f8g7h6j_k";
const ID = "0c9f7f0e-7a43-4a3e-9a53-1a2b3c4d5e6f";

test.each([
	`/visit/${KEY}`,
	`/visit/${KEY}.ics`,
	`/calendar/${KEY}.ics`,
	`/messages/${KEY}`,
	`/messages/${KEY}.data`,
	`/checkout/${ID}`,
	`/intake-wizard/files/${ID}`,
	// With what a mail program or a person added.
	`/visit/${KEY},`,
	`/visit/(${KEY})`,
	`/messages/${KEY.replace("-", "%2D")}`,
	`/unknown/${KEY.replaceAll(/\d/g, "x")}/more`,
	`/marketplace/${KEY}`,
	`/marketplace/${ID}/${KEY}`,
])("the key in %s is not logged", (path) => {
	const logged = loggablePath(path);
	expect(logged).toContain("…");
	expect(logged).not.toMatch(/[\w-]{16}/);
});

test.each([
	"/",
	"/services/fire-suppression-systems",
	"/tools/water-duration-calculator",
	"/product/mini-water-cannon",
	"/order/RL-7K3M9QT",
	`/marketplace/${ID}`,
	`/wanted/${ID}/report`,
	`/admin/leads/${ID}.data`,
])("%s is logged as it is", (path) => expect(loggablePath(path)).toBe(path));

test("without an exception an id is masked too", () => {
	expect(maskKeys(`/marketplace/${ID}/report`)).toBe("/marketplace/…/report");
});
