import { demoFilm, type Film } from "./videos.ts";

export type Article = { title: string; summary: string; source: string; date: string; address: string };

/** A fictional newspaper; nothing real is quoted. */
export const article: Article = {
	title: "On this Glendora street, the pools are part of the fire plan",
	summary:
		"Nine neighbors turned their swimming pools into a shared water supply. A reporter spent a test day with the crew that maintains it.",
	source: "The Foothill Ledger",
	date: "May 2026",
	address: "https://foothill-ledger.example/pools-part-of-the-fire-plan",
};

export const newsFilm: Film = {
	...demoFilm,
	title: "Watch a system start by itself",
	description: "A 27-second animation of a system starting.",
};
