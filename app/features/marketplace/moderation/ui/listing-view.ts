// A listing as the panel shows it, prepared by the route.
import type { ListingKind } from "../../listing/listing.ts";
import type { ListingStatus } from "../../listing/listing-status.ts";
import type { ModerationReason } from "../moderation-reasons.ts";
import type { ReportCategory } from "../report-categories.ts";

export type ListingView = {
	id: string;
	kind: ListingKind;
	title: string;
	description: string;
	amount: string;
	categoryName: string;
	location: string;
	email: string;
	phoneNumber: string;
	whatsappNumber: string | null;
	urgency: string | null;
	status: ListingStatus;
	flagged: boolean;
	held: boolean;
	heldReason: string | null;
	/** What a moderator picked; null when none did. */
	moderationReason: ModerationReason | null;
	isPublic: boolean;
	version: number;
	posted: string;
	photo: string | null;
	flags: { source: "report" | "admin"; category: ReportCategory | null; reason: string; at: string }[];
};
