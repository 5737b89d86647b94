// What to write, for the column beside the form. Sent with the page, so that it isn't part of its JavaScript.
import type { ListingKind } from "../listing/listing.ts";

type PostingAdvice = { title: string; specs: readonly { name: string; value: string }[] };

export const postingAdvice: Record<ListingKind, PostingAdvice> = {
	sale: {
		title: "What buyers ask first",
		specs: [
			{ name: "Photos", value: "The whole item, then the nameplate and any damage" },
			{ name: "Sizes", value: "Inlet, outlet, threads, gallons, horsepower" },
			{ name: "History", value: "Hours run, last service, why you're selling" },
			{ name: "Demo", value: "Whether it can run while they watch" },
		],
	},
	wanted: {
		title: "What sellers need to know",
		specs: [
			{ name: "Fit", value: "The pump, thread or voltage it has to match" },
			{ name: "Condition", value: "What you'd take, and what you could repair" },
			{ name: "Pickup", value: "How far you'd drive, and what you'd haul it with" },
		],
	},
};
