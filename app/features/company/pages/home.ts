// The first screen of the home page.
import { contact, promises } from "../company.ts";
import { cannonSquareFeet } from "../figures.ts";
import { maintenance } from "../maintenance.ts";

export const hero = {
	title: "Get your home ready for wildfire.",
	subtitle: `We clear, harden and equip homes in ${contact.serviceArea}. When it's time to go, you leave. Your system keeps the house wet.`,
	stats: [
		{ number: `${promises.answerHours} hours`, label: "to a callback, during business hours" },
		{ number: `${maintenance.points} points`, label: "tested at every quarterly visit" },
		{ number: cannonSquareFeet, label: "or more covered by each water cannon" },
	],
} as const;
