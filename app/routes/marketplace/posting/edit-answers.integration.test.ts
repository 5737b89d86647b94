import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { expect, test } from "vitest";
import { setTokenCookie } from "#app/features/marketplace/editing/edit-cookie.server.ts";
import { createEditLink, openEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { findPublicListing } from "#app/features/marketplace/listing/listings.server.ts";
import { POST_LIMIT } from "#app/features/marketplace/posting/posting.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { takeToast } from "#app/platform/http/toasts.server.ts";
import { log } from "#app/platform/log.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { listingPhotos } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { answerEdit, openEditPage } from "./edit-answers.server.ts";

useTestDatabase();
useTestDataDir();

const picture = (background: string) =>
	sharp({ create: { width: 800, height: 600, channels: 3, background } })
		.jpeg()
		.toBuffer();

/** The form as a browser without JavaScript sends it, including a photo. */
async function save(
	id: string,
	token: string,
	title: string,
	{ background = "#0f5c73", submissionKey = "key-of-the-page", file = undefined as Buffer | undefined } = {},
): Promise<Response> {
	const body = new FormData();
	const fields = {
		token,
		submissionKey,
		title,
		location: "Altadena",
		email: "seller@ringline.example",
		price: "12.50",
	};
	for (const [name, value] of Object.entries({ ...fields, phone_number: "(213) 555-0110" }))
		body.append(name, value);
	body.append("images", new Blob([new Uint8Array(file ?? (await picture(background)))]), "pump.jpg");
	const request = new Request(`http://site.example/edit-product/${id}`, { method: "POST", body });
	return (await answerEdit(request, "sale", id, {
		...requestFacts(new RouterContextProvider()),
		clientAddress: "192.0.2.1",
	})) as Response;
}

async function told(response: Response): Promise<{ next: string | null; title?: string; text?: string }> {
	const cookie = response.headers
		.getSetCookie()
		.map((line) => line.split(";")[0])
		.join("; ");
	const { toast } = await takeToast(new Request("http://site.example/", { headers: { cookie } }));
	return {
		next: response.headers.get("Location"),
		title: toast?.title,
		...(toast?.text && { text: toast.text }),
	};
}

test("a save whose answer was lost is sent again: the owner hears that it stands, and nothing is stored twice", async () => {
	const id = await postTestListing();
	const token = await createEditLink(id);
	const saved = { next: `/marketplace/${id}`, title: "Product updated successfully!" };
	expect(await told(await save(id, token, "Once"))).toEqual(saved);
	expect(await told(await save(id, token, "Once"))).toEqual(saved);
	expect(await db().$count(listingPhotos)).toBe(1);

	const expired = {
		next: "/marketplace",
		title: "Invalid or expired link",
		text: "This edit link is invalid or has expired",
	};
	expect(await told(await save(id, token, "Another"))).toEqual(expired);
	expect(await told(await save(id, token, "Once", { background: "#c8401a" }))).toEqual(expired);
	for (const submissionKey of ["key-of-another-page", ""])
		expect(await told(await save(id, token, "Once", { submissionKey }))).toEqual(expired);
	expect(await db().$count(listingPhotos)).toBe(1);
	expect(await findPublicListing("sale", id)).toMatchObject({ title: "Once", photos: [{ width: 800 }] });
});

test("a reload after a lost answer shows what was saved; a used link alone opens nothing", async () => {
	const id = await postTestListing();
	const token = await createEditLink(id);
	const address = `http://site.example/edit-product/${id}`;
	const open = async (request: Request): Promise<Response> => {
		const answer = await openEditPage(request, "sale", id, log).catch((thrown) => thrown);
		return answer instanceof Response ? answer : new Response("the form");
	};
	const cookie = (await setTokenCookie(new Request(address), id, token)).split(";")[0] ?? "";
	const reload = () => open(new Request(address, { headers: { cookie } }));
	expect(await (await reload()).text()).toBe("the form");
	await save(id, token, "Saved");
	expect(await told(await reload())).toEqual({
		next: `/marketplace/${id}`,
		title: "Product updated successfully!",
	});
	expect(await told(await open(new Request(`${address}?token=${token}`)))).toEqual({
		next: "/marketplace",
		title: "Invalid or expired link",
		text: "This edit link is invalid or has expired",
	});
});

test("an owner who changes the address is told to confirm the new one", async () => {
	const id = await postTestListing({ email: "old@ringline.example" });
	expect(await told(await save(id, await createEditLink(id), "Pump"))).toEqual({
		next: `/marketplace/${id}`,
		title: "Product updated successfully!",
		text: "We'll email a link to your new address. Open it within 2 days to confirm it.",
	});
});

test("photos are read only for a link that still saves, and a network saves as often as it posts", async () => {
	const id = await postTestListing();
	const token = await createEditLink(id);
	const file = Buffer.from("not a photo");
	const refused = async (used: string) => {
		const answer = await save(id, used, "Pump", { file });
		return answer instanceof Response ? (await told(answer)).title : (answer as { data: unknown }).data;
	};
	expect(await refused("x".repeat(43))).toBe("Invalid or expired link");
	expect(await refused(token)).toMatchObject({
		result: { error: { images: [expect.stringContaining("is not a photo")] } },
	});
	await save(id, token, "Saved");
	expect(await refused(token)).toBe("Invalid or expired link");

	await rateLimit(POST_LIMIT, "192.0.2.1", POST_LIMIT.points);
	const next = await createEditLink(id);
	expect(await save(id, next, "Too many")).toMatchObject({ init: { status: 429 } });
	expect(await openEditLink("sale", id, next)).toMatchObject({ ok: true, listing: { title: "Saved" } });
});
