// A large upload from a network that has used up its bytes of the day is refused before it reaches the disk.
import { beforeAll, expect, test } from "vitest";
import { NETWORK_BUDGET } from "#app/platform/files/upload-budget.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { action as postStep } from "#app/routes/intake/wizard.tsx";
import { action as editListing } from "#app/routes/marketplace/posting/edit.tsx";
import { action as postListing } from "#app/routes/marketplace/posting/post.tsx";
import { action as sendListingPhoto } from "#app/routes/marketplace/posting/upload-photo.ts";
import { action as sendPhoto } from "#app/routes/readiness/photos.ts";
import { action as postWalk } from "#app/routes/readiness/walk.tsx";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";

useTestDatabase();
useTestDataDir();

const visitor = new RouteVisitor("203.0.113.80");
beforeAll(() => rateLimit(NETWORK_BUDGET, visitor.clientAddress, NETWORK_BUDGET.points + 1));

const id = "0b6f7b0e-5d8c-4c43-9a55-2f1f0f6f0a11";

test.each([
	["/post-product", postListing],
	["/post-product/photos", sendListingPhoto],
	[`/edit-product/${id}`, editListing],
	["/intake-wizard?step=2", postStep],
	["/readiness?at=roof", postWalk],
	["/readiness/photos", sendPhoto],
])("%s reads nothing of it", async (address, action) => {
	let isRead = false;
	const body = new ReadableStream(
		{
			pull(controller) {
				isRead = true;
				controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
	const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "100000000" };
	const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
	const answer = await visitor.call(action, address, init, { id });
	expect(answer.status).toBe(429);
	expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3_600);
	expect(isRead).toBe(false);
	const shown = answer.response ? await answer.response.text() : JSON.stringify(answer.data);
	expect(shown).toMatch(/Your network has sent .* today/);
});

test("a small form is read, so that answers without files are kept", async () => {
	const answer = await visitor.post(postStep, "/intake-wizard?step=2", { homeSquareFootage: "2,400" });
	expect(answer.status).toBe(303);
});
