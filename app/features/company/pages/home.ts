// The first screen of the home page.
import { company, contact, promises } from "../company.ts";
import { cannonSquareFeet } from "../figures.ts";
import { maintenance } from "../maintenance.ts";

export const hero = {
	title: "Get your home ready for wildfire",
	subtitle: `We clear brush, harden houses and install water systems that run after you've left, in ${contact.serviceArea} since ${company.foundedYear}.`,
	stats: [
		{ number: `${promises.answerHours} hours`, label: "until we call you back, Mon-Fri 8 to 6" },
		{ number: `${maintenance.points} points`, label: "tested on an automated system, every quarter" },
		{ number: cannonSquareFeet, label: "or more within reach of one cannon, in still air" },
	],
} as const;
