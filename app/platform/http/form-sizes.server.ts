// How large the body of a request may be, by the page it is sent to. A page whose form has files stands here, because
// `readForm` takes its limits from this table; any other may send as much as our longest form needs.

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const FILE = 25 * MEGABYTE;

export type FormSize = {
	/** Route patterns. Also met with a trailing slash, and as `.data`. */
	pages: readonly string[];
	/** A file over this is refused with the whole form, a smaller one by its name. */
	fileBytes: number;
	totalBytes: number;
	files: number;
	fields?: number;
	fieldBytes?: number;
};

/** Forms with files. */
export const formSizes = {
	listing: {
		// A wanted ad has no photos.
		pages: ["/post-product", "/edit-product/:id"],
		...{ fileBytes: FILE, totalBytes: 251 * MEGABYTE, fields: 60, fieldBytes: 64 * KILOBYTE },
		// More than we keep, so that the first ten survive when somebody chooses a few too many.
		files: 20,
	},
	"listing photo": {
		pages: ["/post-product/photos"],
		...{ fileBytes: FILE, totalBytes: FILE + 64_000, files: 1 },
	},
	"intake step": {
		pages: ["/intake-wizard"],
		...{ fileBytes: 200 * MEGABYTE, totalBytes: 204 * MEGABYTE, fieldBytes: 200_000 },
		// More than allowed, so that we can name the files left out and still save the answers.
		files: 30,
	},
	"intake file": {
		pages: ["/intake-wizard/files"],
		...{ fileBytes: FILE, totalBytes: FILE + 100_000, files: 1 },
	},
	request: {
		pages: ["/request/:reference"],
		...{ fileBytes: FILE, totalBytes: 100 * MEGABYTE, files: 10, fields: 5 },
	},
	"check step": {
		pages: ["/readiness"],
		...{ fileBytes: 60 * MEGABYTE, totalBytes: 100 * MEGABYTE, files: 12, fields: 60 },
	},
	"check photo": {
		pages: ["/readiness/photos"],
		...{ fileBytes: 60 * MEGABYTE, totalBytes: 100 * MEGABYTE, files: 1, fields: 60 },
	},
} as const satisfies Record<string, FormSize>;

export type FormName = keyof typeof formSizes;

/** Nearly twice what our longest form needs with every field full of characters that encode to nine bytes. */
const DEFAULT_BYTES = 112 * KILOBYTE;
/** Bodies without files that may be longer or must be shorter. */
const textSizes: readonly { pages: readonly string[]; bytes: number }[] = [
	// A draft has 100 kB; JSON and forms take more bytes for some characters.
	{
		pages: ["/intake-wizard", "/intake-wizard/draft"],
		bytes: 256 * KILOBYTE,
	},
	// A product with all its variants. Only its signature is read.
	{ pages: ["/webhooks/shopify"], bytes: 4 * MEGABYTE },
	{ pages: ["/csp-report"], bytes: 16 * KILOBYTE },
];
/** What a form may have beyond `totalBytes`, so that the page can say that it is too much. */
const BEYOND = 6 * MEGABYTE;

/** Of a multipart form to a page whose form has files. */
export function maxFormBytes(path: string): number | undefined {
	const sizes = Object.values(formSizes).filter(({ pages }) => isOneOf(pages, path));
	return sizes[0] && sizes[0].totalBytes + BEYOND;
}

/** Of any other body. */
export function maxTextBytes(path: string): number {
	return textSizes.find(({ pages }) => isOneOf(pages, path))?.bytes ?? DEFAULT_BYTES;
}

function isOneOf(pages: readonly string[], path: string): boolean {
	return pages.some((page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}/?(\\.data)?$`).test(path));
}
