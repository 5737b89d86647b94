import { eq } from "drizzle-orm";
import sharp from "sharp";
import { listingPhotos, listings } from "#db/schema.ts";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { expect, open, test } from "#tests/support/page.ts";

const photo = async (name: string) => ({
	name,
	mimeType: "image/jpeg",
	buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: "#0f5c73" } })
		.jpeg()
		.toBuffer(),
});

test("photos are put in order by keyboard and by dragging, and stay in it", async ({ page }) => {
	const title = `Ordered photos ${process.pid}-${Date.now()}`;
	await open(page, "/post-product");
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Location").fill("Altadena");
	await page.getByLabel("Email").fill("order@ringline.example");
	await page.getByLabel("Phone number").fill("213 555 0100");
	await page
		.locator("input[name=images]")
		.setInputFiles(await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map((name) => photo(name))));
	const inputs = page.locator("input[name=photo]");
	await expect(inputs).toHaveCount(3, { timeout: 60_000 });
	const ids = () => inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
	const [a = "", b = "", c = ""] = await ids();
	await page.getByRole("button", { name: "Move photo 3 earlier" }).focus();
	await page.keyboard.press("Enter");
	await expect.poll(ids).toEqual([a, c, b]);
	const previews = page.getByRole("listitem").filter({ has: inputs });
	await previews.nth(2).dragTo(previews.nth(0));
	await expect.poll(ids).toEqual([b, a, c]);
	await page.getByRole("button", { name: "Post Product" }).click();
	await expect(page.getByText("Product posted successfully!")).toBeVisible();
	await using site = await siteDatabase();
	const stored = await site.db
		.select({ id: listingPhotos.id })
		.from(listingPhotos)
		.innerJoin(listings, eq(listings.id, listingPhotos.listingId))
		.where(eq(listings.title, title))
		.orderBy(listingPhotos.position);
	expect(stored.map(({ id }) => id)).toEqual([b, a, c]);
});

test("of eleven photos ten are kept; hiding the listing takes them off the site, but not from the office", async ({
	page,
}) => {
	const title = `Pump with photos ${process.pid}-${Date.now()}`;
	await open(page, "/post-product");
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Location").fill("Altadena");
	await page.getByLabel("Email").fill("photos@ringline.example");
	await page.getByLabel("Phone number").fill("+44 20 7946 0018");
	const eleven = await Promise.all(Array.from({ length: 11 }, (_, n) => photo(`${n}.jpg`)));
	await page.locator("input[name=images]").setInputFiles(eleven);
	await expect(page.getByText("Too many images")).toBeVisible();
	await expect(page.getByText("Maximum 10 images allowed")).toBeVisible();
	await expect(page.locator("input[name=photo]")).toHaveCount(10, { timeout: 60_000 });
	await page.getByRole("button", { name: "Post Product" }).click();
	await expect(page.getByText("Product posted successfully!")).toBeVisible();

	await using site = await siteDatabase();
	const [listing] = await site.db.select().from(listings).where(eq(listings.title, title));
	if (!listing) throw new Error("not posted");
	await open(page, `/marketplace/${listing.id}`);
	await expect(page.getByText("Ask for price").first()).toBeVisible();
	await page.getByRole("button", { name: /Call Seller/ }).click();
	await expect(page.getByRole("link", { name: /Call Seller/ })).toHaveAttribute("href", "tel:+442079460018");
	const image = (await page.locator(".carousel-track img").first().getAttribute("src")) ?? "";
	const shown = await page.request.get(image);
	expect(shown.status()).toBe(200);
	expect(shown.headers()["cache-control"]).toBe("public, max-age=31536000, s-maxage=0, immutable");
	const again = await page.request.get(image, { headers: { "If-None-Match": shown.headers().etag ?? "" } });
	expect(again.status()).toBe(304);

	await site.db.update(listings).set({ flagged: true }).where(eq(listings.id, listing.id));
	expect((await page.request.get(image)).status()).toBe(404);
	const forOffice = `/admin${image}`;
	expect((await page.request.get(forOffice, { maxRedirects: 0 })).status()).toBe(303);
	await enterOffice(page, "/admin?tab=flagged-products");
	const seen = await page.request.get(forOffice);
	expect([seen.status(), seen.headers()["cache-control"]]).toEqual([200, "no-store"]);
	await expect
		.poll(() =>
			page
				.getByRole("article", { name: title })
				.locator("img")
				.evaluate((element: HTMLImageElement) => element.naturalWidth),
		)
		.toBeGreaterThan(100);
	await site.db.update(listings).set({ flagged: false }).where(eq(listings.id, listing.id));
	expect((await page.request.get(image)).status()).toBe(200);
});

test("a draft forgets photos that the server no longer has", async ({ page }) => {
	const day = 86_400_000;
	const kept = (id: string, at: number) => ({
		id,
		key: `photos/${id}`,
		width: 400,
		height: 300,
		widths: [400],
		at,
	});
	await page.addInitScript(
		(photos) => localStorage.setItem("ringline-draft-photos", JSON.stringify(photos)),
		[kept("fresh", Date.now() - day / 2), kept("stale", Date.now() - 2 * day)],
	);
	await open(page, "/post-product");
	await expect(page.locator("input[name=photo]")).toHaveValue("fresh");
});
