import { Carousel, CarouselImage } from "#app/ui/pictures/carousel.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { ZoomGallery } from "#app/ui/pictures/zoom-gallery.tsx";
import type { ProductImage } from "../../product.ts";
import { picture } from "../../product-picture.ts";
import "./product-gallery.css";

type GalleryProps = {
	title: string;
	images: readonly ProductImage[];
	/** Width of the images, for the `sizes` attribute. */
	sizes: string;
	/** The first image is on the first screen. */
	eager?: boolean;
	compact?: boolean;
};

/** One image, or a carousel when there are more. On a card it is compact; elsewhere the images open large. */
export function ProductGallery({ title, images, sizes, eager = false, compact = false }: GalleryProps) {
	const [first] = images;
	if (!first) return <div className="product-picture" />;
	const slides = images.map((image, index) =>
		image.picture ? (
			<Picture
				key={image.url}
				picture={image.picture}
				sizes={sizes}
				isFirst={eager && index === 0}
				className="product-picture"
			/>
		) : (
			<CarouselImage
				key={image.url}
				{...picture(image, sizes)}
				eager={eager && index === 0}
				fetchPriority={eager && index === 0 ? "high" : undefined}
				className="product-picture"
			/>
		),
	);
	const label = `Pictures of ${title}`;
	if (!compact) {
		const large = images.map(({ url, altText, width, height }) => ({
			src: url,
			alt: altText,
			width,
			height,
		}));
		const thumbnails = images.map((image) =>
			image.picture ? (
				<Picture key={image.url} picture={image.picture} sizes="72px" alt="" />
			) : (
				<CarouselImage key={image.url} {...picture(image, "72px")} alt="" />
			),
		);
		return (
			<ZoomGallery label={label} pictures={large} thumbnails={thumbnails}>
				{slides}
			</ZoomGallery>
		);
	}
	if (slides.length === 1) return slides[0];
	return (
		<Carousel label={label} className="product-carousel-compact">
			{slides}
		</Carousel>
	);
}
