import { useState } from "react";
import { href } from "react-router";
import type { CheckSync } from "../checks/check-sync.ts";
import { type CheckPhoto, PHOTO_FIELD, type PhotoAnswer } from "../photo.ts";
import type { MeasureId } from "../rules/measures.ts";

export type PhotoState = { busy?: boolean; problem?: string };
export type Photos = {
	of(id: MeasureId): CheckPhoto | undefined;
	state(id: MeasureId): PhotoState;
	add(id: MeasureId, file: File): Promise<void>;
	remove(photo: CheckPhoto): Promise<void>;
};

/** Sends a photo as soon as it is chosen. Without JavaScript it is posted with the page. */
export function usePhotos(loaded: readonly CheckPhoto[], sync: CheckSync): Photos {
	const [photos, setPhotos] = useState(loaded);
	const [states, setStates] = useState<Partial<Record<MeasureId, PhotoState>>>({});
	const set = (id: MeasureId, state: PhotoState) => setStates((all) => ({ ...all, [id]: state }));
	return {
		of: (id) => photos.findLast(({ measureId }) => measureId === id),
		state: (id) => states[id] ?? {},
		async add(id, file) {
			set(id, { busy: true });
			const answer = await sendPhoto(id, file, sync.checkId);
			if ("message" in answer) return set(id, { problem: answer.message });
			sync.adopt(answer.checkId);
			const photo = { ...answer.photo, addedAt: new Date(answer.photo.addedAt) };
			setPhotos((all) => [...all.filter(({ measureId }) => measureId !== id), photo]);
			set(id, {});
		},
		async remove(photo) {
			const address = href("/readiness/photos/:id", { id: photo.id });
			const isGone = await fetch(address, { method: "DELETE" }).then(
				({ ok, status }) => ok || status === 404,
				() => false,
			);
			if (!isGone)
				return set(photo.measureId, { problem: "Not removed. Try again when you're back online." });
			setPhotos((all) => all.filter(({ id }) => id !== photo.id));
		},
	};
}

const TIMEOUT_MS = 120_000;

async function sendPhoto(id: MeasureId, file: File, checkId: string | null): Promise<PhotoAnswer> {
	const form = new FormData();
	form.append("checkId", checkId ?? "");
	form.append(PHOTO_FIELD + id, file, file.name);
	try {
		const response = await fetch(href("/readiness/photos"), {
			method: "POST",
			body: form,
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.status === 413)
			return { message: `${file.name} is larger than 25 MB. Send a smaller photo.` };
		return (await response.json()) as PhotoAnswer;
	} catch {
		return { message: "The photo wasn't sent. Choose it again when you're back online." };
	}
}
