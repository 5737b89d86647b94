// The photos of a form: shrinking, uploading, ordering and removing.
import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { deviceStore } from "#app/ui/begun/device-store.ts";
import { postFile, type Upload, UploadQueue, useUploadQueue } from "#app/ui/begun/upload-queue.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { MAX_PHOTOS_PER_LISTING, type Photo, photoUrl } from "../../listing/listing.ts";
import { messages } from "../../listing/messages.ts";

export type UploadedPhoto = Photo & { id: string };
/** `at`: when it was uploaded. */
type KeptPhoto = UploadedPhoto & { at: number };

export type FormPhoto = {
	/** Unique on this page only. */
	key: string;
	name: string;
	preview: string;
	/** Missing until the server has it. Its id is sent with the form. */
	stored?: KeptPhoto;
};

/** The server deletes photos that nobody posted after a day. */
const PHOTO_LIFETIME_MS = 86_400_000;
export const PHOTO_DRAFT_KEY = "ringline-draft-photos";
const keptPhotos = deviceStore<KeptPhoto[]>(PHOTO_DRAFT_KEY, (found) =>
	Array.isArray(found)
		? found.filter(
				(photo) =>
					typeof photo?.id === "string" &&
					Array.isArray(photo.widths) &&
					!(photo.at < Date.now() - PHOTO_LIFETIME_MS),
			)
		: [],
);

/**
 * With `isKept`, uploaded photos survive a reload; `answered` is then what an answer of the server found of them, or
 * undefined. Otherwise it is what the listing has.
 */
export function usePhotos(answered: readonly UploadedPhoto[] | undefined, isKept: boolean) {
	const [photos, setPhotos] = useState<FormPhoto[]>(() => answered?.map(toFormPhoto) ?? []);
	const restored = useRef(false);
	const queue = useUploadQueue(
		() =>
			new UploadQueue<{ photo: UploadedPhoto }>(sendPhoto, ({ photo }, { key }) =>
				setPhotos((now) =>
					now.map((one) => (one.key === key ? { ...one, stored: { ...photo, at: Date.now() } } : one)),
				),
			),
	);

	useEffect(() => {
		if (!isKept) return;
		if (!restored.current) {
			restored.current = true;
			const kept = keptPhotos.read();
			if (kept.length > 0) setPhotos((now) => (now.length === 0 ? kept.map(toFormPhoto) : now));
			return;
		}
		const stored = photos.flatMap((photo) => photo.stored ?? []);
		if (stored.length > 0) keptPhotos.write(stored);
		else keptPhotos.clear();
	}, [isKept, photos]);

	useEffect(() => {
		if (isKept && answered)
			setPhotos((now) => now.filter(({ stored }) => !stored || answered.some(({ id }) => id === stored.id)));
	}, [isKept, answered]);

	function remove(key: string) {
		queue.dismiss(key);
		setPhotos((now) => now.filter((photo) => photo.key !== key));
	}

	function add(files: readonly File[]) {
		// A refused photo makes room. One that a lost connection stopped is sent again.
		const refused = queue.uploads().filter(({ problem, canRetry }) => problem && !canRetry);
		for (const { key } of refused) remove(key);
		const room = MAX_PHOTOS_PER_LISTING - (photos.length - refused.length);
		if (files.length > room) showToast(messages.tooManyImages());
		const added = files.slice(0, Math.max(0, room)).map((file) => ({
			key: queue.add("images", file).key,
			name: file.name,
			preview: URL.createObjectURL(file),
		}));
		setPhotos((now) => [...now, ...added]);
	}

	function uploadOf(key: string): Upload | undefined {
		return queue.uploads().find((upload) => upload.key === key);
	}

	return {
		photos,
		uploadOf,
		sending: queue.isSending,
		add,
		remove,
		retry: (key: string) => queue.retry(key),
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

function toFormPhoto(photo: UploadedPhoto | KeptPhoto): FormPhoto {
	return {
		key: photo.id,
		name: "Photo",
		preview: photoUrl(photo, 400),
		stored: { at: Date.now(), ...photo },
	};
}

async function sendPhoto({ file, field }: Upload, onShare: (share: number) => void, signal: AbortSignal) {
	const form = new FormData();
	form.append(field, await shrinkPhoto(file), file.name);
	return postFile<{ photo: UploadedPhoto }>(href("/post-product/photos"), form, file.name, onShare, signal);
}

const MAX_SIDE_PX = 2_400;
const MAX_UNSHRUNK_BYTES = 1_000_000;

/**
 * Phones take twelve-megapixel photos and we store at most 1600 pixels. Returns a smaller photo, or the file itself when
 * it is small or the browser cannot read it.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
	if (file.size < MAX_UNSHRUNK_BYTES || !file.type.startsWith("image/")) return file;
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(bitmap.width * scale);
		canvas.height = Math.round(bitmap.height * scale);
		const context = canvas.getContext("2d");
		if (!context) return file;
		// JPEG has no transparency, and transparent pixels would turn black.
		context.fillStyle = "white";
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		bitmap.close();
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
		return smaller && smaller.size < file.size ? smaller : file;
	} catch {
		return file;
	}
}
