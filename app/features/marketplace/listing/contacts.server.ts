// Phone numbers are given on request and a few at a time, so that nobody collects them from our pages.
import { and, eq, sql } from "drizzle-orm";
import { telephoneHref } from "#app/features/company/company.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import { listings } from "#db/schema.ts";
import { type ListingKind, whatsappLink, whatsappMessage } from "./listing.ts";

const REVEAL_LIMIT: RateLimitRule = { name: "phone-numbers", points: 60, seconds: 3_600 };

export type ContactNumbers = { phone: string; callLink: string; whatsappLink: string | null };

export type ContactResult =
	| { ok: true; numbers: ContactNumbers }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

export async function revealNumbers(
	kind: ListingKind,
	id: string,
	clientAddress: string,
): Promise<ContactResult> {
	const limited = await rateLimit(REVEAL_LIMIT, clientAddress);
	if (!limited.ok) return { ok: false, reason: "too-often", retryAfterSeconds: limited.retryAfterSeconds };
	if (!isUuid(id)) return { ok: false, reason: "not-found" };
	const [row] = await db()
		.select({ title: listings.title, phone: listings.phoneNumber, whatsapp: listings.whatsappNumber })
		.from(listings)
		.where(
			and(
				eq(listings.id, id),
				eq(listings.kind, kind),
				eq(listings.isPublic, true),
				sql`${listings.contactMethod} <> 'message'`,
			),
		);
	if (!row) return { ok: false, reason: "not-found" };
	const { title, phone, whatsapp } = row;
	return {
		ok: true,
		numbers: {
			phone,
			callLink: telephoneHref(phone),
			whatsappLink: whatsapp === null ? null : whatsappLink(whatsapp, whatsappMessage({ kind, title })),
		},
	};
}
