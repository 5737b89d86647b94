import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import type { ListingCard } from "../../listing/listing.ts";
import { ResultGrid } from "../../listing/ui/listing-card.tsx";
import type { Filters } from "../filters.ts";
import { NoResults } from "./results.tsx";

const card = (id: string, more: Partial<ListingCard> = {}): ListingCard => ({
	id,
	kind: "sale",
	title: "Pump",
	description: "",
	amountCents: 125_000,
	isFree: false,
	category: "pumps-and-water-supply",
	location: "Topanga",
	condition: null,
	isUnconfirmed: false,
	urgency: "medium",
	age: "2h ago",
	photo: { key: `photos/${id}`, width: 1600, height: 1200, widths: [400, 800, 1600] },
	...more,
});

function documentOf(content: ReactNode) {
	const html = renderToString(
		<StaticRouter location="/marketplace">
			<html lang="en">
				<head />
				<body>{content}</body>
			</html>
		</StaticRouter>,
	);
	return { html, head: html.slice(0, html.indexOf("</head>")) };
}

test("the document preloads the photos of the first three cards, and no others", () => {
	const five = ["a", "b", "c", "d", "e"].map((id) => card(id));
	const { html, head } = documentOf(<ResultGrid cards={five} />);
	const announced = [...head.matchAll(/rel="preload" as="image"[^>]*photos\/(\w)/g)].map(([, id]) => id);
	expect(announced).toEqual(["a", "b", "c"]);
	expect(html.match(/loading="(eager|lazy)"/g)?.map((each) => each.slice(9, -1))).toEqual([
		"eager",
		"eager",
		"eager",
		"lazy",
		"lazy",
	]);
	expect(documentOf(<ResultGrid cards={five} eager={0} />).head).not.toContain("preload");
});

test("a card links to its listing and says what it is, what it costs and where", () => {
	const { html } = documentOf(<ResultGrid cards={[card("a", { title: "<b>Pump</b>", photo: null })]} />);
	expect(html).toMatch(/<a href="\/marketplace\/a"[^>]*>&lt;b&gt;Pump&lt;\/b&gt;<\/a>/);
	for (const said of [
		"Pumps &amp; Water Supply",
		"$1,250",
		"Topanga",
		"2h ago",
		"No image",
		"Contact seller",
	])
		expect(html).toContain(said);
	const wanted = documentOf(
		<ResultGrid cards={[card("w", { kind: "wanted", urgency: "urgent", photo: null })]} />,
	).html;
	expect(wanted).toContain('href="/wanted/w"');
	for (const said of ["Urgent", "Up to $1,250", "Contact buyer"]) expect(wanted).toContain(said);
	expect(wanted).not.toContain("No image");
});

test("an empty result offers to clear the filters, and stays on its tab", () => {
	const none: Filters = {
		tab: "wanted",
		q: "",
		category: "all",
		sort: "newest",
		location: "",
		zip: "",
		radius: null,
		condition: null,
	};
	const filtered = documentOf(<NoResults filters={{ ...none, q: "hose" }} />).html;
	expect(filtered).toMatch(/<a [^>]*href="\/marketplace\?tab=wanted"[^>]*>Clear filters<\/a>/);
	expect(documentOf(<NoResults filters={none} />).html).not.toContain("Clear filters");
});
