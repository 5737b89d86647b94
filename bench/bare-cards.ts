// What Node, pg and React can do at all: 24 listings read and rendered, nothing else.
import { createServer } from "node:http";
import pg from "pg";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { cardOf } from "#app/features/marketplace/cards.server.ts";
import { amountText, type ListingCard } from "#app/features/marketplace/listing.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const NEWEST = `select id, kind, title, left(description, 240) as excerpt, amount_cents, is_free, category, location, urgency,
	created_at, null as photo from listings where is_public and kind = 'sale'
	order by created_at desc nulls last, id desc nulls last limit 24`;

const server = createServer(async (_request, response) => {
	const { rows } = await pool.query(NEWEST);
	const cards = rows.map((row) => cardOf(row, new Date()));
	const html = `<!doctype html>${renderToString(h("html", null, h("body", null, cards.map(card))))}`;
	response.writeHead(200, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Length": Buffer.byteLength(html),
	});
	response.end(html);
});

function card(listing: ListingCard) {
	return h(
		"article",
		{ key: listing.id, className: "card" },
		h("p", null, listing.category),
		h("h3", null, h("a", { href: `/marketplace/${listing.id}` }, listing.title)),
		h("p", null, listing.description),
		h("p", null, amountText(listing)),
		h("p", null, listing.location, " ", listing.age, " Contact seller"),
	);
}

server.listen(0, () => {
	const address = server.address();
	console.log(`http://localhost:${typeof address === "object" ? address?.port : 0}`);
});
process.on("SIGTERM", () => process.exit(0));
