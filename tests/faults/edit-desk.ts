// Edit links as they arrive by mail, until somebody has time to use one.
import type { PostOffice } from "./post-office.ts";

/** A listing that somebody may change once its link has arrived. */
export type Editable = { submissionKey: string; listingId: string; email: string };

export class EditDesk {
	readonly #expected = new Map<string, Editable>();
	readonly #ready = new Map<string, string>();

	constructor(office: PostOffice) {
		office.onMail(({ text }) => {
			const [, listingId, token] =
				/edit-(?:product|wanted)\/([0-9a-f-]{36})\?token=([\w-]{43})/.exec(text) ?? [];
			// A newer link makes the older one useless.
			if (listingId && token) this.#ready.set(listingId, token);
		});
	}

	expect(listing: Editable): void {
		this.#expected.set(listing.listingId, listing);
	}

	take(): (Editable & { token: string }) | null {
		for (const [listingId, token] of this.#ready) {
			const listing = this.#expected.get(listingId);
			if (!listing) continue;
			this.#ready.delete(listingId);
			return { ...listing, token };
		}
		return null;
	}
}
