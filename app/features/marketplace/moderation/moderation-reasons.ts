// Why a moderator hides or deletes a listing, and what its poster can do about it. The ids are stored. Where a report
// names the same thing, the ids are the same, so that a report suggests the reason.

/** What the moderator picks. */
export const moderationReasons = {
	rules: "Doesn't follow the rules",
	scam: "Looks like a scam",
	stolen: "May not be theirs to sell",
	unsafe: "Dangerous or recalled",
	sold: "No longer available",
	"wrong-place": "Wrong category or not fire equipment",
	rude: "Abusive or illegal text",
	misleading: "Misleading price, text or photos",
	duplicate: "Posted more than once",
	private: "Somebody's private details",
} as const;

export type ModerationReason = keyof typeof moderationReasons;

/** What the poster reads, in the email and on the appeal page. Server only, so that the panel's pages stay small. */
export const posterTexts: Record<ModerationReason, { reason: string; change: string }> = {
	rules: {
		reason: "It doesn't follow our marketplace rules.",
		change: "Post only wildfire equipment or services, and describe exactly what you offer or need.",
	},
	scam: {
		reason: "It asks for money, a code or a payment before anyone has seen the item.",
		change: "Leave out deposits, gift cards, codes and payment links.",
	},
	stolen: {
		reason: "We were told that it may not be yours to sell.",
		change: "Tell us where you got it. A receipt or the serial number helps.",
	},
	unsafe: {
		reason: "It may be dangerous, or its maker has recalled it.",
		change: "Offer it only with proof that it was repaired or inspected.",
	},
	sold: {
		reason: "We were told that it's no longer available.",
		change: "If it still is, tell us and we'll put it back.",
	},
	"wrong-place": {
		reason: "It's in the wrong category, or it isn't wildfire equipment.",
		change: "Choose the category that fits. Please offer anything else somewhere else.",
	},
	rude: {
		reason: "Its text is abusive or offers something illegal.",
		change: "Leave out insults, threats and anything the law doesn't allow.",
	},
	misleading: {
		reason: "Its price, text or photos don't match the item.",
		change: "Use your own photos, the real price and the real condition.",
	},
	duplicate: {
		reason: "The same thing is on the marketplace more than once.",
		change: "Keep one listing for each item. To change it, use the edit link.",
	},
	private: {
		reason: "It shows somebody's private details.",
		change: "Leave names, addresses, plates and numbers of other people out of the text and photos.",
	},
};

export const DEFAULT_REASON: ModerationReason = "rules";

/** What an older version stored, or nobody picked, counts as the general reason. */
export function readReason(value: unknown): ModerationReason {
	return typeof value === "string" && Object.hasOwn(moderationReasons, value)
		? (value as ModerationReason)
		: DEFAULT_REASON;
}

export const reasonOptions = Object.entries(moderationReasons).map(([value, label]) => ({ value, label }));
