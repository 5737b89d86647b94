// Where a listing lives, and where things are done with it.
import { href } from "react-router";
import type { ListingKind } from "./listing.ts";

export function marketplacePath(kind: ListingKind): string {
	return href("/marketplace") + (kind === "wanted" ? "?tab=wanted" : "");
}

export function listingPath(kind: ListingKind, id: string): string {
	// Asked for every card: `href` would take it apart and put it together again.
	return `${kind === "sale" ? "/marketplace" : "/wanted"}/${id}`;
}

export function editPath(kind: ListingKind, id: string): string {
	return href(kind === "sale" ? "/edit-product/:id" : "/edit-wanted/:id", { id });
}

export function editLinkPath(kind: ListingKind, id: string): string {
	return href(kind === "sale" ? "/marketplace/:id/edit-link" : "/wanted/:id/edit-link", { id });
}

export function reportPath(kind: ListingKind, id: string): string {
	return href(kind === "sale" ? "/marketplace/:id/report" : "/wanted/:id/report", { id });
}
