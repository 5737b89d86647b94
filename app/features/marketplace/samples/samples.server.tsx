// Loads the sample listings, with photos rendered from the site's own drawings.
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import type { DrawingProps } from "#app/ui/artwork/drawing.tsx";
import { EaveVentDrawing } from "#app/ui/artwork/eave-vent.tsx";
import { HoseKitDrawing } from "#app/ui/artwork/hose-kit.tsx";
import { PoolDrawing } from "#app/ui/artwork/pool.tsx";
import { PumpDrawing } from "#app/ui/artwork/pump.tsx";
import { PumpShedDrawing } from "#app/ui/artwork/pump-shed.tsx";
import { SensorMastDrawing } from "#app/ui/artwork/sensor-mast.tsx";
import { SolarDrawing } from "#app/ui/artwork/solar.tsx";
import { TreeDrawing } from "#app/ui/artwork/tree.tsx";
import { color } from "#app/ui/tokens.ts";
import { daysFromNow, publishListing } from "../listing/listings.server.ts";
import { type EncodedPhoto, encodePhoto, saveEncodedPhoto } from "../listing/photos.server.ts";
import { type SampleDrawing, type SampleListing, sampleListings } from "./sample-listings.ts";
import { claimSamples } from "./sample-removal.server.ts";

const drawings: Record<SampleDrawing, ComponentType<DrawingProps>> = {
	cannon: CannonDrawing,
	controller: ControllerDrawing,
	"eave-vent": EaveVentDrawing,
	"hose-kit": HoseKitDrawing,
	pool: PoolDrawing,
	"pump-shed": PumpShedDrawing,
	pump: PumpDrawing,
	"sensor-mast": SensorMastDrawing,
	solar: SolarDrawing,
	tree: TreeDrawing,
};
/** One background per drawing, so that every photo is rendered once. */
const backgrounds = [color.ash, color["water-tint"], color["amber-tint"], color["sage-tint"]];
const backgroundOf = (drawing: SampleDrawing) =>
	backgrounds[Object.keys(drawings).indexOf(drawing) % backgrounds.length] ?? color.ash;

/** Runs once per database if SAMPLE_DATA allows it, which it does by default for an embedded database. */
export async function loadSampleListings({ embedded }: { embedded: boolean }): Promise<number> {
	const setting = env().SAMPLE_DATA ?? (embedded ? "on" : "off");
	if (setting === "off" || !(await claimSamples())) return 0;
	const now = new Date();
	const pictures = new Map<SampleDrawing, Promise<EncodedPhoto>>();
	for (const [index, sample] of sampleListings.entries()) await loadSample(sample, index, now, pictures);
	log.info({ listings: sampleListings.length }, "sample listings loaded");
	return sampleListings.length;
}

async function loadSample(
	sample: SampleListing,
	index: number,
	now: Date,
	pictures: Map<SampleDrawing, Promise<EncodedPhoto>>,
): Promise<void> {
	const photoIds: string[] = [];
	for (const drawing of sample.drawings ?? []) {
		const picture = pictures.get(drawing) ?? draw(drawing, backgroundOf(drawing));
		pictures.set(drawing, picture);
		photoIds.push((await saveEncodedPhoto(await picture)).id);
	}
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

async function draw(drawing: SampleDrawing, background: string): Promise<EncodedPhoto> {
	const Picture = drawings[drawing];
	const svg = renderToStaticMarkup(
		<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
			<title>Drawing</title>
			<rect width="1200" height="900" fill={background} />
			<svg x="60" y="20" width="1080" height="860">
				<title>Drawing</title>
				<Picture />
			</svg>
		</svg>,
	);
	const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
	const made = await encodePhoto(png);
	if (!made.ok) throw new Error(`The drawing ${drawing} could not be made into a photo.`);
	return made.photo;
}
