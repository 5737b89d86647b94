// The tables of the insight page, each as it is shown and as it is exported.
import type { Insight } from "./insight.server.ts";

export type InsightTable = {
	id: string;
	title: string;
	/** What exactly is counted, where the title does not say it. */
	note?: string;
	/** What to say when there is nothing to show. */
	none: string;
	columns: readonly string[];
	rows: readonly (readonly (string | number)[])[];
};

export const promiseColumns = ["Week of", "Leads", "On time", "Late", "Still open", "Median hours"] as const;

/** `categoryName`: the marketplace's name for a category. */
export function insightTables(
	{ weeks, topics, pages, campaigns, sold, missed, wanted }: Insight,
	categoryName: (category: string) => string,
) {
	return {
		promises: {
			id: "promises",
			title: "Responses by week",
			none: "No leads yet.",
			columns: promiseColumns,
			rows: weeks.map(({ week, leads, onTime, late, open, medianHours }) => [
				week,
				leads,
				onTime,
				late,
				open,
				medianHours === null ? "" : Math.round(medianHours * 10) / 10,
			]),
		},
		topics: countedTable("topics", "By topic", "Topic", topics, "No leads yet."),
		pages: countedTable(
			"pages",
			"By page",
			"Page with the form",
			pages,
			"No pages recorded yet. We record the page with every new consultation.",
		),
		campaigns: countedTable(
			"campaigns",
			"By campaign",
			"Campaign",
			campaigns,
			"No leads from links with utm_campaign yet.",
		),
		sold: {
			id: "sold",
			title: "What sells",
			none: "No orders yet.",
			columns: ["Product", "Units", "Dollars"],
			rows: sold.map(({ name, count, dollars }) => [name, count, Math.round(dollars)]),
		},
		missed: {
			id: "missed",
			title: "Searches without results",
			note: "How often a page without results was shown. Words still being typed don't count.",
			none: "Every search found something.",
			columns: ["Search", "Where", "Times"],
			rows: missed.map(({ words, place, times }) => [
				words,
				place === "shop" ? "Shop" : "Marketplace",
				times,
			]),
		},
		wanted: {
			id: "wanted",
			title: "Wanted items without a message",
			none: "Every wanted item has had a message.",
			columns: ["Wanted item", "Category", "Days listed"],
			rows: wanted.map(({ title, category, days }) => [title, categoryName(category), days]),
		},
	} satisfies Record<string, InsightTable>;
}

function countedTable(
	id: string,
	title: string,
	column: string,
	counted: readonly { name: string; count: number }[],
	none: string,
): InsightTable {
	return {
		id,
		title,
		none,
		columns: [column, "Leads"],
		rows: counted.map(({ name, count }) => [name, count]),
	};
}

/** 'Answered on time: 42 of 45', for the sentence above the plot. */
export function keptPromises(weeks: Insight["weeks"]): { onTime: number; due: number } {
	const sum = (of: (week: Insight["weeks"][number]) => number) =>
		weeks.reduce((total, week) => total + of(week), 0);
	const onTime = sum((week) => week.onTime);
	return { onTime, due: onTime + sum((week) => week.late) };
}
