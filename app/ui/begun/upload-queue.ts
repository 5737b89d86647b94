// Files that are being uploaded: one at a time, which works better on a weak connection, with progress. What was lost is
// sent again when the connection is back, or when the visitor asks.
import { useEffect, useState, useSyncExternalStore } from "react";
import { LateCode } from "../loading/late-code.ts";
import { randomKey } from "../loading/random-key.ts";
import { dismissFailures, showToast } from "../overlays/toast-store.ts";
import type { SentFile } from "./post-file.ts";

/** A file that waits, is uploading or failed to upload. */
export type Upload = {
	/** The same for every attempt, so that a lost response does not store the file twice. */
	key: string;
	file: File;
	/** The name of the file's field in the form. */
	field: string;
	/** From 0 to 1. */
	share: number;
	problem: string | null;
	/** Sending the same file again may succeed. */
	canRetry: boolean;
};

type Send<Stored> = (
	upload: Upload,
	onShare: (share: number) => void,
	signal: AbortSignal,
) => Promise<SentFile<Stored>>;

export class UploadQueue<Stored> {
	#uploads: readonly Upload[] = [];
	#sending: { key: string; stop: AbortController } | undefined;
	#listeners = new Set<() => void>();
	readonly #send: Send<Stored>;
	readonly #onStored: (stored: Stored, upload: Upload) => void;

	constructor(send: Send<Stored>, onStored: (stored: Stored, upload: Upload) => void) {
		this.#send = send;
		this.#onStored = onStored;
	}

	uploads = (): readonly Upload[] => this.#uploads;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	get isSending(): boolean {
		return this.#uploads.some(({ problem }) => problem === null);
	}

	/** A file with a `problem` is shown, but not sent. */
	add(field: string, file: File, problem: string | null = null): Upload {
		const upload = { key: randomKey(), file, field, share: 0, problem, canRetry: false };
		this.#set([...this.#uploads, upload]);
		void this.#run();
		return upload;
	}

	retry(key: string): void {
		this.#change(key, { problem: null, share: 0 });
		void this.#run();
	}

	/** Tries again whatever a lost connection stopped. */
	retryLost(): void {
		for (const { key, problem, canRetry } of this.#uploads) if (problem && canRetry) this.retry(key);
	}

	/** Takes a file from the list, and stops sending it. */
	dismiss(key: string): void {
		if (this.#sending?.key === key) this.#sending.stop.abort();
		this.#set(this.#uploads.filter((upload) => upload.key !== key));
	}

	async #run(): Promise<void> {
		if (this.#sending) return;
		for (;;) {
			const next = this.#uploads.find(({ problem }) => problem === null);
			if (!next) return;
			const { key } = next;
			this.#sending = { key, stop: new AbortController() };
			const { signal } = this.#sending.stop;
			const sent = await this.#send(next, (share) => this.#change(key, { share }), signal);
			this.#sending = undefined;
			if (!sent.ok) this.#change(key, { problem: sent.message, canRetry: sent.canRetry });
			else if (!signal.aborted) {
				this.#onStored(sent.stored, next);
				this.dismiss(key);
			}
		}
	}

	#change(key: string, next: Partial<Upload>): void {
		this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
	}

	#set(uploads: readonly Upload[]): void {
		this.#uploads = uploads;
		for (const listener of this.#listeners) listener();
	}
}

/** The page is not left without a question while files are being sent. */
export function useUploadQueue<Stored>(create: () => UploadQueue<Stored>): UploadQueue<Stored> {
	const [queue] = useState(create);
	useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
	const { isSending } = queue;
	useEffect(() => {
		const again = () => queue.retryLost();
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, [queue]);
	useEffect(() => {
		if (!isSending) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isSending]);
	return queue;
}

const poster = new LateCode(async () => (await import("./post-file.ts")).postFile);

/** Posts one file. The server answers with what it stored, or with a `message`. */
export async function postFile<Stored extends object>(
	address: string,
	form: FormData,
	fileName: string,
	onShare: (share: number) => void,
	signal: AbortSignal,
): Promise<SentFile<Stored>> {
	const lost = `The connection was lost, so ${fileName} wasn't saved.`;
	await poster.arrives();
	return poster.current && !signal.aborted
		? poster.current<Stored>(address, form, { fileName, lost }, onShare, signal)
		: { ok: false, message: lost, canRetry: true };
}

/** Deletes what was stored, and says so when it could not. Already deleted counts as deleted. */
export async function deleteStored(address: string): Promise<boolean> {
	const isGone = await fetch(address, { method: "DELETE" }).then(
		({ ok, status }) => ok || status === 404,
		() => false,
	);
	if (isGone) dismissFailures();
	else {
		const text = "Try again when you're back online.";
		showToast({ title: "Not removed", text, tone: "destructive" });
	}
	return isGone;
}
