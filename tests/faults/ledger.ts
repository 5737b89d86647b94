// What the site has said yes to. Everything in here must be found after the last restart.
export type ListingState = { title: string; photos: number };
export type PostedListing = {
	kind: "sale" | "wanted";
	email: string;
	acknowledged: ListingState;
	/** Edits whose answer never came: made or not made, both are honest. */
	possible: ListingState[];
};
export type SentFile = { fileName: string; sha256: string };
export type KeptDraft = {
	answers: Record<string, string>;
	/** By the number the site gave it. */
	files: Map<string, SentFile>;
	/** The homeowner's address, once the questionnaire was submitted. */
	submittedBy?: string;
};
export type WriteKind =
	| "listing posted"
	| "photo uploaded"
	| "edit link requested"
	| "listing edited"
	| "consultation requested"
	| "draft saved"
	| "file uploaded"
	| "questionnaire submitted";

export class Ledger {
	/** By submission key. */
	readonly listings = new Map<string, PostedListing>();
	/** The visitors' addresses, one per request. */
	readonly consultations = new Set<string>();
	/** By draft number. */
	readonly drafts = new Map<string, KeptDraft>();
	/** How many links were promised to an address. */
	readonly editLinks = new Map<string, number>();
	readonly writes = new Map<WriteKind, number>();
	/** Tries that got no answer, or the answer that the site is in trouble. */
	readonly troubles = new Map<string, number>();
	/** What should never have happened, in words. */
	readonly findings: string[] = [];

	get acknowledged(): number {
		return [...this.writes.values()].reduce((sum, count) => sum + count, 0);
	}

	wrote(kind: WriteKind): void {
		raise(this.writes, kind);
	}

	trouble(what: string): void {
		raise(this.troubles, what);
	}

	draft(id: string): KeptDraft {
		const draft = this.drafts.get(id) ?? { answers: {}, files: new Map() };
		this.drafts.set(id, draft);
		return draft;
	}

	promiseEditLink(email: string): void {
		this.wrote("edit link requested");
		raise(this.editLinks, email);
	}
}

function raise<Name>(counts: Map<Name, number>, name: Name): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}
