import type { ListingKind } from "#app/features/marketplace/listing.ts";

/** One route file serves both kinds; the address tells which. */
export function kindOf(request: Request): ListingKind {
	return new URL(request.url).pathname.startsWith("/wanted/") ? "wanted" : "sale";
}

/** A dialog asks for data; a form without JavaScript for a page. */
export function wantsData(request: Request): boolean {
	return !(request.headers.get("accept") ?? "").includes("text/html");
}
