import sharp from "sharp";
import { expect, test } from "vitest";
import type { StoredPhoto } from "#app/features/marketplace/listing/photos.server.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader as media } from "./media.ts";
import { action as post } from "./posting/post.tsx";
import { action as uploadPhoto } from "./posting/upload-photo.ts";

useTestDatabase();
useTestDataDir();

const photo = () => sharp({ create: { width: 640, height: 480, channels: 3, background: "#0f5c73" } }).jpeg();
const product = {
	title: "Pump with photos",
	location: "Altadena",
	email: "seller@ringline.example",
	phone_number: "(213) 555-0110",
	price: "12.50",
};

test("until it is posted, only the browser that sent it sees it", async () => {
	const [sender, other] = [new RouteVisitor("192.0.2.40"), new RouteVisitor("192.0.2.41")];
	const image = new Blob([new Uint8Array(await photo().toBuffer())], { type: "image/jpeg" });
	const see = async (visitor: RouteVisitor, { key }: StoredPhoto) =>
		(await visitor.call(media, `/media/${key}/400.webp`, {}, { "*": `${key}/400.webp` })).status;
	const uploaded = await sender.post(uploadPhoto, "/post-product/photos", { images: image });
	const { photo: early }: { photo: StoredPhoto } = await (uploaded.response ?? Response.json({})).json();
	// Another browser that sends a photo of its own gets no nearer to this one.
	await other.post(uploadPhoto, "/post-product/photos", { images: image });
	expect([await see(sender, early), await see(other, early)]).toEqual([200, 404]);

	// Without JavaScript the photos come with the form, and the preview shows them.
	const previewed = await sender.post(post, "/post-product", {
		...product,
		intent: "preview",
		images: image,
	});
	const { photos = [] } = previewed.data as { photos?: StoredPhoto[] };
	expect(photos).toHaveLength(1);
	for (const shown of photos) expect([await see(sender, shown), await see(other, shown)]).toEqual([200, 404]);

	await postTestListing({ photoIds: [early.id] });
	expect([await see(sender, early), await see(other, early)]).toEqual([200, 200]);
});
