// Deletes checks that nobody came back to, their photos, and old answers of the hazard zone service.
import { lt, sql } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { hazardZoneAnswers, readinessChecks } from "#db/schema.ts";
import { isExpired } from "./checks.server.ts";
import { removeUnknownPhotos } from "./photos.server.ts";

export const readinessSweepJob = defineJob("readiness-sweep", {
	cron: "20 10 * * *",
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 3_600,
	handler: () => sweepReadiness(),
});

export async function sweepReadiness(): Promise<void> {
	await db().delete(readinessChecks).where(isExpired);
	await removeUnknownPhotos();
	await db()
		.delete(hazardZoneAnswers)
		.where(lt(hazardZoneAnswers.fetchedAt, sql`now() - interval '90 days'`));
}
