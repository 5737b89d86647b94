// The sample listings, read from their file. All names, numbers and places in it are made up.
import { z } from "zod";
import { categorySlugs } from "../listing/categories.ts";
import { conditions, listingKinds, urgencies } from "../listing/listing.ts";
import samples from "./sample-listings.json" with { type: "json" };

const sampleListing = z.strictObject({
	kind: z.enum(listingKinds),
	title: z.string(),
	description: z.string(),
	/** 0 means free or negotiable. */
	dollars: z.number(),
	category: z.enum(categorySlugs),
	location: z.string(),
	hoursOld: z.number(),
	urgency: z.enum(urgencies).optional(),
	whatsapp: z.boolean().optional(),
	condition: z.enum(conditions).optional(),
	license: z.string().optional(),
	/** Names of photos in db/sample-photos. */
	photos: z.array(z.string()).optional(),
});

export type SampleListing = z.infer<typeof sampleListing>;

export const sampleListings = z.array(sampleListing).parse(samples);
