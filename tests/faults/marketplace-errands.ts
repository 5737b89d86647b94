// Posting something with photos, asking for an edit link, and editing by it.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ListingState } from "./ledger.ts";
import { asFile } from "./material.ts";
import { expectStatus, newVisitor, newWord, type Scene } from "./scene.ts";
import { Surprise, type Visitor } from "./visitor.ts";

export async function postProduct(scene: Scene): Promise<void> {
	const { dice, ledger } = scene;
	const visitor = newVisitor(scene);
	const word = newWord(dice);
	const submissionKey = randomUUID();
	const email = `${word}@seller.example`;
	const title = `Pump ${word}`;
	const uploaded = dice.chance(0.5) ? await uploadPhotos(scene, visitor, dice.between(1, 2)) : [];
	const attached = dice.chance(0.4) ? 1 : 0;
	const form = attachPhotos(scene, listingForm({ submissionKey, title, email }), attached);
	for (const id of uploaded) form.append("photo", id);
	const answer = await visitor.post("/post-product", { body: form });
	expectStatus(answer, 303, "a post");
	ledger.wrote("listing posted");
	const acknowledged = { title, photos: uploaded.length + attached };
	ledger.listings.set(submissionKey, { kind: "sale", email, acknowledged, possible: [] });
	if (dice.chance(0.6)) await askForEditLink(scene, visitor, submissionKey, word);
}

export async function postWanted(scene: Scene): Promise<void> {
	const { dice, ledger } = scene;
	const word = newWord(dice);
	const submissionKey = randomUUID();
	const email = `${word}@buyer.example`;
	const title = `Wanted ${word}`;
	const form = listingForm({ submissionKey, title, email });
	const answer = await newVisitor(scene).post("/post-wanted", { body: form });
	expectStatus(answer, 303, "a wanted post");
	ledger.wrote("listing posted");
	ledger.listings.set(submissionKey, {
		kind: "wanted",
		email,
		acknowledged: { title, photos: 0 },
		possible: [],
	});
}

async function uploadPhotos(scene: Scene, visitor: Visitor, count: number): Promise<string[]> {
	const ids: string[] = [];
	while (ids.length < count) {
		const form = attachPhotos(scene, new FormData(), 1);
		const answer = await visitor.post("/post-product/photos", { body: form });
		expectStatus(answer, 200, "a photo");
		scene.ledger.wrote("photo uploaded");
		ids.push(JSON.parse(answer.text).photo.id);
	}
	return ids;
}

/** Looks for the own listing as anybody would, then asks for the mail. */
async function askForEditLink(
	scene: Scene,
	visitor: Visitor,
	submissionKey: string,
	word: string,
): Promise<void> {
	const listingId = await findListing(visitor, word);
	const email = `${word}@seller.example`;
	scene.desk.expect({ submissionKey, listingId, email });
	const answer = await visitor.post(`/marketplace/${listingId}/edit-link`, {
		body: new URLSearchParams({ email }),
		headers: { Accept: "text/html" },
	});
	expectStatus(answer, 303, "a request for an edit link");
	scene.ledger.promiseEditLink(email);
}

async function findListing(visitor: Visitor, word: string): Promise<string> {
	for (let tries = 0; tries < 20; tries++) {
		const answer = await visitor.get(`/marketplace?q=${word}`);
		const found = /href="\/marketplace\/([0-9a-f-]{36})"/.exec(answer.text)?.[1];
		if (found) return found;
		await pause(500);
	}
	throw new Surprise(`A posted listing (${word}) is not found by its own title.`);
}

/** Changes a listing whose edit link has arrived; false when none has. */
export async function editListing(scene: Scene): Promise<boolean> {
	const { dice, ledger, desk } = scene;
	const editable = desk.take();
	const listing = editable && ledger.listings.get(editable.submissionKey);
	if (!editable || !listing) return false;
	const { listingId, token, submissionKey, email } = editable;
	const photos = dice.between(0, 1);
	const state: ListingState = { title: `${listing.acknowledged.title} v${newWord(dice)}`, photos };
	listing.possible.push(state);
	const form = attachPhotos(scene, listingForm({ submissionKey, title: state.title, email }), photos);
	form.append("token", token);
	const answer = await newVisitor(scene).post(`/edit-product/${listingId}`, { body: form });
	expectStatus(answer, 303, "an edit");
	if (answer.location.endsWith(`/marketplace/${listingId}`)) {
		ledger.wrote("listing edited");
		listing.acknowledged = state;
		listing.possible = [];
	} else {
		// Refused: a newer link was already on its way. A save that had been made would say so at every further try.
		listing.possible = listing.possible.filter((one) => one !== state);
	}
	return true;
}

function listingForm({ submissionKey, title, email }: Record<"submissionKey" | "title" | "email", string>) {
	const form = new FormData();
	form.set("submissionKey", submissionKey);
	form.set("title", title);
	form.set("email", email);
	form.set("description", "Three years old, serviced every spring, with two lengths of hose.");
	form.set("location", "Topanga");
	form.set("phone_number", "(213) 555-0142");
	form.set("price", "1,250");
	form.set("budget", "900");
	return form;
}

function attachPhotos({ dice, materials }: Scene, form: FormData, count: number): FormData {
	for (let number = 1; number <= count; number++)
		form.append("images", asFile(dice.pick(materials.photos), `photo-${number}`));
	return form;
}
