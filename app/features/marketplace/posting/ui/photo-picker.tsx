// A plain file field until hydration; after that, photos can be previewed, reordered and removed.
import { ArrowLeft, ArrowRight, ImagePlus, X } from "lucide";
import { useState } from "react";
import { DropZone } from "#app/ui/forms/drop-zone.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { MAX_PHOTOS_PER_LISTING } from "../../listing/listing.ts";
import type { FormPhoto, usePhotos } from "./use-photos.ts";

type PhotoPickerProps = {
	controller: ReturnType<typeof usePhotos>;
	error?: string;
	id: string;
};

export function PhotoPicker({ controller, error, id }: PhotoPickerProps) {
	const { photos, add, move } = controller;
	const hydrated = useHydrated();
	const [dragged, setDragged] = useState<string | null>(null);
	const [refused, setRefused] = useState<readonly File[]>([]);
	return (
		<fieldset className={error ? "border-l-4 border-error pl-4" : undefined} aria-describedby={`${id}-hint`}>
			<legend className="mb-1.5 font-semibold">
				Photos <span className="font-normal text-stone">(optional)</span>
			</legend>
			<p id={`${id}-hint`} className="mb-2 text-sm text-stone">
				PNG, JPG up to 10MB each. Up to {MAX_PHOTOS_PER_LISTING} photos. The first one is the cover.
			</p>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
			{photos.length > 0 && (
				<ul className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
					{photos.map((photo, index) => (
						<li
							key={photo.key}
							draggable={hydrated}
							onDragStart={() => setDragged(photo.key)}
							onDragEnd={() => setDragged(null)}
							onDragOver={(event) => dragged && event.preventDefault()}
							onDrop={(event) => {
								if (!dragged) return;
								event.preventDefault();
								event.stopPropagation();
								move(dragged, index);
							}}
							className={`relative overflow-hidden rounded-md border bg-ash ${dragged === photo.key ? "border-water opacity-60" : "border-line"}`}
						>
							<Preview photo={photo} position={index} controller={controller} hydrated={hydrated} />
						</li>
					))}
				</ul>
			)}
			<DropZone
				id={id}
				text="Choose photos"
				icon={ImagePlus}
				name="images"
				accept="image/*"
				multiple
				aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
				onFiles={(files) => {
					const images = files.filter(isImage);
					setRefused(files.filter((file) => !isImage(file)));
					if (images.length > 0) add(images);
				}}
			/>
			<div role="status" className="mt-2 empty:hidden">
				{refused.length > 0 && <FieldError id={`${id}-refused`}>{refusedText(refused)}</FieldError>}
			</div>
		</fieldset>
	);
}

function isImage({ type, name }: File): boolean {
	return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}

function refusedText(files: readonly File[]): string {
	const [first] = files;
	if (files.length === 1) return `${first?.name} isn't a photo. Choose PNG or JPG files.`;
	return `${files.length} files aren't photos. Choose PNG or JPG files.`;
}

type PreviewProps = {
	photo: FormPhoto;
	position: number;
	controller: ReturnType<typeof usePhotos>;
	hydrated: boolean;
};

const small =
	"grid size-8 place-items-center pointer-coarse:size-11 rounded-sm bg-white/95 text-ink hover:bg-white disabled:opacity-35";

function Preview({ photo, position, controller, hydrated }: PreviewProps) {
	const name = `photo ${position + 1}`;
	const upload = controller.uploadOf(photo.key);
	return (
		<>
			<img src={photo.preview} alt={photo.name} className="aspect-square w-full object-cover" />
			{photo.stored &&
				(hydrated ? (
					<input type="hidden" name="photo" value={photo.stored.id} />
				) : (
					<label className="choice absolute top-2 left-2 bg-white px-2">
						<input type="checkbox" className="check" name="photo" value={photo.stored.id} defaultChecked />{" "}
						Keep
					</label>
				))}
			{upload && !upload.problem && (
				<div
					role="progressbar"
					aria-label={`Uploading ${photo.name}`}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={Math.round(upload.share * 100)}
					className="absolute inset-x-0 bottom-0 h-1.5 bg-white"
				>
					<div
						className="h-full origin-left bg-water transition-transform"
						style={{ transform: `scaleX(${upload.share})` }}
					/>
				</div>
			)}
			{upload?.problem && (
				<div className="absolute inset-x-0 bottom-0 bg-error px-2 py-1.5 text-xs text-white">
					<p role="alert">{upload.problem}</p>
					{upload.canRetry && (
						<button
							type="button"
							className="mt-1 min-h-6 font-semibold underline pointer-coarse:min-h-11"
							onClick={() => controller.retry(photo.key)}
						>
							Try again<span className="sr-only">: {photo.name}</span>
						</button>
					)}
				</div>
			)}
			{hydrated && (
				<div className="absolute inset-x-1.5 top-1.5 flex gap-1">
					<button
						type="button"
						className={small}
						aria-label={`Move ${name} earlier`}
						disabled={position === 0}
						onClick={() => controller.move(photo.key, position - 1)}
					>
						<Icon of={ArrowLeft} className="size-4" />
					</button>
					<button
						type="button"
						className={small}
						aria-label={`Move ${name} later`}
						disabled={position === controller.photos.length - 1}
						onClick={() => controller.move(photo.key, position + 1)}
					>
						<Icon of={ArrowRight} className="size-4" />
					</button>
					<button
						type="button"
						className={`${small} ml-auto`}
						aria-label={`Remove ${name}`}
						onClick={() => controller.remove(photo.key)}
					>
						<Icon of={X} className="size-4" />
					</button>
				</div>
			)}
		</>
	);
}
