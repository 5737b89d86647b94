import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingCard } from "../listing.ts";
import { ResultGrid, writtenCards } from "./results.tsx";

const card = (id: string, more: Partial<ListingCard> = {}): ListingCard => ({
	id,
	kind: "sale",
	title: "Pump",
	description: "",
	amountCents: 125_000,
	isFree: false,
	category: "pumps-and-water-supply",
	location: "Topanga",
	urgency: "medium",
	age: "2h ago",
	photo: { key: `photos/${id}`, width: 1600, height: 1200, widths: [400, 800, 1600] },
	...more,
});

function Results({ cards, inSight }: { cards: ListingCard[]; inSight?: number }) {
	return <ResultGrid found={writtenCards(cards, inSight)} />;
}

function documentOf(cards: ListingCard[], inSight?: number) {
	const html = renderToString(
		<html lang="en">
			<head />
			<body>
				<Results cards={cards} inSight={inSight} />
			</body>
		</html>,
	);
	return { html, head: html.slice(0, html.indexOf("</head>")) };
}

test("the head of the document tells of the photos in sight, and of no others", () => {
	const five = ["a", "b", "c", "d", "e"].map((id) => card(id));
	const { html, head } = documentOf(five);
	const announced = [...head.matchAll(/rel="preload" as="image"[^>]*photos\/(\w)/g)].map(([, id]) => id);
	expect(announced).toEqual(["a", "b", "c"]);
	expect(html.match(/loading="(eager|lazy)"/g)?.map((each) => each.slice(9, -1))).toEqual([
		"eager",
		"eager",
		"eager",
		"lazy",
		"lazy",
	]);
	expect(documentOf(five, 0).head).not.toContain("preload");
});

test("a card leads to its listing and says what it is, what it costs and where", () => {
	const { html } = documentOf([card("a", { title: "<b>Pump</b>", photo: null })]);
	expect(html).toContain('<a href="/marketplace/a">&lt;b&gt;Pump&lt;/b&gt;</a>');
	for (const said of [
		"Pumps &amp; Water Supply",
		"$1,250",
		"Topanga",
		"2h ago",
		"No image",
		"Contact seller",
	])
		expect(html).toContain(said);
	const wanted = documentOf([card("w", { kind: "wanted", urgency: "urgent", photo: null })]).html;
	expect(wanted).toContain('href="/wanted/w"');
	for (const said of ["Urgent", "Up to $1,250", "Contact buyer"]) expect(wanted).toContain(said);
	expect(wanted).not.toContain("No image");
});
