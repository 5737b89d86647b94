// A conversation between the poster of a listing and whoever writes first. Neither sees the other's address.
import type { ListingKind } from "../listing/listing.ts";

/** 'seller' is the poster, also of a wanted ad; 'buyer' is whoever wrote first. */
export type Side = "buyer" | "seller";

export function otherSide(side: Side): Side {
	return side === "buyer" ? "seller" : "buyer";
}

export type ThreadMessage = { id: string; sender: Side; text: string; sentAt: string };

export type ThreadView = {
	side: Side;
	buyerName: string;
	listing: { id: string; kind: ListingKind; title: string; isPublic: boolean };
	messages: ThreadMessage[];
	/** Nobody can write while one side blocks the other. */
	blockedBy: Side | null;
	isReported: boolean;
	expires: string;
};
