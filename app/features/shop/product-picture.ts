// Picks the right image size for the screen.
import type { ProductImage } from "./product.ts";

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

/** The small square image of a cart line. */
export function thumbnail(url: string): string {
	return url.startsWith("https://cdn.shopify.com/") ? ofWidth(url, 160) : url;
}

function ofWidth(url: string, width: number): string {
	const sized = new URL(url);
	sized.searchParams.set("width", String(width));
	return sized.href;
}
