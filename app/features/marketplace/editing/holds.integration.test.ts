// What a new post must pass, everything else that makes a listing public must pass.
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { linkKey } from "#app/platform/private-links.server.ts";
import { listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { testFields } from "#tests/support/listings.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { recordOffense } from "../listing/offenses.server.ts";
import { MAX_REPEATED_TEXTS } from "../listing/suspicion.ts";
import { postListing } from "../posting/posting.server.ts";
import { publishListing } from "../posting/publishing.server.ts";
import { republishListing } from "./changes.server.ts";
import { createEditLink } from "./edit-links.server.ts";
import { saveEdit } from "./editing.server.ts";
import { renewListing } from "./lifecycle.server.ts";

useTestDatabase();
useTestDataDir();
beforeEach(() =>
	db().execute(sql`truncate listings, listing_offenses, rate_limits, recipient_messages cascade`),
);

const BARRED = { email: "bad@home.example", phoneNumber: "(310) 555-0188", whatsappNumber: "(310) 555-0199" };
const HARMLESS = {
	title: "Honda pump",
	description: "Runs well.",
	email: "fresh@home.example",
	phone_number: "(213) 555-0111",
	whatsapp_number: "",
};

/** Each breaks one rule, in the words of the form. */
const breaking: Record<string, Partial<typeof HARMLESS> & { website?: string }> = {
	"a phrase of scams": { description: "Pay with a gift card in advance." },
	"a text posted many times": { title: "Cheap pump", description: "The same again." },
	"a barred email": { email: "Bad+new@home.example" },
	"a barred phone number": { phone_number: BARRED.phoneNumber },
	"a barred number for WhatsApp": { whatsapp_number: BARRED.whatsappNumber },
};

const store = (fields: Partial<ListingFields>) =>
	publishListing({
		kind: "sale",
		fields: {
			...testFields(),
			phoneNumber: `(213) 555-${Math.floor(1000 + Math.random() * 8999)}`,
			...fields,
		},
		photoIds: [],
		submissionKey: randomUUID(),
	});
const isHeld = async (id: string) => {
	const [row] = await db().select({ held: listings.held }).from(listings).where(eq(listings.id, id));
	return row?.held;
};

async function knowOffenders(): Promise<void> {
	for (let n = 0; n < 2; n++) {
		const { id } = await store(BARRED);
		await db().transaction((tx) => recordOffense(tx, id));
	}
	for (let n = 0; n < MAX_REPEATED_TEXTS; n++)
		await store({ title: "Cheap pump", description: "The same again.", email: `s${n}@home.example` });
}

function request(fields: Record<string, string>): Request {
	const body = new FormData();
	const all = {
		category: "installation-supplies",
		location: "Altadena, CA",
		price: "40",
		condition: "used",
		contact_method: "both",
		...HARMLESS,
		...fields,
	};
	for (const [name, value] of Object.entries(all)) body.set(name, value);
	return new Request("http://localhost/post-product", { method: "POST", body });
}

/** The listing was harmless when it was posted, and says what breaks the rule only when it is put up again. */
async function storeQuietly(fields: Partial<typeof HARMLESS>): Promise<string> {
	const { title, description, email, phone_number, whatsapp_number } = { ...HARMLESS, ...fields };
	const { id } = await store({ title: "Quiet", email: "quiet@home.example" });
	await db()
		.update(listings)
		.set({ title, description, email, phoneNumber: phone_number, whatsappNumber: whatsapp_number || null })
		.where(eq(listings.id, id));
	return id;
}

const paths: Record<string, (fields: Record<string, string>) => Promise<string>> = {
	"a new post": async (fields) => {
		const posted = await postListing(request(fields), "sale", "198.51.100.1");
		if (!posted.ok) throw new Error(JSON.stringify(posted));
		return posted.id;
	},
	"a change": async (fields) => {
		const { id } = await store({ title: "Quiet", email: "fresh@home.example" });
		const token = await createEditLink(id);
		const saved = await saveEdit(request({ ...fields, token }), {
			kind: "sale",
			id,
			cookieToken: "",
			clientAddress: "198.51.100.2",
		});
		expect(saved).toMatchObject({ ok: true });
		return id;
	},
	"a repost": async (fields) => {
		const id = await storeQuietly(fields);
		await db().update(listings).set({ status: "sold" }).where(eq(listings.id, id));
		await db().transaction((tx) => republishListing(tx, id));
		return id;
	},
	"a renewal": async (fields) => {
		const id = await storeQuietly(fields);
		const [row] = await db().select().from(listings).where(eq(listings.id, id));
		const renewal = `${id} ${row?.expiresAt.toISOString()}`;
		const token = await linkKey("renew", renewal);
		expect(await renewListing(id, token)).not.toBeNull();
		return id;
	},
};

describe.each(Object.entries(paths))("%s", (_, publish) => {
	test("of something harmless is public", async () => {
		await knowOffenders();
		expect(await isHeld(await publish({}))).toBe(false);
	});

	test.each(Object.entries(breaking))("with %s waits for a moderator", async (_rule, fields) => {
		await knowOffenders();
		expect(await isHeld(await publish(fields as Record<string, string>))).toBe(true);
	});
});

test.each([
	["no title", { title: "" }],
	["a service of $1,000 without a license", { category: "services-and-support", price: "1000" }],
	["no real email", { email: "nobody" }],
])("%s is refused in a new post and in a change", async (_, fields) => {
	expect(await postListing(request(fields), "sale", "198.51.100.3")).toMatchObject({
		ok: false,
		status: 400,
	});
	const { id } = await store({ title: "Quiet" });
	const edit = {
		kind: "sale" as const,
		id,
		cookieToken: await createEditLink(id),
		clientAddress: "198.51.100.3",
	};
	expect(await saveEdit(request(fields), edit)).toMatchObject({ ok: false, status: 400 });
});
