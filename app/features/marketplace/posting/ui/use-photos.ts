// The photos of a form: shrinking, uploading one at a time, ordering and removing.
import { useCallback, useEffect, useRef, useState } from "react";
import { randomKey } from "#app/ui/loading/random-key.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { MAX_PHOTOS_PER_LISTING, photoUrl } from "../../listing/listing.ts";
import { messages } from "../../listing/messages.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import { type UploadedPhoto, uploadPhoto } from "./upload-photo.ts";

export type FormPhoto = {
	/** Unique on this page only. */
	key: string;
	name: string;
	preview: string;
	state: "sending" | "stored" | "failed";
	/** From 0 to 1. */
	progress: number;
	/** The stored photo's id, sent with the form. */
	id?: string;
	message?: string;
};

/**
 * `memory` is a local storage key; uploaded photos survive a reload. With it, `stored` is what an answer of the server
 * found of them, or undefined.
 */
export function usePhotos(stored: readonly UploadedPhoto[] | undefined, memory?: string) {
	const [photos, setPhotos] = useState<FormPhoto[]>(() => stored?.map(toFormPhoto) ?? []);
	const uploads = useRef(new Map<string, AbortController>());
	const queue = useRef(Promise.resolve());
	const restored = useRef(false);

	useEffect(() => {
		if (!memory) return;
		if (!restored.current) {
			restored.current = true;
			const kept = readMemory(memory);
			if (kept.length > 0) setPhotos((now) => (now.length === 0 ? kept.map(toFormPhoto) : now));
			return;
		}
		writeMemory(memory, photos);
	}, [memory, photos]);

	useEffect(() => {
		if (memory && stored)
			setPhotos((now) => now.filter(({ id }) => !id || stored.some((photo) => photo.id === id)));
	}, [memory, stored]);

	const change = useCallback((key: string, patch: Partial<FormPhoto>) => {
		setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...patch } : photo)));
	}, []);

	const send = useCallback(
		async (key: string, file: File) => {
			const controller = new AbortController();
			uploads.current.set(key, controller);
			const answer = await uploadPhoto(await shrinkPhoto(file), file.name, {
				onProgress: (progress) => change(key, { progress }),
				signal: controller.signal,
			});
			uploads.current.delete(key);
			if (!answer.ok) return change(key, { state: "failed", message: answer.message });
			sentPhotos.set(answer.photo.id, { ...answer.photo, at: Date.now() });
			change(key, { state: "stored", progress: 1, id: answer.photo.id });
		},
		[change],
	);

	function add(files: readonly File[]) {
		const kept = photos.filter(({ state }) => state !== "failed");
		const room = MAX_PHOTOS_PER_LISTING - kept.length;
		if (files.length > room) showToast(messages.tooManyImages());
		const added = files.slice(0, Math.max(0, room)).map((file) => ({
			file,
			photo: {
				key: randomKey(),
				name: file.name,
				preview: URL.createObjectURL(file),
				state: "sending" as const,
				progress: 0,
			},
		}));
		setPhotos([...kept, ...added.map(({ photo }) => photo)]);
		// One at a time, to save bandwidth and memory on phones.
		for (const { file, photo } of added) queue.current = queue.current.then(() => send(photo.key, file));
	}

	return {
		photos,
		sending: photos.some(({ state }) => state === "sending"),
		add,
		remove(key: string) {
			uploads.current.get(key)?.abort();
			setPhotos((now) => now.filter((photo) => photo.key !== key));
		},
		move(key: string, to: number) {
			setPhotos((now) => {
				const from = now.findIndex((photo) => photo.key === key);
				const photo = now[from];
				if (!photo || to < 0 || to >= now.length) return now;
				const rest = now.filter((other) => other !== photo);
				return [...rest.slice(0, to), photo, ...rest.slice(to)];
			});
		},
	};
}

/** `at`: when it was uploaded. */
type SentPhoto = UploadedPhoto & { at?: number };

const sentPhotos = new Map<string, SentPhoto>();

/** The server deletes photos that nobody posted after a day. */
const PHOTO_LIFETIME_MS = 86_400_000;

function toFormPhoto(photo: SentPhoto): FormPhoto {
	sentPhotos.set(photo.id, { at: Date.now(), ...photo });
	return {
		key: photo.id,
		id: photo.id,
		name: "Photo",
		preview: photoUrl(photo, 400),
		state: "stored",
		progress: 1,
	};
}

function readMemory(name: string): SentPhoto[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
		return Array.isArray(kept)
			? kept.filter(
					(photo) =>
						typeof photo?.id === "string" &&
						Array.isArray(photo.widths) &&
						!(photo.at < Date.now() - PHOTO_LIFETIME_MS),
				)
			: [];
	} catch {
		return [];
	}
}

function writeMemory(name: string, photos: readonly FormPhoto[]): void {
	const kept = photos.flatMap(({ id }) => (id ? (sentPhotos.get(id) ?? []) : []));
	try {
		if (kept.length > 0) localStorage.setItem(name, JSON.stringify(kept));
		else localStorage.removeItem(name);
	} catch {
		// Storage is full or blocked.
	}
}
