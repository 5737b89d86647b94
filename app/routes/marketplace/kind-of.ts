import type { ListingKind } from "#app/features/marketplace/listing/listing.ts";

/** One route file serves both kinds, told apart by the URL: /wanted/…, /post-wanted, /edit-wanted/… */
export function kindOf({ pathname }: { pathname: string }): ListingKind {
	return /^\/(post-|edit-)?wanted(\/|\.data|$)/.test(pathname) ? "wanted" : "sale";
}

export function kindOfRequest(request: Request): ListingKind {
	return kindOf(new URL(request.url));
}
