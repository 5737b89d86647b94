import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { randomKey } from "#app/ui/loading/random-key.ts";
import type { DraftAutosave } from "../../drafts/draft-autosave.ts";
import { type DraftFile, fileField, findSizeProblem } from "../../files/file-rules.ts";
import { sendFile } from "./send-file.ts";

/** A file that is uploading or failed to upload. */
export type Upload = {
	key: number;
	/** The same for every retry, so that a lost response does not store the file twice. */
	uploadKey: string;
	file: File;
	field: string;
	share: number;
	problem: string | null;
	canRetry: boolean;
};

export type Uploads = {
	files: readonly DraftFile[];
	uploads: readonly Upload[];
	isSending: boolean;
	add(field: string, chosen: Iterable<File>): void;
	retry(key: number): void;
	dismiss(key: number): void;
	remove(file: DraftFile): Promise<boolean>;
};

let lastKey = 0;

function newKey(): number {
	lastKey += 1;
	return lastKey;
}

/** Uploads one file at a time, which works better on a weak connection. */
export function useUploads(present: readonly DraftFile[], autosave: DraftAutosave): Uploads {
	const [files, setFiles] = useState(present);
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const sending = useRef(false);
	const tried = useRef(new Set<number>());

	const change = (key: number, next: Partial<Upload>) =>
		setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
	const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
	const retry = (key: number) => change(key, { key: newKey(), problem: null, share: 0 });

	// biome-ignore lint/correctness/useExhaustiveDependencies: the next file starts when the one before has ended.
	useEffect(() => {
		// The list may still contain the file just sent, so remember which attempts were started.
		const waiting = uploads.find((one) => one.problem === null && !tried.current.has(one.key));
		if (!waiting || sending.current) return;
		sending.current = true;
		tried.current.add(waiting.key);
		void send(waiting).finally(() => {
			sending.current = false;
			// Reruns this effect for the next file.
			setUploads((all) => [...all]);
		});
	}, [uploads]);

	useEffect(() => {
		const again = () =>
			setUploads((all) =>
				all.map((one) =>
					one.canRetry && one.problem ? { ...one, key: newKey(), problem: null, share: 0 } : one,
				),
			);
		window.addEventListener("online", again);
		return () => window.removeEventListener("online", again);
	}, []);

	const isSending = uploads.some((one) => one.problem === null);
	useEffect(() => {
		if (!isSending) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isSending]);

	async function send({ key, uploadKey, field, file }: Upload) {
		// The first save creates the draft. Two first requests at once would create two.
		if (autosave.pending().draftId === null) await autosave.save();
		const draftId = autosave.pending().draftId ?? "";
		const sent = await sendFile({ draftId, uploadKey, field, file }, (share) => change(key, { share }));
		if (!sent.ok) return change(key, { problem: sent.message, canRetry: sent.canRetry });
		autosave.adopt(sent.draftId);
		setFiles((all) => [...all, sent.file]);
		dismiss(key);
	}

	function add(field: string, chosen: Iterable<File>) {
		const room: { bytes: number }[] = [...files, ...uploads.map((one) => ({ bytes: one.file.size }))];
		const added: Upload[] = [];
		for (const file of chosen) {
			const problem = fileField(field)
				? findSizeProblem({ fileName: file.name, bytes: file.size }, room)
				: null;
			added.push({ key: newKey(), uploadKey: randomKey(), file, field, share: 0, problem, canRetry: false });
			if (!problem) room.push({ bytes: file.size });
		}
		setUploads((all) => [...all, ...added]);
	}

	async function remove(file: DraftFile): Promise<boolean> {
		const response = await fetch(href("/intake-wizard/files/:id", { id: file.id }), {
			method: "DELETE",
		}).catch(() => null);
		// Already deleted counts as removed.
		if (!response || (!response.ok && response.status !== 404)) return false;
		setFiles((all) => all.filter((one) => one.id !== file.id));
		return true;
	}

	return { files, uploads, isSending, add, retry, dismiss, remove };
}
