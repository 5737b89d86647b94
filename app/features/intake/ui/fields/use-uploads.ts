import { useState } from "react";
import { href } from "react-router";
import type { Autosave } from "#app/ui/begun/autosave.ts";
import {
	deleteStored,
	postFile,
	type Upload,
	UploadQueue,
	useUploadQueue,
} from "#app/ui/begun/upload-queue.ts";
import { type DraftFile, fileField, findSizeProblem } from "../../files/file-rules.ts";

export type Uploads = {
	files: readonly DraftFile[];
	uploads: readonly Upload[];
	isSending: boolean;
	add(field: string, chosen: Iterable<File>): void;
	retry(key: string): void;
	dismiss(key: string): void;
	remove(file: DraftFile): Promise<void>;
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

	async function remove({ id }: DraftFile) {
		if (await deleteStored(href("/intake-wizard/files/:id", { id })))
			setFiles((all) => all.filter((one) => one.id !== id));
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
