// The least that Node, pg and React need for this page: the same 24 cards read and rendered, nothing around them.
import { createServer } from "node:http";
import pg from "pg";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { compactAge } from "#app/features/company/dates.ts";
import type { ListingCard } from "#app/features/marketplace/listing/listing.ts";
import { ResultGrid } from "#app/features/marketplace/listing/ui/listing-card.tsx";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const NEWEST = `select id, kind, title, left(description, 240) as description, amount_cents::float8 as "amountCents",
	is_free as "isFree", category, location, condition, urgency, confirmed_at is null as "isUnconfirmed", created_at,
	null as photo from listings where is_public and kind = 'sale'
	order by created_at desc nulls last, id desc nulls last limit 24`;

const toCard = ({ created_at, ...row }: ListingCard & { created_at: Date }) => ({
	...row,
	age: compactAge(created_at, new Date()),
});

const server = createServer(async (_request, response) => {
	const { rows } = await pool.query(NEWEST);
	const html = `<!doctype html>${renderToString(
		<StaticRouter location="/marketplace">
			<ResultGrid cards={rows.map(toCard)} />
		</StaticRouter>,
	)}`;
	response.writeHead(200, {
		"Content-Type": "text/html; charset=utf-8",
		"Content-Length": Buffer.byteLength(html),
	});
	response.end(html);
});

server.listen(0, () => {
	const address = server.address();
	console.log(`http://localhost:${typeof address === "object" ? address?.port : 0}`);
});
process.on("SIGTERM", () => process.exit(0));
