// Holds what one browser tab knows of a draft and saves it: on the device at every change, on the server when possible.
// It uses plain fetch, not the router's fetchers: a save must outlive the page (`keepalive`), give up and try again by
// itself without a word, and reload nothing. The router has no option for any of these.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DeviceStore } from "./device-store.ts";

type Value = string | readonly string[];
export type Answers = Readonly<Record<string, Value>>;
export type Changes = Record<string, string | string[]>;

export type SavedDraft = { draftId: string | null; version: number; answers: Answers };
/** What a page was opened with. */
export type OpenedDraft = SavedDraft & {
	/** The server could not be asked: what the device holds is all there is. */
	isOffline?: boolean;
	/** The draft that this browser has sent. */
	submittedId?: string | null;
};
/** The copy on the device. `unsaved` names what the server has not confirmed. */
export type DeviceCopy = SavedDraft & { unsaved: readonly string[] };

export type SaveRequest = { draftId: string | null; version: number; changes: Changes };
export type SaveAnswer =
	/** `answers`: everything that is stored now, if the server tells. */
	| { outcome: "saved"; draftId: string; version: number; answers?: Answers }
	/** Another tab or device saved since. Contains the current draft. */
	| { outcome: "newer"; draftId: string; version: number; answers: Answers }
	| { outcome: "submitted" }
	| { outcome: "refused"; message: string };
/** Rejects when the server is unreachable or fails, or when `signal` aborts. */
export type Send = (request: SaveRequest, signal: AbortSignal) => Promise<SaveAnswer>;

/** `waiting`: the last save failed and will be retried. */
export type AutosaveStatus = "clean" | "unsaved" | "saving" | "saved" | "waiting" | "refused" | "submitted";
export type AutosaveState = { answers: Answers; status: AutosaveStatus; message: string };

const SAVE_AFTER_MS = 2_000;
/** Saves at least this often while the visitor types without a pause. */
const MAX_UNSAVED_MS = 5_000;
/** A phone that loses reception may never get a response, so give up and retry. */
const SAVE_TIMEOUT_MS = 20_000;
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

export class Autosave {
	#draftId: string | null;
	#version: number;
	#state: AutosaveState;
	#unsaved = new Set<string>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#saving: Promise<void> | undefined;
	#failures = 0;
	/** When the oldest change that is not in any save was made. */
	#unsavedSince: number | null = null;
	#isHandedOver = false;
	#listeners = new Set<() => void>();
	readonly #opened: OpenedDraft;
	readonly #send: Send;
	readonly #device: DeviceStore<DeviceCopy | null>;

	constructor(opened: OpenedDraft, send: Send, device: DeviceStore<DeviceCopy | null>) {
		const { draftId, version, answers } = opened;
		this.#opened = opened;
		this.#draftId = draftId;
		this.#version = version;
		this.#send = send;
		this.#device = device;
		this.#state = { answers, status: draftId ? "saved" : "clean", message: "" };
	}

	get draftId(): string | null {
		return this.#draftId;
	}

	get version(): number {
		return this.#version;
	}

	state = (): AutosaveState => this.#state;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/**
	 * Brings back what this device kept: all of it when the server has no draft, otherwise only what was not confirmed,
	 * and nothing of another draft. Of a draft that was sent, only what never arrived. A copy without a draft's id comes
	 * from a page that closed before its first save was confirmed. Returns whether anything came back.
	 */
	restore(): boolean {
		const kept = this.#device.read();
		const { isOffline, submittedId } = this.#opened;
		if (kept?.draftId && kept.draftId === submittedId && kept.unsaved.length === 0) {
			this.#device.clear();
			return false;
		}
		if (kept && isOffline) return this.#takeOver(kept);
		const isOther = kept?.draftId && this.#draftId && kept.draftId !== this.#draftId;
		const names = !kept || isOther ? [] : this.#draftId === null ? Object.keys(kept.answers) : kept.unsaved;
		const back: Changes = {};
		for (const name of names) {
			const value = kept?.answers[name];
			if (value !== undefined && !isSame(value, this.#state.answers[name])) back[name] = copy(value);
		}
		if (Object.keys(back).length > 0) {
			this.edit(back);
			return true;
		}
		// A page without reception later starts from what the server said now.
		if (this.#draftId) this.#keep();
		return false;
	}

	/** Only what the server lacks is sent: it may have newer answers, which this page has not seen. */
	#takeOver({ draftId, version, answers, unsaved }: DeviceCopy): true {
		this.#draftId = draftId;
		this.#version = version;
		this.#unsaved = new Set(unsaved);
		this.#set({ answers, status: draftId ? "saved" : "clean" });
		if (this.#unsaved.size > 0) void this.save();
		return true;
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

	/** Saves immediately: after a step, when the page is closed, when the connection is back. True: all is saved. */
	async save(): Promise<boolean> {
		clearTimeout(this.#timer);
		if (this.#isHandedOver || this.#state.status === "submitted") return false;
		this.#saving ??= this.#run().finally(() => {
			this.#saving = undefined;
		});
		await this.#saving;
		return this.#state.status === "saved";
	}

	/** An upload or a plain form post created the draft, so use its id. */
	adopt(draftId: string): void {
		this.#draftId ??= draftId;
		this.#keep();
	}

	/** What the server does not have goes with the submission, so nothing is saved until it was answered. */
	handOver(): SaveRequest {
		this.#isHandedOver = true;
		return this.#request();
	}

	/** The submission was refused or lost. */
	takeBack(): void {
		if (!this.#isHandedOver) return;
		this.#isHandedOver = false;
		this.#schedule(SAVE_AFTER_MS);
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	async #run(): Promise<void> {
		while (this.#unsaved.size > 0) {
			const request = this.#request();
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
			if (answer.outcome === "submitted") return this.#close();
			if (answer.outcome === "refused") return this.#set({ status: "refused", message: answer.message });
			this.#take(request, answer);
			this.#keep();
		}
		if (this.#draftId) this.#set({ status: "saved", message: "" });
	}

	#request(): SaveRequest {
		const changes: Changes = {};
		for (const name of this.#unsaved) changes[name] = copy(this.#state.answers[name] ?? "");
		return { draftId: this.#draftId, version: this.#version, changes };
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

	/** Sent from another tab or device. */
	#close(): void {
		clearTimeout(this.#timer);
		this.#unsaved.clear();
		this.#device.clear();
		this.#set({ status: "submitted" });
	}

	/** Takes the server's answers, except where the visitor typed here. Another draft gets what it lacks. */
	#take({ changes }: SaveRequest, answer: Exclude<SaveAnswer, { outcome: "submitted" | "refused" }>): void {
		const { draftId, version, outcome, answers } = answer;
		const mine = this.#state.answers;
		if (outcome === "saved")
			for (const [name, value] of Object.entries(changes))
				if (isSame(value, mine[name])) this.#unsaved.delete(name);
		if (this.#draftId !== draftId) {
			const stored = { ...answers, ...(outcome === "saved" ? changes : {}) };
			for (const name of Object.keys(mine))
				if (isBlank(stored[name]) && !isBlank(mine[name])) this.#unsaved.add(name);
		}
		this.#draftId = draftId;
		this.#version = version;
		if (!answers) return;
		const next: Record<string, Value> = { ...answers };
		for (const name of this.#unsaved) next[name] = mine[name] ?? "";
		this.#set({ answers: next });
	}

	#keep(): void {
		this.#device.write({
			draftId: this.#draftId,
			version: this.#version,
			answers: this.#state.answers,
			unsaved: [...this.#unsaved],
		});
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

/** `restored` counts how often answers came back from the device, for forms whose fields hold their own values. */
export function useAutosave(create: () => Autosave): { autosave: Autosave; restored: number } {
	const [autosave] = useState(create);
	const [restored, setRestored] = useState(0);
	useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
	useEffect(() => {
		if (autosave.restore()) setRestored((count) => count + 1);
		const saveNow = () => void autosave.save();
		const saveWhenHidden = () => document.visibilityState === "hidden" && saveNow();
		window.addEventListener("online", saveNow);
		document.addEventListener("visibilitychange", saveWhenHidden);
		return () => {
			window.removeEventListener("online", saveNow);
			document.removeEventListener("visibilitychange", saveWhenHidden);
			autosave.stop();
			saveNow();
		};
	}, [autosave]);
	return { autosave, restored };
}

/** Posts a save. Rejects when it should be tried again. */
export async function postSave<Answer>(address: string, request: object, signal: AbortSignal) {
	const body = JSON.stringify(request);
	const response = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body,
		signal,
		// Lets the request finish after the page is closed. Browsers allow this for small bodies only.
		keepalive: body.length < 50_000,
	});
	if (response.status === 413)
		return { outcome: "refused" as const, message: "Your answers are too long to save." };
	if (!response.ok && response.status !== 400 && response.status !== 409)
		throw new Error(`not saved: ${response.status}`);
	return (await response.json()) as Answer;
}

function isSame(a: Value, b: Value | undefined): boolean {
	return linesOf(a) === linesOf(b ?? "");
}

function linesOf(value: Value): string {
	return typeof value === "string" ? value : value.join("\n");
}

function isBlank(value: Value | undefined): boolean {
	return value === undefined || value.length === 0;
}

function copy(value: Value): string | string[] {
	return typeof value === "string" ? value : [...value];
}
