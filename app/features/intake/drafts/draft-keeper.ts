// Keeps the answers of one browser tab: in memory at once, on the device with every change, on our server when it can.

import { type Answers, listOf } from "../journey.ts";
import type { Changes } from "./draft-changes.ts";

export type SavedDraft = { draftId: string | null; version: number; answers: Answers };
export type SaveRequest = { draftId: string | null; version: number; changes: Changes };
export type SaveAnswer =
	| { outcome: "saved"; draftId: string; version: number }
	/** Another tab or device saved since: here is what is there now. */
	| { outcome: "newer"; draftId: string; version: number; answers: Answers }
	| { outcome: "submitted" }
	| { outcome: "refused"; message: string };

/** `waiting`: not on our server yet, and we keep trying. */
export type KeeperStatus = "clean" | "unsaved" | "saving" | "saved" | "waiting" | "refused" | "submitted";
export type KeeperState = { answers: Answers; status: KeeperStatus; message: string };

/** What the device keeps; `unsaved` names the fields our server has not confirmed. */
export type Backup = SavedDraft & { unsaved: string[] };
export type BackupStore = { read(): Backup | null; write(backup: Backup): void; clear(): void };

/** Rejects when our server could not be reached, had a fault of its own, or when it was told to stop waiting. */
export type Send = (request: SaveRequest, giveUp: AbortSignal) => Promise<SaveAnswer>;

const SAVE_AFTER_MS = 2_000;
/** Also while somebody types without a pause: a phone that dies takes a few words with it, not a paragraph. */
const SAVE_AT_LATEST_MS = 5_000;
/** A phone that loses its reception may wait for an answer for ever; the next try may find a way. */
const PATIENCE_MS = 20_000;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

export class DraftKeeper {
	#saved: SavedDraft;
	#state: KeeperState;
	#unsaved = new Set<string>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#saving: Promise<void> | undefined;
	#failures = 0;
	/** When the first of the changes was made that no save has taken along. */
	#unsavedSince: number | null = null;
	#listeners = new Set<() => void>();
	readonly #send: Send;
	readonly #backup: BackupStore;

	constructor(loaded: SavedDraft, send: Send, backup: BackupStore) {
		this.#saved = loaded;
		this.#send = send;
		this.#backup = backup;
		this.#state = { answers: loaded.answers, status: loaded.draftId ? "saved" : "clean", message: "" };
	}

	state = (): KeeperState => this.#state;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/**
	 * Brings back what this device kept: all of it when the server knows nothing, else what it never confirmed. Of a
	 * draft that another device submitted nothing comes back, unless something was typed here that never arrived.
	 */
	restore(submittedId: string | null = null): void {
		const kept = this.#backup.read();
		if (!kept) return;
		if (kept.draftId !== null && kept.draftId === submittedId && kept.unsaved.length === 0) {
			this.#backup.clear();
			return;
		}
		const { draftId, answers } = this.#saved;
		const names = draftId === null ? Object.keys(kept.answers) : kept.draftId === draftId ? kept.unsaved : [];
		const back: Changes = {};
		for (const name of names) {
			const value = kept.answers[name];
			if (value !== undefined && !same(value, answers[name])) back[name] = copy(value);
		}
		if (Object.keys(back).length > 0) this.edit(back);
		else if (kept.draftId !== draftId) this.#keep();
	}

	edit(changes: Changes): void {
		for (const name of Object.keys(changes)) this.#unsaved.add(name);
		this.#set({ answers: { ...this.#state.answers, ...changes } });
		this.#keep();
		if (this.#state.status === "waiting") return;
		if (!this.#saving) this.#set({ status: "unsaved" });
		this.#unsavedSince ??= Date.now();
		this.#schedule(Math.min(SAVE_AFTER_MS, Math.max(0, this.#unsavedSince + SAVE_AT_LATEST_MS - Date.now())));
	}

	/** Now, not soon: after a step, when the page is left, when the connection is back. */
	async save(): Promise<void> {
		clearTimeout(this.#timer);
		if (this.#state.status === "submitted") return;
		this.#saving ??= this.#run().finally(() => {
			this.#saving = undefined;
		});
		return this.#saving;
	}

	/** What our server does not know yet, to be sent along with the submission. */
	pending(): SaveRequest {
		const { draftId, version } = this.#saved;
		return { draftId, version, changes: this.#changes() };
	}

	/** A file or a plain post made the draft, or raised it, behind our back. */
	adopt(draftId: string): void {
		if (this.#saved.draftId === null) this.#saved = { ...this.#saved, draftId };
		this.#keep();
	}

	/** Submitted: nothing on this device needs to be kept. */
	finish(): void {
		clearTimeout(this.#timer);
		this.#unsaved.clear();
		this.#backup.clear();
		this.#set({ status: "submitted" });
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	async #run(): Promise<void> {
		while (this.#unsaved.size > 0) {
			const request = this.pending();
			this.#unsavedSince = null;
			if (this.#state.status !== "waiting") this.#set({ status: "saving" });
			let answer: SaveAnswer;
			try {
				answer = await this.#sendInTime(request);
			} catch {
				this.#set({ status: "waiting" });
				const delay = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? SAVE_AFTER_MS;
				this.#failures += 1;
				this.#schedule(delay);
				return;
			}
			this.#failures = 0;
			if (answer.outcome === "submitted") return this.finish();
			if (answer.outcome === "refused") return this.#set({ status: "refused", message: answer.message });
			if (answer.outcome === "newer") this.#takeNewer(answer);
			else this.#confirm(request, answer);
			this.#keep();
		}
		if (this.#saved.draftId) this.#set({ status: "saved", message: "" });
	}

	async #sendInTime(request: SaveRequest): Promise<SaveAnswer> {
		const giveUp = new AbortController();
		const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
		try {
			return await this.#send(request, giveUp.signal);
		} finally {
			clearTimeout(timer);
		}
	}

	#confirm(request: SaveRequest, answer: { draftId: string; version: number }): void {
		const { draftId, version } = answer;
		this.#saved = { draftId, version, answers: { ...this.#saved.answers, ...request.changes } };
		for (const [name, value] of Object.entries(request.changes))
			if (same(value, this.#state.answers[name])) this.#unsaved.delete(name);
	}

	/** Theirs, except where somebody typed here. From another draft, ours still fills their blanks. */
	#takeNewer({ draftId, version, answers }: SavedDraft): void {
		const foreign = this.#saved.draftId !== null && this.#saved.draftId !== draftId;
		const mine = this.#state.answers;
		if (foreign || this.#saved.draftId === null)
			for (const name of Object.keys(mine))
				if (blank(answers[name]) && !blank(mine[name])) this.#unsaved.add(name);
		const next: Record<string, string | readonly string[]> = { ...answers };
		for (const name of this.#unsaved) next[name] = mine[name] ?? "";
		this.#saved = { draftId, version, answers };
		this.#set({ answers: next });
	}

	#changes(): Changes {
		const changes: Changes = {};
		for (const name of this.#unsaved) changes[name] = copy(this.#state.answers[name] ?? "");
		return changes;
	}

	#keep(): void {
		const { draftId, version } = this.#saved;
		this.#backup.write({ draftId, version, answers: this.#state.answers, unsaved: [...this.#unsaved] });
	}

	#schedule(ms: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.save(), ms);
	}

	#set(next: Partial<KeeperState>): void {
		this.#state = { ...this.#state, ...next };
		for (const listener of this.#listeners) listener();
	}
}

function same(a: Answers[string] | undefined, b: Answers[string] | undefined): boolean {
	return listOf({ a: a ?? "" }, "a").join("\n") === listOf({ b: b ?? "" }, "b").join("\n");
}

function blank(value: Answers[string] | undefined): boolean {
	return value === undefined || value.length === 0;
}

function copy(value: Answers[string]): string | string[] {
	return typeof value === "string" ? value : [...value];
}
