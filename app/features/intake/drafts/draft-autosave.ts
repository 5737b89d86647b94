// Holds the answers of one browser tab and saves them: to local storage on every change, to the server when possible.

import { type Answers, listOf } from "../journey.ts";
import type { Changes } from "./draft-changes.ts";

export type SavedDraft = { draftId: string | null; version: number; answers: Answers };
export type SaveRequest = { draftId: string | null; version: number; changes: Changes };
export type SaveAnswer =
	| { outcome: "saved"; draftId: string; version: number }
	/** Another tab or device saved since. Contains the current draft. */
	| { outcome: "newer"; draftId: string; version: number; answers: Answers }
	| { outcome: "submitted" }
	| { outcome: "refused"; message: string };

/** `waiting`: the last save failed and will be retried. */
export type AutosaveStatus = "clean" | "unsaved" | "saving" | "saved" | "waiting" | "refused" | "submitted";
export type AutosaveState = { answers: Answers; status: AutosaveStatus; message: string };

/** The copy in local storage. `unsaved` names the fields the server has not confirmed. */
export type Backup = SavedDraft & { unsaved: string[] };
export type BackupStore = { read(): Backup | null; write(backup: Backup): void; clear(): void };

/** Rejects when the server is unreachable or fails, or when `signal` aborts. */
export type Send = (request: SaveRequest, signal: AbortSignal) => Promise<SaveAnswer>;

const SAVE_AFTER_MS = 2_000;
/** Saves at least this often while the visitor types without a pause. */
const MAX_UNSAVED_MS = 5_000;
/** A phone that loses reception may never get a response, so give up and retry. */
const SAVE_TIMEOUT_MS = 20_000;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

export class DraftAutosave {
	#saved: SavedDraft;
	#state: AutosaveState;
	#unsaved = new Set<string>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#saving: Promise<void> | undefined;
	#failures = 0;
	/** When the oldest change that is not in any save was made. */
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

	state = (): AutosaveState => this.#state;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/**
	 * Restores the local copy: all of it when the server has no draft, otherwise only unconfirmed answers. If another
	 * device submitted the draft, nothing is restored except unconfirmed answers. A copy without a draft's id comes from
	 * a page that closed before the server confirmed its first save.
	 */
	restore(submittedId: string | null = null): void {
		const kept = this.#backup.read();
		if (!kept) return;
		if (kept.draftId !== null && kept.draftId === submittedId && kept.unsaved.length === 0) {
			this.#backup.clear();
			return;
		}
		const { draftId, answers } = this.#saved;
		const isOtherDraft = kept.draftId !== null && kept.draftId !== draftId;
		const names = draftId === null ? Object.keys(kept.answers) : isOtherDraft ? [] : kept.unsaved;
		const back: Changes = {};
		for (const name of names) {
			const value = kept.answers[name];
			if (value !== undefined && !isSame(value, answers[name])) back[name] = copy(value);
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
		this.#schedule(Math.min(SAVE_AFTER_MS, Math.max(0, this.#unsavedSince + MAX_UNSAVED_MS - Date.now())));
	}

	/** Saves immediately: after a step, when the page is closed, when the connection is back. */
	async save(): Promise<void> {
		clearTimeout(this.#timer);
		if (this.#state.status === "submitted") return;
		this.#saving ??= this.#run().finally(() => {
			this.#saving = undefined;
		});
		return this.#saving;
	}

	/** Changes the server does not have yet, to send with the submission. */
	pending(): SaveRequest {
		const { draftId, version } = this.#saved;
		return { draftId, version, changes: this.#changes() };
	}

	/** An upload or a plain form post created the draft, so use its id. */
	adopt(draftId: string): void {
		if (this.#saved.draftId === null) this.#saved = { ...this.#saved, draftId };
		this.#keep();
	}

	/** Submitted: clear the local copy. */
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
			if (answer.outcome === "newer") this.#mergeNewer(answer);
			else this.#confirm(request, answer);
			this.#keep();
		}
		if (this.#saved.draftId) this.#set({ status: "saved", message: "" });
	}

	async #sendInTime(request: SaveRequest): Promise<SaveAnswer> {
		const controller = new AbortController();
		const timer = setTimeout(() => controller.abort(), SAVE_TIMEOUT_MS);
		try {
			return await this.#send(request, controller.signal);
		} finally {
			clearTimeout(timer);
		}
	}

	#confirm(request: SaveRequest, answer: { draftId: string; version: number }): void {
		const { draftId, version } = answer;
		this.#saved = { draftId, version, answers: { ...this.#saved.answers, ...request.changes } };
		for (const [name, value] of Object.entries(request.changes))
			if (isSame(value, this.#state.answers[name])) this.#unsaved.delete(name);
	}

	/**
	 * Takes the server's answers except where the visitor typed here. If it is a different draft, local answers also
	 * fill its blanks.
	 */
	#mergeNewer({ draftId, version, answers }: SavedDraft): void {
		const foreign = this.#saved.draftId !== null && this.#saved.draftId !== draftId;
		const mine = this.#state.answers;
		if (foreign || this.#saved.draftId === null)
			for (const name of Object.keys(mine))
				if (isBlank(answers[name]) && !isBlank(mine[name])) this.#unsaved.add(name);
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

	#set(next: Partial<AutosaveState>): void {
		this.#state = { ...this.#state, ...next };
		for (const listener of this.#listeners) listener();
	}
}

function isSame(a: Answers[string] | undefined, b: Answers[string] | undefined): boolean {
	return listOf({ a: a ?? "" }, "a").join("\n") === listOf({ b: b ?? "" }, "b").join("\n");
}

function isBlank(value: Answers[string] | undefined): boolean {
	return value === undefined || value.length === 0;
}

function copy(value: Answers[string]): string | string[] {
	return typeof value === "string" ? value : [...value];
}
