import { randomBytes } from "node:crypto";
import { listingFlags } from "#db/schema.ts";
import { siteDatabase } from "#tests/support/office.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { expect, open, test } from "#tests/support/page.ts";

/** Already reported by enough other networks, so the next report hides it, whatever this network reported before. */
async function almostHidden(title: string): Promise<string> {
	await using site = await siteDatabase();
	const { id } = await addListing(site.db, { title });
	for (let n = 0; n < 3; n++)
		await site.db.insert(listingFlags).values({
			listingId: id,
			source: "report",
			reason: "Odd",
			reporterHash: randomBytes(32),
			reporterWideHash: randomBytes(32),
			mailedAt: new Date(),
		});
	return `/marketplace/${id}`;
}

test("the third reporter is thanked like the first, on the page they were reading", async ({
	page,
	browser,
}) => {
	const title = `Doubtful pump ${randomBytes(4).toString("hex")}`;
	const listing = await almostHidden(title);
	await open(page, listing);
	await page.getByRole("link", { name: "Report", exact: true }).click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByLabel("Reason").fill("Asks for a code");
	await dialog.getByRole("button", { name: "Submit Report" }).click();
	await expect(page.getByText("Report submitted")).toBeVisible();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect.poll(async () => (await page.request.get(listing)).status()).toBe(404);

	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto(`${await almostHidden(`${title}, again`)}/report`);
	await plain.getByLabel("Reason").fill("   ");
	await plain.getByRole("button", { name: "Submit Report" }).click();
	await expect(plain.getByText("Please tell us what's wrong")).toBeVisible();
	await plain.getByLabel("Reason").fill("Asks for a code");
	await plain.getByRole("button", { name: "Submit Report" }).click();
	await expect(plain.getByText("Report submitted")).toBeVisible();
	// Its own page is gone by now, so the way back is to the others.
	await expect(plain.getByRole("link", { name: "Back to Marketplace" })).toBeVisible();
	await context.close();
});
