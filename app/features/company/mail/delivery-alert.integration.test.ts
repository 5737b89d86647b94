import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { deliveries } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { alertingDeliveryJob } from "./delivery-alert.server.tsx";

useTestDatabase();
useTestDataDir();
beforeAll(() => startJobs([{ ...alertingDeliveryJob, retryDelay: 1, retryDelayMax: 1 }]));
afterAll(() => stopJobs());

test("two mails that can never arrive are one alert to the office", async () => {
	for (const to of ["not an address", "neither an address"])
		await db().transaction((tx) =>
			queueMail(tx, { purpose: "test", to, subject: "Hello", text: "Hello.", html: "<p>Hello.</p>" }),
		);
	await vi.waitFor(
		async () => {
			const failed = await db().select().from(deliveries).where(eq(deliveries.status, "failed"));
			expect(failed).toHaveLength(2);
		},
		{ timeout: 10_000, interval: 50 },
	);
	const alerts = await db().select().from(deliveries).where(eq(deliveries.purpose, "delivery-alert"));
	expect(alerts).toMatchObject([
		{ recipient: "office@ringline.example", bodyText: expect.stringContaining("an address") },
	]);
});
