// The columns of a listing that queries read, and the condition that it is public, once.
import { type SQL, sql } from "drizzle-orm";
import { listings } from "#db/schema.ts";
import type { ListingKind, Photo } from "./listing.ts";
import type { FieldName } from "./listing-fields.ts";

export const identityColumns = { id: listings.id, kind: listings.kind };

const isUnconfirmed = sql<boolean>`${listings.confirmedAt} is null`;

/** What anybody may read. */
const publicFields = {
	title: listings.title,
	description: listings.description,
	amountCents: listings.amountCents,
	isFree: listings.isFree,
	category: listings.category,
	condition: listings.condition,
	location: listings.location,
	contactMethod: listings.contactMethod,
	licenseNumber: listings.licenseNumber,
	urgency: listings.urgency,
};

/** With the address and the numbers, for its poster and the office. */
export const fieldColumns = {
	...publicFields,
	email: listings.email,
	phoneNumber: listings.phoneNumber,
	whatsappNumber: listings.whatsappNumber,
} satisfies Record<FieldName, unknown>;

export const publicColumns = {
	...identityColumns,
	...publicFields,
	zip: listings.zip,
	hasWhatsapp: sql<boolean>`${listings.whatsappNumber} is not null`,
	isUnconfirmed,
	createdAt: listings.createdAt,
	expiresAt: listings.expiresAt,
};

export const editableColumns = {
	...identityColumns,
	...fieldColumns,
	status: listings.status,
	isUnconfirmed,
};

const EXCERPT_LENGTH = 240;

/** A card has the beginning of the description. */
export const cardColumns = {
	...identityColumns,
	title: listings.title,
	description: sql<string>`left(${listings.description}, ${sql.raw(String(EXCERPT_LENGTH))})`,
	amountCents: listings.amountCents,
	isFree: listings.isFree,
	category: listings.category,
	condition: listings.condition,
	location: listings.location,
	zip: listings.zip,
	urgency: listings.urgency,
	isUnconfirmed,
	createdAt: listings.createdAt,
	// By its full name: Drizzle writes a column of the only table without the table, and photos have an id, too.
	photo: sql<Photo | null>`(select json_build_object('key', p.storage_key, 'width', p.width, 'height', p.height, 'widths', p.widths)
		from listing_photos p where p.listing_id = listings.id order by p.position, p.id limit 1)`,
};

/** The kind is written out: the planner only uses a partial index whose condition it recognizes. */
export function publicOfKind(kind: ListingKind): SQL {
	return sql`is_public and kind = ${sql.raw(`'${kind}'`)}`;
}
