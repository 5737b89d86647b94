// What to have ready, on the page of a booking and in its mails.
import type { VisitKind } from "./visit-kinds.ts";

export type Preparation = { title: string; items: readonly string[] };

export const preparations: Record<VisitKind, Preparation> = {
	call: {
		title: "Before we call",
		items: [
			"Have a rough idea of the size of your house and lot.",
			"Think about where your water comes from: city main, well, tank or pool.",
			"If your insurer has written to you about wildfire, have the letter handy.",
		],
	},
	assessment: {
		title: "Before we come",
		items: [
			"Unlock gates and the garage, and keep dogs inside.",
			"Clear the way to the attic hatch, the water main and the electrical panel.",
			"If your insurer has written to you about wildfire, have the letter handy.",
		],
	},
	maintenance: {
		title: "Before we come",
		items: [
			"Unlock gates and the pump enclosure, and keep dogs inside.",
			"Close the windows and move cars out of reach of the spray. We run the system with water.",
			"Write down anything odd you've noticed: alarms, leaks, noises.",
		],
	},
	installation: {
		title: "Before we come",
		items: [
			"Unlock gates and the garage, and keep dogs inside.",
			"Find out where the septic tank, irrigation lines and other buried pipes are.",
			"If you have an HOA, ask whether it has to approve equipment outside the house.",
		],
	},
};
