// Collects edit links from mails until a visitor uses one.
import type { MailServer } from "./mail-server.ts";

/** A listing that can be changed once its link has arrived. */
export type Editable = { submissionKey: string; listingId: string; email: string };

export class EditLinkInbox {
	readonly #expected = new Map<string, Editable>();
	readonly #ready = new Map<string, string>();

	constructor(mailServer: MailServer) {
		mailServer.onMail(({ text }) => {
			const [, listingId, token] =
				/edit-(?:product|wanted)\/([0-9a-f-]{36})\?token=([\w-]{43})/.exec(text) ?? [];
			// A newer link revokes the older one.
			if (listingId && token) this.#ready.set(listingId, token);
		});
	}

	waitFor(listing: Editable): void {
		this.#expected.set(listing.listingId, listing);
	}

	takeNext(): (Editable & { token: string }) | null {
		for (const [listingId, token] of this.#ready) {
			const listing = this.#expected.get(listingId);
			if (!listing) continue;
			this.#ready.delete(listingId);
			return { ...listing, token };
		}
		return null;
	}
}
