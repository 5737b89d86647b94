// URLs of a listing and its actions.
import { href } from "react-router";
import type { ListingKind } from "./listing.ts";

export function marketplacePath(kind: ListingKind): string {
	return href("/marketplace") + (kind === "wanted" ? "?tab=wanted" : "");
}

export function listingPath(kind: ListingKind, id: string): string {
	// Built by hand because it runs for every card, and `href` is slower.
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

export function messagePath(kind: ListingKind, id: string): string {
	return href(kind === "sale" ? "/marketplace/:id/message" : "/wanted/:id/message", { id });
}

export function phonePath(kind: ListingKind, id: string): string {
	return href(kind === "sale" ? "/marketplace/:id/phone" : "/wanted/:id/phone", { id });
}
