// The rendered pictures of a product where there are some, then its plans and scenes.
import * as rendered from "#app/features/company/pictures/products.ts";
import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import type { ProductImage } from "../product.ts";

const FOLDER = "/pictures/products/";
const pictures = new Map<string, PictureFile>(
	Object.values(rendered).map((picture) => [picture.path.slice(FOLDER.length), picture]),
);
const SHEET = { width: 1200, height: 900 } as const;

export type DrawingSheet = readonly [sheet: string, altText: string];

/** The rendered picture of a whole product. A product of the store may have none. */
export function renderedPicture(handle: string): PictureFile | undefined {
	return pictures.get(handle);
}

export function productImages(handle: string, drawings: readonly DrawingSheet[] = []): ProductImage[] {
	const shown = [handle, `${handle}-detail`].flatMap((name) => pictures.get(name) ?? []);
	return [
		...shown.map((picture) => ({
			url: `${picture.path}.jpg`,
			altText: picture.alt,
			width: picture.width,
			height: picture.height,
			picture,
		})),
		...drawings.map(([sheet, altText]) => ({ url: `/products/${sheet}.svg`, altText, ...SHEET })),
	];
}
