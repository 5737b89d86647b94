import { Icon } from "#app/ui/icon.tsx";
import { CarouselImage } from "#app/ui/pictures/carousel.tsx";
import { ZoomGallery } from "#app/ui/pictures/zoom-gallery.tsx";
import { categoryIcon } from "../categories.ts";
import { type Photo, photoSrcSet, photoUrl } from "../listing.ts";

type PhotoGalleryProps = { photos: readonly Photo[]; title: string; category: string };

export function PhotoGallery({ photos, title, category }: PhotoGalleryProps) {
	if (photos.length === 0)
		return (
			<div className="grid aspect-[16/9] content-center justify-items-center gap-3 rounded-md bg-water-tint text-water-deep lg:aspect-[4/3]">
				<Icon of={categoryIcon(category)} className="size-16" />
				No images available
			</div>
		);
	const large = photos.map((photo, index) => ({
		src: photoUrl(photo, 1600),
		width: photo.width,
		height: photo.height,
		alt: `${title}, view ${index + 1}`,
	}));
	return (
		<ZoomGallery label={`Photos of ${title}`} pictures={large}>
			{photos.map((photo, index) => (
				<CarouselImage
					key={photo.key}
					eager={index === 0}
					fetchPriority={index === 0 ? "high" : undefined}
					src={photoUrl(photo, 800)}
					srcSet={photoSrcSet(photo)}
					sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 55vw, 100vw"
					width={photo.width}
					height={photo.height}
					alt={`${title}, view ${index + 1}`}
					className="aspect-[4/3] object-contain"
				/>
			))}
		</ZoomGallery>
	);
}
