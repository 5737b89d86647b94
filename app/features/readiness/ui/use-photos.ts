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
import { type CheckPhoto, PHOTO_FIELD } from "../photo.ts";
import type { MeasureId } from "../rules/measures.ts";

/** The response to an upload that was stored. */
type StoredPhoto = { photo: CheckPhoto; checkId: string };

export type Photos = {
	of(id: MeasureId): CheckPhoto | undefined;
	uploadOf(id: MeasureId): Upload | undefined;
	add(id: MeasureId, file: File): void;
	retry(key: string): void;
	remove(photo: CheckPhoto): Promise<void>;
};

/** Sends a photo as soon as it is chosen. Without JavaScript it is posted with the page. */
export function usePhotos(loaded: readonly CheckPhoto[], autosave: Autosave): Photos {
	const [photos, setPhotos] = useState(loaded);
	const queue = useUploadQueue(
		() =>
			new UploadQueue<StoredPhoto>(
				async ({ file, field }, onShare, signal) => {
					// The first save creates the check. Two first requests at once would create two.
					if (autosave.draftId === null) await autosave.save();
					const form = new FormData();
					form.append("checkId", autosave.draftId ?? "");
					form.append(field, file, file.name);
					return postFile<StoredPhoto>(href("/readiness/photos"), form, file.name, onShare, signal);
				},
				({ photo, checkId }) => {
					autosave.adopt(checkId);
					const stored = { ...photo, addedAt: new Date(photo.addedAt) };
					setPhotos((all) => [...all.filter(({ measureId }) => measureId !== stored.measureId), stored]);
				},
			),
	);
	const uploadOf = (id: MeasureId) => queue.uploads().find(({ field }) => field === PHOTO_FIELD + id);
	return {
		of: (id) => photos.findLast(({ measureId }) => measureId === id),
		uploadOf,
		add(id, file) {
			queue.dismiss(uploadOf(id)?.key ?? "");
			queue.add(PHOTO_FIELD + id, file);
		},
		retry: (key) => queue.retry(key),
		async remove(photo) {
			if (await deleteStored(href("/readiness/photos/:id", { id: photo.id })))
				setPhotos((all) => all.filter(({ id }) => id !== photo.id));
		},
	};
}
