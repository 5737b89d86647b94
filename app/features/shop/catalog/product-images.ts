// The rendered pictures of a product where there are some, then its plans and scenes.
import findings from "#app/features/company/pictures/findings.json" with { type: "json" };
import packages from "#app/features/company/pictures/packages.json" with { type: "json" };
import products from "#app/features/company/pictures/products.json" with { type: "json" };
import services from "#app/features/company/pictures/services.json" with { type: "json" };
import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import type { ProductImage } from "../product.ts";

const FOLDER = "/pictures/products/";
const pictures = new Map<string, PictureFile>(
	Object.values(products).map((picture) => [picture.path.slice(FOLDER.length), picture]),
);
/** A service shows where its work is done. */
const ofServices: Readonly<Record<string, readonly PictureFile[]>> = {
	"standard-wildfire-assessment": [services.propertyAssessment, findings.eaveVents],
	"hoa-extended-parcel-report": [services.vegetationManagement, findings.dryBrush],
	"suppression-system-planning": [services.fireSuppression, packages.elite],
};
const SHEET = { width: 1200, height: 900 } as const;

/** The rendered picture of a whole product. A product of the store may have none. */
export function renderedPicture(handle: string): PictureFile | undefined {
	return renderedPictures(handle)[0];
}

function renderedPictures(handle: string): readonly PictureFile[] {
	return ofServices[handle] ?? [handle, `${handle}-detail`].flatMap((name) => pictures.get(name) ?? []);
}

/** Rendered under the product's name and that of one of the variant's values, such as `water-tank-5000-sage-green`. */
export function variantPicture(handle: string, values: readonly string[]): PictureFile | undefined {
	return values.map((value) => pictures.get(`${handle}-${slug(value)}`)).find(Boolean);
}

export function productImages(
	handle: string,
	variants: readonly { values: readonly string[] }[] = [],
	drawings: readonly (readonly [sheet: string, altText: string])[] = [],
): ProductImage[] {
	const ofVariants = variants.flatMap(({ values }) => variantPicture(handle, values) ?? []);
	return [
		...[...new Set([...renderedPictures(handle), ...ofVariants])].map((picture) => ({
			url: `${picture.path}.jpg`,
			altText: picture.alt,
			width: picture.width,
			height: picture.height,
			picture,
		})),
		...drawings.map(([sheet, altText]) => ({ url: `/products/${sheet}.svg`, altText, ...SHEET })),
	];
}

export function slug(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/-$/, "");
}
