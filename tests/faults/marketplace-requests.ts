// Visitors who post listings with photos, request an edit link and use it.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ListingState } from "./ledger.ts";
import { asFile } from "./test-files.ts";
import { expectStatus, newVisitor, uniqueWord, type VisitContext } from "./visit-context.ts";
import { UnexpectedAnswer, type Visitor } from "./visitor.ts";

export async function postProduct(context: VisitContext): Promise<void> {
	const { random, ledger } = context;
	const visitor = newVisitor(context);
	const word = uniqueWord(random);
	const submissionKey = randomUUID();
	const email = `${word}@seller.example`;
	const title = `Pump ${word}`;
	const uploaded = random.chance(0.5) ? await uploadPhotos(context, visitor, random.between(1, 2)) : [];
	const attached = random.chance(0.4) ? 1 : 0;
	const form = attachPhotos(context, listingForm({ submissionKey, title, email }), attached);
	for (const id of uploaded) form.append("photo", id);
	const answer = await visitor.post("/post-product", { body: form });
	expectStatus(answer, 303, "a post");
	ledger.recordWrite("listing posted");
	const acknowledged = { title, photos: uploaded.length + attached };
	ledger.listings.set(submissionKey, { kind: "sale", email, acknowledged, possible: [] });
	if (random.chance(0.6)) await requestEditLink(context, visitor, submissionKey, word);
}

export async function postWanted(context: VisitContext): Promise<void> {
	const { random, ledger } = context;
	const word = uniqueWord(random);
	const submissionKey = randomUUID();
	const email = `${word}@buyer.example`;
	const title = `Wanted ${word}`;
	const form = listingForm({ submissionKey, title, email });
	const answer = await newVisitor(context).post("/post-wanted", { body: form });
	expectStatus(answer, 303, "a wanted post");
	ledger.recordWrite("listing posted");
	ledger.listings.set(submissionKey, {
		kind: "wanted",
		email,
		acknowledged: { title, photos: 0 },
		possible: [],
	});
}

async function uploadPhotos(context: VisitContext, visitor: Visitor, count: number): Promise<string[]> {
	const ids: string[] = [];
	while (ids.length < count) {
		const form = attachPhotos(context, new FormData(), 1);
		const answer = await visitor.post("/post-product/photos", { body: form });
		expectStatus(answer, 200, "a photo");
		context.ledger.recordWrite("photo uploaded");
		ids.push(JSON.parse(answer.text).photo.id);
	}
	return ids;
}

/** Finds the listing through the search, then requests the mail. */
async function requestEditLink(
	context: VisitContext,
	visitor: Visitor,
	submissionKey: string,
	word: string,
): Promise<void> {
	const listingId = await findListing(visitor, word);
	const email = `${word}@seller.example`;
	context.editLinks.waitFor({ submissionKey, listingId, email });
	const answer = await visitor.post(`/marketplace/${listingId}/edit-link`, {
		body: new URLSearchParams({ email }),
		headers: { Accept: "text/html" },
	});
	expectStatus(answer, 200, "a request for an edit link");
	context.ledger.promiseEditLink(email);
}

async function findListing(visitor: Visitor, word: string): Promise<string> {
	for (let tries = 0; tries < 20; tries++) {
		const answer = await visitor.get(`/marketplace?q=${word}`);
		const found = /href="\/marketplace\/([0-9a-f-]{36})"/.exec(answer.text)?.[1];
		if (found) return found;
		await pause(500);
	}
	throw new UnexpectedAnswer(`A posted listing (${word}) is not found by its own title.`);
}

/** Changes a listing whose edit link has arrived. Returns false when there is none. */
export async function editListing(context: VisitContext): Promise<boolean> {
	const { random, ledger, editLinks } = context;
	const editable = editLinks.takeNext();
	const listing = editable && ledger.listings.get(editable.submissionKey);
	if (!editable || !listing) return false;
	const { listingId, token, submissionKey, email } = editable;
	const photos = random.between(0, 1);
	const state: ListingState = { title: `${listing.acknowledged.title} v${uniqueWord(random)}`, photos };
	listing.possible.push(state);
	const form = attachPhotos(context, listingForm({ submissionKey, title: state.title, email }), photos);
	form.append("token", token);
	const answer = await newVisitor(context).post(`/edit-product/${listingId}`, { body: form });
	expectStatus(answer, 303, "an edit");
	if (answer.location.endsWith(`/marketplace/${listingId}`)) {
		ledger.recordWrite("listing edited");
		listing.acknowledged = state;
		listing.possible = [];
	} else {
		// Refused because a newer link was sent. If the edit had been saved, every retry would report success.
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

function attachPhotos({ random, testFiles }: VisitContext, form: FormData, count: number): FormData {
	for (let number = 1; number <= count; number++)
		form.append("images", asFile(random.pick(testFiles.photos), `photo-${number}`));
	return form;
}
