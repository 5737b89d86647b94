// Posts a listing with default values.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type {
	Condition,
	ContactMethod,
	ListingKind,
	Urgency,
} from "#app/features/marketplace/listing/listing.ts";
import type { ListingFields } from "#app/features/marketplace/listing/listing-fields.ts";
import { publishListing } from "#app/features/marketplace/posting/publishing.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";

type TestListing = {
	kind?: ListingKind;
	title?: string;
	description?: string;
	dollars?: number;
	isFree?: boolean;
	category?: string;
	location?: string;
	email?: string;
	urgency?: Urgency;
	contactMethod?: ContactMethod;
	condition?: Condition;
	photoIds?: string[];
	flagged?: boolean;
};

export async function postTestListing(listing: TestListing = {}): Promise<string> {
	const { id } = await publishListing({
		kind: listing.kind ?? "sale",
		fields: testFields(listing),
		photoIds: listing.photoIds ?? [],
		submissionKey: randomUUID(),
	});
	if (listing.flagged) await db().update(listings).set({ flagged: true }).where(eq(listings.id, id));
	return id;
}

export function testFields(listing: TestListing = {}): ListingFields {
	return {
		title: listing.title ?? `Listing ${randomUUID()}`,
		description: listing.description ?? "",
		amountCents: (listing.dollars ?? 0) * 100,
		isFree: listing.isFree ?? false,
		category: listing.category ?? "installation-supplies",
		location: listing.location ?? "Altadena, CA",
		email: listing.email ?? "seller@ringline.example",
		phoneNumber: "(213) 555-0110",
		whatsappNumber: null,
		contactMethod: listing.contactMethod ?? "both",
		licenseNumber: null,
		condition: listing.condition ?? null,
		urgency: listing.urgency ?? "medium",
	};
}
