// Everything the site has confirmed. All of it must be stored after the last restart.
export type ListingState = { title: string; photos: number };
export type PostedListing = {
	kind: "sale" | "wanted";
	email: string;
	acknowledged: ListingState;
	/** Edits that were never answered: they may or may not be stored. */
	possible: ListingState[];
};
export type SentFile = { fileName: string; sha256: string };
export type KeptDraft = {
	answers: Record<string, string>;
	/** By the ID the site gave it. */
	files: Map<string, SentFile>;
	/** The email address of the homeowner, once the questionnaire was submitted. */
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
	/** Email addresses, one per request. */
	readonly consultations = new Set<string>();
	/** By draft ID. */
	readonly drafts = new Map<string, KeptDraft>();
	/** How many links were promised, by email address. */
	readonly editLinks = new Map<string, number>();
	readonly writes = new Map<WriteKind, number>();
	/** How many requests got no answer or a 5xx answer, by reason. */
	readonly failures = new Map<string, number>();
	/** Descriptions of what should never have happened. */
	readonly findings: string[] = [];

	get acknowledged(): number {
		return [...this.writes.values()].reduce((sum, count) => sum + count, 0);
	}

	recordWrite(kind: WriteKind): void {
		increment(this.writes, kind);
	}

	recordFailure(what: string): void {
		increment(this.failures, what);
	}

	draft(id: string): KeptDraft {
		const draft = this.drafts.get(id) ?? { answers: {}, files: new Map() };
		this.drafts.set(id, draft);
		return draft;
	}

	promiseEditLink(email: string): void {
		this.recordWrite("edit link requested");
		increment(this.editLinks, email);
	}
}

function increment<Name>(counts: Map<Name, number>, name: Name): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}
