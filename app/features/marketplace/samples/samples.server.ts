// Loads the sample listings with their photos, which are stored in their final sizes so that the first start stays fast.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "#app/platform/database/migrations.server.ts";
import { env } from "#app/platform/env.server.ts";
import { keepFiles, webpFile } from "#app/platform/files/uploads.server.ts";
import { log } from "#app/platform/log.server.ts";
import { daysFromNow } from "../listing/listings.server.ts";
import { addPhoto } from "../listing/photos.server.ts";
import { publishListing } from "../posting/publishing.server.ts";
import { type SampleListing, sampleListings } from "./sample-listings.ts";
import { claimSamples } from "./sample-removal.server.ts";

/** What tools/pictures/encode.ts writes: 4 to 3, in these widths. */
export const SAMPLE_PHOTO_WIDTHS = [400, 800, 960] as const;

/** Runs once per database if SAMPLE_DATA allows it, which it does by default for an embedded database. */
export async function loadSampleListings({ embedded }: { embedded: boolean }): Promise<number> {
	const setting = env().SAMPLE_DATA ?? (embedded ? "on" : "off");
	if (setting === "off" || !(await claimSamples())) return 0;
	const now = new Date();
	for (const [index, sample] of sampleListings.entries()) await loadSample(sample, index, now);
	log.info({ listings: sampleListings.length }, "sample listings loaded");
	return sampleListings.length;
}

async function loadSample(sample: SampleListing, index: number, now: Date): Promise<void> {
	const photoIds: string[] = [];
	for (const name of sample.photos ?? []) photoIds.push(await storeSamplePhoto(name));
	const phoneNumber = `(213) 555-01${String(index + 10).padStart(2, "0")}`;
	await publishListing({
		kind: sample.kind,
		fields: {
			title: sample.title,
			description: sample.description,
			amountCents: sample.dollars * 100,
			isFree: sample.kind === "sale" && sample.dollars === 0,
			category: sample.category,
			location: sample.location,
			email: `sample-${index + 1}@ringline.example`,
			phoneNumber,
			whatsappNumber: sample.whatsapp ? phoneNumber : null,
			contactMethod: "both",
			licenseNumber: sample.license ?? null,
			condition: sample.condition ?? null,
			urgency: sample.urgency ?? "medium",
		},
		photoIds,
		submissionKey: `sample-${index + 1}`,
		// Samples do not expire.
		sample: {
			createdAt: new Date(now.getTime() - sample.hoursOld * 3_600_000),
			expiresAt: daysFromNow(3_650, now),
		},
	});
}

async function storeSamplePhoto(name: string): Promise<string> {
	const images = await Promise.all(
		SAMPLE_PHOTO_WIDTHS.map(async (width) => {
			const data = await readFile(samplePhotoFile(name, width));
			return webpFile({ data, width, height: (width * 3) / 4 });
		}),
	);
	return (await keepFiles("listing-photo", images, addPhoto)).id;
}

export function samplePhotoFile(name: string, width: number): string {
	return join(migrationsFolder(), "..", "sample-photos", `${name}-${width}.webp`);
}
