import { useState } from "react";
import { href } from "react-router";
import type { Autosave } from "#app/ui/begun/autosave.ts";
import { postFile, type Upload, UploadQueue, useUploadQueue } from "#app/ui/begun/upload-queue.ts";
import { type DraftFile, fileField, findSizeProblem } from "../../files/file-rules.ts";

export type Uploads = {
	files: readonly DraftFile[];
	uploads: readonly Upload[];
	isSending: boolean;
	add(field: string, chosen: Iterable<File>): void;
	retry(key: string): void;
	dismiss(key: string): void;
	remove(file: DraftFile): Promise<boolean>;
};

/** The response to an upload that was stored. */
type StoredFile = { file: DraftFile; draftId: string };

export function useUploads(present: readonly DraftFile[], autosave: Autosave): Uploads {
	const [files, setFiles] = useState(present);
	const queue = useUploadQueue(
		() =>
			new UploadQueue<StoredFile>(
				async ({ key, field, file }, onShare, signal) => {
					// The first save creates the draft. Two first requests at once would create two.
					if (autosave.draftId === null) await autosave.save();
					const form = new FormData();
					form.append("draftId", autosave.draftId ?? "");
					form.append("uploadKey", key);
					form.append(field, file, file.name);
					return postFile<StoredFile>(href("/intake-wizard/files"), form, file.name, onShare, signal);
				},
				({ file, draftId }) => {
					autosave.adopt(draftId);
					setFiles((all) => [...all, file]);
				},
			),
	);

	function add(field: string, chosen: Iterable<File>) {
		for (const file of chosen) {
			const room = [...files, ...queue.uploads().map((upload) => ({ bytes: upload.file.size }))];
			const problem = fileField(field)
				? findSizeProblem({ fileName: file.name, bytes: file.size }, room)
				: null;
			queue.add(field, file, problem);
		}
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

	return {
		files,
		uploads: queue.uploads(),
		isSending: queue.isSending,
		add,
		retry: (key) => queue.retry(key),
		dismiss: (key) => queue.dismiss(key),
		remove,
	};
}
