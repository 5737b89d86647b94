import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { listKeys, readStream } from "#app/platform/files/storage.server.ts";
import { NETWORK_BUDGET } from "#app/platform/files/upload-budget.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { deliveries, listingPhotos, listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing, testFields } from "#tests/support/listings.ts";
import { changeListing } from "../editing/changes.server.ts";
import { deleteEndedListings } from "../editing/lifecycle.server.ts";
import { queueHiddenMail, sendDeletedMail } from "../moderation/seller-notices.server.ts";
import { postListing } from "../posting/posting.server.ts";
import { findPublicListing } from "./listings.server.ts";
import { deleteUnusedPhotos, findPhotoAccess, findPhotos, storePhoto, storePhotos } from "./photos.server.ts";

useTestDatabase();
const dataDir = useTestDataDir();
const stored = async () => {
	const keys: string[] = [];
	for await (const { key } of listKeys("photos")) keys.push(key);
	return keys;
};
const rows = () => db().$count(listingPhotos);
const photo = (width = 1000, height = 800) =>
	sharp({ create: { width, height, channels: 3, background: "#c8401a" } }).jpeg();

beforeEach(async () => {
	await db().execute(sql`truncate listings, listing_photos, rate_limits cascade`);
	for (const key of await stored()) await (await import("#app/platform/files/storage.server.ts")).remove(key);
});

function form(fields: Record<string, string>, files: { name: string; bytes: Buffer }[]): Request {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	for (const { name, bytes } of files) body.append("images", new Blob([new Uint8Array(bytes)]), name);
	return new Request("http://site.example/post-product", { method: "POST", body });
}

const product = {
	title: "Pump with photos",
	location: "Altadena",
	email: "seller@ringline.example",
	phone_number: "(213) 555-0110",
	price: "12.50",
};

describe("posting with photos", () => {
	test("keeps WebP in three widths, upright, without place or camera", async () => {
		const camera = await photo(2000, 1000)
			.withExif({ IFD0: { Make: "SecretCam" }, IFD3: { GPSLatitude: "34/1 12/1 0/1", GPSLatitudeRef: "N" } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const posted = await postListing(form(product, [{ name: "p.jpg", bytes: camera }]), "sale", "192.0.2.1");
		if (!posted.ok) throw new Error(JSON.stringify(posted));
		const listing = await findPublicListing("sale", posted.id);
		expect(listing?.photos).toMatchObject([{ width: 1000, height: 2000, widths: [400, 800, 1000] }]);
		for (const key of await stored()) {
			const file = await readStream(key);
			const bytes = Buffer.concat(await (file?.stream.toArray() ?? []));
			const facts = await sharp(bytes).metadata();
			expect(facts).toMatchObject({ format: "webp" });
			expect([facts.exif, facts.orientation, facts.xmp]).toEqual([undefined, undefined, undefined]);
			expect(bytes.includes("SecretCam")).toBe(false);
		}
		expect(await stored()).toHaveLength(3);
	});

	test("refuses what is no photo with a message by the field, and stores nothing at all", async () => {
		const good = await photo().toBuffer();
		const bomb = pngClaiming(17_000, 17_000);
		const bad: [string, Buffer, RegExp][] = [
			[
				"drawing.svg",
				Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
				/not a photo/,
			],
			["setup.jpg", Buffer.concat([Buffer.from("MZ\x90\0"), randomBytes(2_000)]), /not a photo/],
			["empty.jpg", Buffer.alloc(0), /not a photo/],
			["cut-off.jpg", good.subarray(0, 300), /damaged/],
			["bomb.png", bomb, /too many pixels/],
		];
		for (const [name, bytes, message] of bad) {
			const posted = await postListing(
				form(product, [
					{ name: "good.jpg", bytes: good },
					{ name, bytes },
				]),
				"sale",
				"192.0.2.1",
			);
			expect(posted, name).toMatchObject({ ok: false, status: 400 });
			expect("result" in posted && posted.result.error?.images?.[0]).toMatch(message);
			expect([await stored(), await rows(), await db().$count(listings)]).toEqual([[], 0, 0]);
		}
	});

	test("a form with a wrong field stores no photo and keeps what was typed", async () => {
		const posted = await postListing(
			form({ ...product, title: "ab" }, [{ name: "p.jpg", bytes: await photo().toBuffer() }]),
			"sale",
			"192.0.2.1",
		);
		expect(posted).toMatchObject({
			ok: false,
			status: 400,
			result: { initialValue: { location: "Altadena" } },
		});
		expect([await stored(), await rows()]).toEqual([[], 0]);
	});

	test("eleven photos are too many, a megabyte of text is refused", async () => {
		const small = await photo(20, 20).toBuffer();
		const many = await postListing(
			form(
				product,
				Array.from({ length: 11 }, (_, n) => ({ name: `${n}.jpg`, bytes: small })),
			),
			"sale",
			"192.0.2.1",
		);
		expect(many).toMatchObject({ ok: false, result: { error: { images: ["Maximum 10 images allowed"] } } });
		// The first ten are kept in the form.
		expect("photos" in many && many.photos).toHaveLength(10);
		const endless = await postListing(
			form({ ...product, description: "x".repeat(1_000_000) }, []),
			"sale",
			"192.0.2.1",
		);
		expect(endless).toMatchObject({ ok: false, status: 413 });
	});

	test("the same form sent twice is one listing; the same text again and again is held", async () => {
		const twice = { ...product, title: "Twice", submissionKey: "key-1" };
		const first = await postListing(form(twice, []), "sale", "192.0.2.1");
		const second = await postListing(form(twice, []), "sale", "192.0.2.1");
		expect(first.ok && second.ok && first.id === second.id).toBe(true);
		const held = [];
		for (let n = 0; n < 4; n++) {
			const posted = await postListing(
				form({ ...product, title: `Cheap   PUMPS${"!".repeat(n)}` }, []),
				"sale",
				"192.0.2.1",
			);
			held.push(posted.ok && posted.held);
			if (posted.ok && posted.held) expect(await findPublicListing("sale", posted.id)).toBeNull();
		}
		expect(held).toEqual([false, false, false, true]);
	});

	test("the second person with the same text waits for a moderator; two words alike are no copy", async () => {
		const text = {
			title: "Fire pump",
			description: "13 hp diesel pump, 2 years old, runs well. Pick up only.",
		};
		const post = async (email: string, more: Partial<typeof text>) => {
			const posted = await postListing(
				form({ ...product, ...text, ...more, email }, []),
				"sale",
				"192.0.2.1",
			);
			return posted.ok && posted.held;
		};
		expect(await post("first@home.example", {})).toBe(false);
		expect(await post("First@home.example", {})).toBe(false);
		expect(await post("second@home.example", { title: "FIRE pump!" })).toBe(true);
		expect(await post("first@home.example", { title: "Hose", description: "" })).toBe(false);
		expect(await post("second@home.example", { title: "Hose", description: "" })).toBe(false);
	});

	test("a draft whose photos were swept is not posted without them, and says so", async () => {
		const [left, swept] = [
			await storePhoto(await photo().toBuffer()),
			await storePhoto(await photo().toBuffer()),
		];
		if (!left.ok || !swept.ok) throw new Error("not stored");
		await db()
			.update(listingPhotos)
			.set({ createdAt: sql`now() - interval '25 hours'` })
			.where(eq(listingPhotos.id, swept.photo.id));
		await deleteUnusedPhotos();
		const send = (photos: string[], more = {}) => {
			const body = new FormData();
			for (const [name, value] of Object.entries({ ...product, submissionKey: "draft", ...more }))
				body.append(name, value);
			for (const id of photos) body.append("photo", id);
			const request = new Request("http://site.example/post-product", { method: "POST", body });
			return postListing(request, "sale", "192.0.2.1");
		};
		for (const more of [{}, { intent: "preview" }])
			expect(await send([left.photo.id, swept.photo.id], more)).toMatchObject({
				ok: false,
				status: 400,
				result: {
					error: { images: [expect.stringContaining("gone")] },
					initialValue: { title: product.title },
				},
				photos: [{ id: left.photo.id }],
			});
		expect(await db().$count(listings)).toBe(0);
		const posted = await send([left.photo.id]);
		expect(posted).toMatchObject({ ok: true });
		expect(await send([left.photo.id]), "sent again after a lost answer").toEqual(posted);
	});

	test("a robot in the trap is held, and too many posts are turned away for a while", async () => {
		const trapped = await postListing(
			form({ ...product, website: "http://spam.example" }, []),
			"sale",
			"192.0.2.1",
		);
		expect(trapped).toMatchObject({ ok: true, held: true });
		let last: Awaited<ReturnType<typeof postListing>> | undefined;
		for (let n = 0; n < 61; n++)
			last = await postListing(form({ ...product, title: `Item ${n}` }, []), "sale", "192.0.2.7");
		expect(last).toMatchObject({ ok: false, status: 429 });
	});
});

describe("who may see a photo", () => {
	const access = async (key: string) => (await findPhotoAccess(key))?.state ?? null;

	test("everybody while its listing is public; nobody once it is removed or gone", async () => {
		const posted = await postListing(
			form(product, [
				{ name: "one.jpg", bytes: await photo().toBuffer() },
				{ name: "two.jpg", bytes: await photo().toBuffer() },
			]),
			"sale",
			"192.0.2.1",
		);
		if (!posted.ok) throw new Error("not posted");
		const [one, two] = await findPhotos(posted.id);
		if (!one || !two) throw new Error("not stored");
		expect([await access(one.key), await access(two.key)]).toEqual(["public", "public"]);

		const keepOnlyOne = () =>
			db().transaction((tx) =>
				changeListing(tx, { id: posted.id, kind: "sale", fields: testFields(), photoIds: [one.id] }),
			);
		await keepOnlyOne();
		expect([await access(one.key), await access(two.key)]).toEqual(["public", null]);
		// A removed photo cannot be attached to another listing by its id.
		const thief = await postTestListing({ photoIds: [one.id, two.id] });
		expect(await findPhotos(thief)).toEqual([]);

		const change = (values: Partial<typeof listings.$inferInsert>) =>
			db().update(listings).set(values).where(eq(listings.id, posted.id));
		for (const [hide, show] of [
			[{ flagged: true }, { flagged: false }],
			[{ held: true }, { held: false }],
			[{ deletedAt: new Date() }, { deletedAt: null }],
			[{ status: "sold" }, { status: "active" }],
			[{ status: "removed" }, { status: "active" }],
		] as const) {
			await change(hide);
			expect(await access(one.key), JSON.stringify(hide)).toBe("hidden");
			await change(show);
			expect(await access(one.key)).toBe("public");
		}
		expect(await access("photos/00000000-0000-0000-0000-000000000000")).toBeNull();
	});

	test("a network that used up its bytes of the day is refused, and others go on", async () => {
		const bytes = await photo().toBuffer();
		await rateLimit(NETWORK_BUDGET, "198.51.100.77", NETWORK_BUDGET.points);
		expect(await storePhoto(bytes, "198.51.100.77")).toEqual({ ok: false, reason: "over-budget" });
		expect(await storePhoto(bytes, "198.51.100.78")).toMatchObject({ ok: true });
	});
});

describe("editing", () => {
	test("passes the same spam checks as posting", async () => {
		for (let n = 0; n < 3; n++) await postTestListing({ title: "Cheap pumps", description: "Call now" });
		const id = await postTestListing({ title: "Harmless" });
		const edit = (fields: Parameters<typeof testFields>[0], suspicion?: string) =>
			db().transaction((tx) =>
				changeListing(tx, { id, kind: "sale", fields: testFields(fields), photoIds: [], suspicion }),
			);
		await edit({ title: "Still harmless" });
		expect(await findPublicListing("sale", id)).not.toBeNull();
		await edit({ title: "CHEAP pumps!", description: "call now" });
		expect(await findPublicListing("sale", id)).toBeNull();
		const other = await postTestListing();
		await db().transaction((tx) =>
			changeListing(tx, {
				id: other,
				kind: "sale",
				fields: testFields(),
				photoIds: [],
				suspicion: "A robot",
			}),
		);
		expect(await findPublicListing("sale", other)).toBeNull();
	});
});

describe("the poster", () => {
	const mailsAbout = (listingId: string) =>
		db().select().from(deliveries).where(eq(deliveries.listingId, listingId));

	test("is mailed the listing's address and where to edit it, in our own words only", async () => {
		const id = await postTestListing({
			title: "Visit http://evil.example",
			email: "poster@ringline.example",
		});
		const [mail, ...more] = await mailsAbout(id);
		expect(more).toEqual([]);
		expect(mail).toMatchObject({ purpose: "listing-posted", recipient: "poster@ringline.example" });
		expect(mail?.bodyText).toContain(`/marketplace/${id}\n`);
		expect(mail?.bodyText).toContain(`/marketplace/${id}/edit-link`);
		expect(`${mail?.subject} ${mail?.bodyText}`).not.toContain("evil");
	});

	test("is told when a moderator hides or deletes it, and not when the deletion was undone", async () => {
		const id = await postTestListing({ title: "Odd title", email: "poster@ringline.example" });
		await db().transaction((tx) => queueHiddenMail(tx, id, "rules"));
		expect((await mailsAbout(id)).at(-1)).toMatchObject({ purpose: "listing-hidden" });
		const deleted = {
			listingId: id,
			kind: "sale",
			category: "installation-supplies",
			email: "gone@ringline.example",
		} as const;
		const toldOfDeletion = () => db().$count(deliveries, eq(deliveries.recipient, "gone@ringline.example"));
		await sendDeletedMail(deleted);
		expect(await toldOfDeletion()).toBe(0);
		await db().update(listings).set({ deletedAt: new Date() }).where(eq(listings.id, id));
		await sendDeletedMail(deleted);
		await db().delete(listings).where(eq(listings.id, id));
		await sendDeletedMail(deleted);
		expect(await toldOfDeletion()).toBe(2);
	});
});

describe("photos nobody needs anymore", () => {
	test("are swept when their post never came, and left alone while it may", async () => {
		const young = await storePhoto(await photo().toBuffer());
		expect(await deleteUnusedPhotos()).toBe(0);
		if (young.ok)
			await db()
				.update(listingPhotos)
				.set({ createdAt: sql`now() - interval '25 hours'` })
				.where(eq(listingPhotos.id, young.photo.id));
		expect(await deleteUnusedPhotos()).toBe(1);
		expect([await stored(), await rows()]).toEqual([[], 0]);
	});

	test("go with a listing that its owner removed a month ago", async () => {
		const path = join(dataDir.path, "p.jpg");
		await writeFile(path, await photo().toBuffer());
		const photos = await storePhotos([{ path, fileName: "p.jpg" }]);
		const id = await postTestListing({ photoIds: photos.ok ? photos.ids : [] });
		await db()
			.update(listings)
			.set({ status: "removed", updatedAt: sql`now() - interval '31 days'` })
			.where(eq(listings.id, id));
		await db().update(listingPhotos).set({ createdAt: sql`now() - interval '2 days'` });
		expect(await deleteEndedListings()).toBe(1);
		await deleteUnusedPhotos();
		expect([await stored(), await rows(), await db().$count(listings)]).toEqual([[], 0, 0]);
	});
});

/** An image of 289 megapixels in 70 bytes. */
function pngClaiming(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	const chunk = (type: string, body: Buffer) => {
		const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(body.length, 0);
		ends.writeUInt32BE(crc32(named), 4);
		return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
	};
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(64))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
