// Holds the answers of one browser tab: in local storage on every change, on the server when there is reception.
import type { Answer, Answers } from "../assessment/answers.ts";
import type { MeasureId } from "../rules/measures.ts";

export type SavedCheck = { checkId: string | null; answers: Answers; address: string };
/** What a page was opened with. `isOffline` when it came from the device, where it holds nobody's answers. */
export type LoadedCheck = SavedCheck & { isOffline: boolean };
export type SaveRequest = { checkId: string | null; answers: Answers; address?: string };
export type SaveAnswer =
	| { ok: true; checkId: string; answers: Answers; address: string }
	| { ok: false; message: string };

/** `waiting`: the last save failed and will be retried. */
export type SyncStatus = "clean" | "unsaved" | "saving" | "saved" | "waiting" | "refused";
export type SyncState = { answers: Answers; address: string; status: SyncStatus; message: string };

/** The copy on the device. `unsaved` names what the server has not confirmed. */
export type DeviceCopy = SavedCheck & { unsaved: string[] };
export type DeviceStore = { read(): DeviceCopy | null; write(copy: DeviceCopy): void };

/** Rejects when the server is unreachable. */
export type Send = (request: SaveRequest) => Promise<SaveAnswer>;

const ADDRESS = "address";
const SAVE_AFTER_MS = 1_000;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

export class CheckSync {
	#checkId: string | null;
	#state: SyncState;
	#unsaved = new Set<string>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#saving: Promise<boolean> | undefined;
	#failures = 0;
	#listeners = new Set<() => void>();
	readonly #isOffline: boolean;
	readonly #send: Send;
	readonly #device: DeviceStore;

	constructor({ checkId, answers, address, isOffline }: LoadedCheck, send: Send, device: DeviceStore) {
		this.#checkId = checkId;
		this.#isOffline = isOffline;
		this.#send = send;
		this.#device = device;
		this.#state = { answers, address, status: checkId ? "saved" : "clean", message: "" };
	}

	get checkId(): string | null {
		return this.#checkId;
	}

	state = (): SyncState => this.#state;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Brings back what this device kept: everything if the server has no check, otherwise what was not confirmed. */
	restore(): boolean {
		const kept = this.#device.read();
		if (!kept || (this.#checkId !== null && kept.checkId !== null && kept.checkId !== this.#checkId))
			return this.#keepForLater();
		if (this.#isOffline) return this.#takeOver(kept);
		const names = this.#checkId === null ? [...Object.keys(kept.answers), ADDRESS] : kept.unsaved;
		const answers: Partial<Record<MeasureId, Answer>> = {};
		for (const name of names as MeasureId[])
			if (kept.answers[name] && kept.answers[name] !== this.#state.answers[name])
				answers[name] = kept.answers[name];
		// Without a check there is nothing to clear. With one, a blank is an address the visitor cleared.
		const isAddressKept = names.includes(ADDRESS) && (this.#checkId !== null || kept.address !== "");
		const address = isAddressKept && kept.address !== this.#state.address ? kept.address : undefined;
		if (Object.keys(answers).length === 0 && address === undefined) return this.#keepForLater();
		this.edit(answers, address);
		return true;
	}

	/** The device's copy is all there is until the server answers. Only what it lacks is sent. */
	#takeOver({ checkId, answers, address, unsaved }: DeviceCopy): boolean {
		this.#checkId = checkId;
		this.#unsaved = new Set(unsaved);
		this.#set({ answers, address, status: checkId ? "saved" : "clean" });
		if (this.#unsaved.size > 0) void this.save();
		return true;
	}

	/** A page without reception later starts from what the server said now. */
	#keepForLater(): false {
		if (this.#checkId) this.#keep();
		return false;
	}

	edit(answers: Answers, address?: string): void {
		for (const name of Object.keys(answers)) this.#unsaved.add(name);
		if (address !== undefined) this.#unsaved.add(ADDRESS);
		this.#set({
			answers: { ...this.#state.answers, ...answers },
			...(address === undefined ? {} : { address }),
		});
		this.#keep();
		if (this.#state.status === "waiting") return;
		this.#set({ status: "unsaved" });
		this.#schedule(SAVE_AFTER_MS);
	}

	/** True when the server has everything. */
	async save(): Promise<boolean> {
		clearTimeout(this.#timer);
		this.#saving ??= this.#run().finally(() => {
			this.#saving = undefined;
		});
		return this.#saving;
	}

	/** An upload created the check. */
	adopt(checkId: string): void {
		this.#checkId ??= checkId;
		this.#keep();
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	async #run(): Promise<boolean> {
		while (this.#unsaved.size > 0) {
			const request = this.#request();
			if (this.#state.status !== "waiting") this.#set({ status: "saving" });
			let answer: SaveAnswer;
			try {
				answer = await this.#send(request);
			} catch {
				this.#set({ status: "waiting" });
				this.#schedule(RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? SAVE_AFTER_MS);
				this.#failures += 1;
				return false;
			}
			this.#failures = 0;
			if (!answer.ok) {
				this.#set({ status: "refused", message: answer.message });
				return false;
			}
			this.#confirm(request, answer);
		}
		if (this.#checkId) this.#set({ status: "saved", message: "" });
		return this.#checkId !== null;
	}

	#request(): SaveRequest {
		const { answers, address } = this.#state;
		const changed = Object.entries(answers).filter(([name]) => this.#unsaved.has(name));
		return {
			checkId: this.#checkId,
			answers: Object.fromEntries(changed),
			...(this.#unsaved.has(ADDRESS) ? { address } : {}),
		};
	}

	/** Takes over what another device saved, except what changed here meanwhile. */
	#confirm(request: SaveRequest, answer: { checkId: string; answers: Answers; address: string }): void {
		const mine = this.#state;
		// The server forgot our check and began another: it needs every answer.
		if (this.#checkId !== null && this.#checkId !== answer.checkId)
			for (const name of [...Object.keys(mine.answers), ADDRESS]) this.#unsaved.add(name);
		this.#checkId = answer.checkId;
		for (const [name, value] of Object.entries(request.answers))
			if (mine.answers[name as MeasureId] === value) this.#unsaved.delete(name);
		if (request.address === mine.address) this.#unsaved.delete(ADDRESS);
		const still = Object.entries(mine.answers).filter(([name]) => this.#unsaved.has(name));
		this.#set({
			answers: { ...answer.answers, ...Object.fromEntries(still) },
			address: this.#unsaved.has(ADDRESS) ? mine.address : answer.address,
		});
		this.#keep();
	}

	#keep(): void {
		const { answers, address } = this.#state;
		this.#device.write({ checkId: this.#checkId, answers, address, unsaved: [...this.#unsaved] });
	}

	#schedule(ms: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.save(), ms);
	}

	#set(next: Partial<SyncState>): void {
		this.#state = { ...this.#state, ...next };
		for (const listener of this.#listeners) listener();
	}
}
