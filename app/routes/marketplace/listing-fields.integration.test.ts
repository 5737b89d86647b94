// Whoever adds a field to a listing and forgets an output is told here which one.
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, expect, test } from "vitest";
import { findEditableListing } from "#app/features/marketplace/editing/edit-links.server.ts";
import { SERVICES } from "#app/features/marketplace/listing/categories.ts";
import type { PublicListing } from "#app/features/marketplace/listing/listing.ts";
import {
	type FieldName,
	fieldNames,
	fieldText,
	type ListingFields,
	listingFields,
} from "#app/features/marketplace/listing/listing-fields.ts";
import { findPublicListing } from "#app/features/marketplace/listing/listings.server.ts";
import { marketplaceData } from "#app/features/marketplace/marketplace-data.server.ts";
import { listingExport } from "#app/features/marketplace/moderation/listing-export.server.ts";
import { toFormValues } from "#app/features/marketplace/posting/form-fields.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { listings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { ListingPage } from "./listing-page.tsx";

useTestDatabase();
afterAll(() => stopJobs());

let shownListing: PublicListing;
const Page = createRoutesStub([{ path: "/", Component: ShownListing }]);
function ShownListing() {
	return createElement(ListingPage, { listing: shownListing, advice: "", similar: [], matching: [] });
}

/** No two values are alike, and none is a default. */
const filled: ListingFields = {
	title: "Brush clearing",
	description: "With goats and a mower",
	amountCents: 98_765,
	isFree: false,
	category: SERVICES,
	condition: "parts",
	location: "Topanga, CA 90290",
	email: "goats@hill.example",
	phoneNumber: "(213) 555-0177",
	whatsappNumber: "(213) 555-0188",
	contactMethod: "both",
	licenseNumber: "1023456",
	urgency: "high",
};

async function addFilled(kind: "sale" | "wanted"): Promise<string> {
	const id = await postTestListing({ kind, email: filled.email });
	await db().update(listings).set(filled).where(eq(listings.id, id));
	return id;
}

const missing = (has: (name: FieldName) => boolean, names: readonly FieldName[] = fieldNames) =>
	names.filter((name) => !has(name));

test("the office's file has every field that its row says, and the poster's copy has all", async () => {
	const id = await addFilled("sale");
	const { rows } = await listingExport.read(null, 100);
	const row = rows.find((each) => each.id === id);
	if (!row) throw new Error("not in the file");
	const columns = new Map(
		listingExport.columns.map((column) => {
			const [label, read] = "label" in column ? [column.label, column.csv] : column;
			return [label, String(read?.(row) ?? "")];
		}),
	);
	const inFile = fieldNames.filter((name) => listingFields[name].inFile);
	const value = (name: FieldName) => (name === "category" ? filled.category : fieldText(filled, name));
	expect(missing((name) => columns.get(listingFields[name].label) === value(name), inFile)).toEqual([]);

	const [copy] = (await marketplaceData.ofOwner?.({ email: filled.email, leadIds: [] })) ?? [];
	const text = JSON.stringify(copy?.rows);
	expect(missing((name) => text.includes(fieldText(filled, name)))).toEqual([]);
});

test("the public page has what anybody may read, and never an address or a number", async () => {
	const html: string[] = [];
	for (const kind of ["sale", "wanted"] as const) {
		const listing = await findPublicListing(kind, await addFilled(kind));
		if (!listing) throw new Error("not public");
		expect(missing((name) => name in listing === listingFields[name].onPage)).toEqual([]);
		shownListing = listing;
		html.push(renderToStaticMarkup(createElement(Page, { initialEntries: ["/"] })));
	}
	const shown: Record<FieldName, string> = {
		...(Object.fromEntries(fieldNames.map((name) => [name, fieldText(filled, name)])) as Record<
			FieldName,
			string
		>),
		amountCents: "$987.65",
		category: "Services &amp; Support",
		condition: "For parts",
		contactMethod: "Messages go through us",
		isFree: "",
		urgency: "High - Need within days",
	};
	for (const name of fieldNames)
		expect(
			html.some((page) => page.includes(shown[name])),
			`${name} on the page`,
		).toBe(listingFields[name].onPage);
});

test("the edit form gets every field of its kind back", async () => {
	const values = await Promise.all(
		(["sale", "wanted"] as const).map(async (kind) => {
			const stored = await findEditableListing(kind, await addFilled(kind));
			if (!stored) throw new Error("not editable");
			return Object.values(toFormValues(kind, stored));
		}),
	);
	const text = values.flat();
	const typed: Partial<Record<FieldName, string>> = { amountCents: "987.65", category: SERVICES };
	expect(missing((name) => name === "isFree" || text.includes(typed[name] ?? String(filled[name])))).toEqual(
		[],
	);
});
