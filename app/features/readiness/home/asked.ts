// What somebody typed into 'Your address': a street, a ZIP code, coordinates or something that is no house.
import { type Point, pointFrom } from "../address/california.ts";

export const MAX_ADDRESS_LENGTH = 200;

export type Asked =
	| { kind: "nothing" }
	/** `point` when a suggestion was chosen that came with one. */
	| { kind: "address"; address: string; zip: string | null; point: Point | null }
	| { kind: "zip"; zip: string }
	| { kind: "point"; point: Point }
	| { kind: "problem"; problem: string };

export function askedIn(search: URLSearchParams): Asked {
	const typed = (search.get("address") ?? "").replace(/[\p{C}\s]+/gu, " ").trim();
	const zip = (search.get("zip") ?? "").trim();
	const point = pointFrom(search);
	if (typed.length > MAX_ADDRESS_LENGTH)
		return problem("That's too long for an address. Enter the street, the city and the ZIP code.");
	if (typed !== "") return ofText(typed, point);
	if (zip !== "")
		return /^\d{5}(-\d{4})?$/.test(zip)
			? { kind: "zip", zip: zip.slice(0, 5) }
			: problem("Enter a five-digit ZIP code, like 91016.");
	if (search.get("lat") || search.get("lon"))
		return point
			? { kind: "point", point }
			: problem("Enter both coordinates as decimal degrees, like 34.1683 and -117.9903.");
	return { kind: "nothing" };
}

function ofText(typed: string, point: Point | null): Asked {
	if (/^\d{5}(-\d{4})?$/.test(typed)) return { kind: "zip", zip: typed.slice(0, 5) };
	const [, lat, lon] = /^([+-]?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)°?$/.exec(typed) ?? [];
	if (lat && lon) {
		const typedPoint = pointFrom(new URLSearchParams({ lat, lon }));
		return typedPoint
			? { kind: "point", point: typedPoint }
			: problem("These coordinates aren't a place on Earth. Enter latitude, then longitude.");
	}
	if (/\b(p\.?\s*o\.?\s*box|apartado(\s+postal)?)\b/i.test(typed))
		return problem("A PO box has no house to look up. Enter the street address, or only the ZIP code.");
	if (!/\p{L}/u.test(typed)) return problem("Enter the street, the city and the ZIP code.");
	return { kind: "address", address: withoutUnit(typed), zip: zipIn(typed), point };
}

/** Maps know buildings, not the apartments in them. */
function withoutUnit(address: string): string {
	return address
		.replace(
			/[\s,]*(?:\b(?:apartment|apt|unit|suite|ste|apartamento|depto)\b\.?\s*|#\s*)[\w-]{1,8}(?=\s*(?:,|$))/i,
			"",
		)
		.trim();
}

/** The last one, because a house number may have five digits, too. */
function zipIn(text: string): string | null {
	return [...text.matchAll(/(?<!\d)9[0-6]\d{3}(?!\d)/g)].findLast(({ index }) => index > 0)?.[0] ?? null;
}

function problem(text: string): Asked {
	return { kind: "problem", problem: text };
}
