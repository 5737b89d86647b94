// A listing with very long words must not make any page wider than a phone.

import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { limits } from "#app/features/marketplace/listing/listing-limits.ts";
import { editLinks, listingFlags, listingPhotos, listings } from "#db/schema.ts";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { expect, expectToFit, open, test } from "#tests/support/page.ts";

const WORD = "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(5);
const values = {
	title: WORD.slice(0, limits.title),
	description: WORD.repeat(3),
	location: WORD.slice(0, limits.location),
	licenseNumber: "1".repeat(limits.license),
	phoneNumber: "2".repeat(15),
	whatsappNumber: "2".repeat(15),
	email: `${"mailbox".repeat(9)}@${"subdomain.".repeat(9)}example`,
};

async function expectNarrow(page: Page): Promise<void> {
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const widest = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(widest, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(width);
		// A clipped box would hide the end of the word instead of breaking it.
		const cut = await page.evaluate(
			(word) =>
				[...document.querySelectorAll("main h1, main h2, main h3, main p, main td, main a")].filter(
					(element) =>
						element.textContent?.startsWith(word) && element.getBoundingClientRect().right > innerWidth + 1,
				).length,
			WORD.slice(0, 80),
		);
		expect(cut, `${page.url()} at ${width} pixels`).toBe(0);
	}
}

for (const kind of ["sale", "wanted"] as const)
	test(`a word of 200 letters breaks no screen (${kind})`, async ({ page }) => {
		await using site = await siteDatabase();
		const { id } = await addListing(site.db, { kind, ...values });
		await addListing(site.db, { kind, ...values, held: true, heldReason: WORD });
		const path = kind === "sale" ? "/marketplace" : "/wanted";
		const token = randomBytes(32).toString("base64url");
		await site.db.insert(editLinks).values({
			listingId: id,
			tokenHash: createHash("sha256").update(token).digest(),
			expiresAt: new Date(Date.now() + 3_600_000),
		});
		const edit = kind === "sale" ? "edit-product" : "edit-wanted";
		for (const address of [
			// With a filter, because the page without one may still be cached.
			`/marketplace?tab=${kind}&location=${WORD.slice(0, 20)}`,
			`/marketplace?tab=${kind}&q=${WORD.slice(0, 200)}`,
			`${path}/${id}`,
			`${path}/${id}/report`,
			`${path}/${id}/edit-link`,
			`/${edit}/${id}?token=${token}`,
		]) {
			await open(page, address);
			await expect(page.locator("main").getByText(WORD.slice(0, 80)).first()).toBeAttached();
			await expectNarrow(page);
			await expectToFit(page);
		}
		await site.db.insert(listingFlags).values({ listingId: id, source: "report", reason: WORD });
		await enterOffice(page);
		for (const address of [
			`/admin?tab=${kind === "sale" ? "flagged-products" : "flagged-wanted"}`,
			`/admin?tab=${kind === "sale" ? "all-products" : "all-wanted"}`,
			"/admin/spam",
		]) {
			await open(page, address);
			await expectNarrow(page);
		}
		await page.goto(`/admin?tab=${kind === "sale" ? "flagged-products" : "flagged-wanted"}`);
		await page
			.getByRole("article")
			.filter({ hasText: values.title })
			.first()
			.getByRole("button", { name: "Flag" })
			.click();
		await expect(page.getByText("has been flagged")).toBeVisible();
		for (const address of [`/admin/audit?subject=${id}`, "/admin/audit"]) {
			await open(page, address);
			await expectNarrow(page);
		}
		// The other kind has the same title in a test that may still run.
		await site.db.delete(listings).where(and(eq(listings.title, values.title), eq(listings.kind, kind)));
	});

for (const photos of [1, 2, 8, 10])
	test(`a listing with ${photos} photos is no wider than a phone`, async ({ page }) => {
		await using site = await siteDatabase();
		const { id } = await addListing(site.db, { ...values, title: `With ${photos} photos ${randomUUID()}` });
		await site.db.insert(listingPhotos).values(
			Array.from({ length: photos }, (_, position) => ({
				listingId: id,
				position,
				storageKey: randomUUID(),
				width: 800,
				height: 600,
				widths: [400],
				bytes: 1,
			})),
		);
		await open(page, `/marketplace/${id}`);
		await expectNarrow(page);
		await expectToFit(page);
		if (photos > 1) {
			await page.setViewportSize({ width: 320, height: 800 });
			await page.getByRole("button", { name: "Next slide" }).click();
			await expect(page.getByRole("button", { name: "Previous slide" })).toBeEnabled();
		}
		await site.db.delete(listings).where(eq(listings.id, id));
	});
