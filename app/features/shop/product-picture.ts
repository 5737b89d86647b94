// Picks the right image size for the screen.
import type { Product, ProductImage, Variant } from "./product.ts";

const WIDTHS = [320, 480, 640, 960, 1280];

export type Picture = {
	src: string;
	srcSet?: string;
	sizes?: string;
	alt: string;
	width: number;
	height: number;
};

/** Our drawings are vectors. The store's image host resizes photos to the requested width. */
export function picture({ url, altText, width, height }: ProductImage, sizes: string): Picture {
	const whole = { alt: altText, width, height };
	if (!url.startsWith("https://cdn.shopify.com/")) return { src: url, ...whole };
	return {
		src: ofWidth(url, 640),
		srcSet: WIDTHS.filter((candidate) => candidate <= Math.max(width, 320))
			.map((candidate) => `${ofWidth(url, candidate)} ${candidate}w`)
			.join(", "),
		sizes,
		...whole,
	};
}

/** A cart line needs no more than the smallest width. */
export function smallImage({ url, picture }: ProductImage): string {
	return picture ? `${picture.path}-${picture.widths[0]}.webp` : url;
}

/** The pictures of a product, that of the chosen variant first. */
export function imagesFor(
	product: Pick<Product, "title" | "images">,
	variant: Variant | null,
): ProductImage[] {
	const { images, title } = product;
	if (!variant?.image) return [...images];
	const own = images.find((image) => image.url === variant.image || smallImage(image) === variant.image);
	const { width, height } = images[0] ?? { width: 1200, height: 900 };
	const first = own ?? { url: variant.image, altText: `${title}, ${variant.title}`, width, height };
	return [first, ...images.filter((image) => image !== own)];
}

/** The small square image of a cart line. */
export function thumbnail(url: string): string {
	return url.startsWith("https://cdn.shopify.com/") ? ofWidth(url, 160) : url;
}

function ofWidth(url: string, width: number): string {
	const sized = new URL(url);
	sized.searchParams.set("width", String(width));
	return sized.href;
}
