// The photos of a listing, with swiping, arrow keys and a full-screen view.
import { ChevronLeft, ChevronRight, Maximize2, X } from "lucide";
import { type KeyboardEvent, useRef, useState } from "react";
import { Carousel, CarouselImage } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Photo, photoSrcSet, photoUrl } from "../listing.ts";
import { categoryDrawing } from "./category-drawing.ts";

type PhotoGalleryProps = { photos: readonly Photo[]; title: string; category: string };

export function PhotoGallery({ photos, title, category }: PhotoGalleryProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [shown, setShown] = useState<number | null>(null);
	if (photos.length === 0)
		return (
			<div className="grid aspect-[16/9] content-center justify-items-center gap-3 rounded-md bg-water-tint text-water-deep lg:aspect-[4/3]">
				<Icon of={categoryDrawing(category)} className="size-16" />
				No images available
			</div>
		);

	// On the dialog itself, which has the focus until a button in it is reached.
	function onKeyDown({ key }: KeyboardEvent) {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
		setShown((now) => (now === null ? now : Math.max(0, Math.min(photos.length - 1, now + step))));
	}
	function open(index: number) {
		setShown(index);
		dialog.current?.showModal();
	}
	return (
		<>
			<Carousel label={`Photos of ${title}`}>
				{photos.map((photo, index) => (
					<a
						key={photo.key}
						href={photoUrl(photo, 1600)}
						className="group relative block"
						aria-label={`View photo ${index + 1} of ${photos.length} full screen`}
						onClick={(event) => {
							event.preventDefault();
							open(index);
						}}
					>
						<CarouselImage
							eager={index === 0}
							fetchPriority={index === 0 ? "high" : undefined}
							src={photoUrl(photo, 800)}
							srcSet={photoSrcSet(photo)}
							sizes="(min-width: 64rem) 44rem, 100vw"
							width={photo.width}
							height={photo.height}
							alt={`${title}, view ${index + 1}`}
							className="aspect-[4/3] object-contain"
						/>
						<span className="absolute top-3 right-3 grid size-11 place-items-center rounded-md bg-white/90 text-ink group-hover:bg-white">
							<Icon of={Maximize2} className="size-5" />
						</span>
					</a>
				))}
			</Carousel>
			<dialog
				ref={dialog}
				aria-label={`Photos of ${title}, full screen`}
				className="m-0 h-dvh max-h-none w-screen max-w-none bg-night p-0 text-white backdrop:bg-night"
				onKeyDown={onKeyDown}
				onClose={() => setShown(null)}
			>
				{shown !== null && (
					<FullScreen
						photos={photos}
						title={title}
						shown={shown}
						onShow={setShown}
						onClose={() => dialog.current?.close()}
					/>
				)}
			</dialog>
		</>
	);
}

type FullScreenProps = {
	photos: readonly Photo[];
	title: string;
	shown: number;
	onShow: (index: number) => void;
	onClose: () => void;
};

const control =
	"absolute grid size-12 place-items-center rounded-md bg-night/70 text-white hover:bg-night disabled:opacity-40";

function FullScreen({ photos, title, shown, onShow, onClose }: FullScreenProps) {
	const photo = photos[shown];
	const touch = useRef(0);
	const step = (by: number) => onShow(Math.max(0, Math.min(photos.length - 1, shown + by)));
	if (!photo) return null;
	return (
		<div
			className="relative grid h-full place-items-center"
			onTouchStart={({ touches }) => {
				touch.current = touches[0]?.clientX ?? 0;
			}}
			onTouchEnd={({ changedTouches }) => {
				const moved = (changedTouches[0]?.clientX ?? 0) - touch.current;
				if (Math.abs(moved) > 48) step(moved < 0 ? 1 : -1);
			}}
		>
			<img
				src={photoUrl(photo, 1600)}
				width={photo.width}
				height={photo.height}
				alt={`${title}, view ${shown + 1}`}
				className="h-full max-h-dvh w-full object-contain"
			/>
			<p className="figures absolute top-4 left-4 rounded-md bg-night/70 px-3 py-1.5" aria-live="polite">
				{shown + 1} / {photos.length}
			</p>
			<button
				type="button"
				className={`${control} top-3 right-3`}
				aria-label="Close full screen"
				onClick={onClose}
			>
				<Icon of={X} className="size-6" />
			</button>
			{photos.length > 1 && (
				<>
					<button
						type="button"
						className={`${control} inset-y-0 left-3 my-auto`}
						aria-label="Previous photo"
						disabled={shown === 0}
						onClick={() => step(-1)}
					>
						<Icon of={ChevronLeft} className="size-6" />
					</button>
					<button
						type="button"
						className={`${control} inset-y-0 right-3 my-auto`}
						aria-label="Next photo"
						disabled={shown === photos.length - 1}
						onClick={() => step(1)}
					>
						<Icon of={ChevronRight} className="size-6" />
					</button>
				</>
			)}
		</div>
	);
}
