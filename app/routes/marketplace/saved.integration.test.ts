import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SAVED_COOKIE, VIEWED_COOKIE } from "#app/features/marketplace/listing/kept-listings.ts";
import { SavedListings } from "#app/features/marketplace/listing/ui/saved-listings.tsx";
import { db } from "#app/platform/database/db.server.ts";
import { listings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { loader } from "./saved.tsx";

useTestDatabase();
useTestDataDir();

test("saved listings show how the price changed since; what was only viewed stands below", async () => {
	const [cheaper, dearer, gone, viewed] = [
		await postTestListing({ title: "Cheaper pump", dollars: 750 }),
		await postTestListing({ title: "Dearer pump", dollars: 100 }),
		await postTestListing({ title: "Gone pump", dollars: 10 }),
		await postTestListing({ title: "Viewed pump", dollars: 5 }),
	];
	await db().update(listings).set({ status: "sold" }).where(eq(listings.id, gone));
	const saved = [`${cheaper}_90000`, `${dearer}_8000`, `${gone}_1000`].join(".");
	const cookie = `${SAVED_COOKIE}=${saved}; ${VIEWED_COOKIE}=${viewed}.${cheaper}`;
	const request = new Request("http://localhost/marketplace/saved", { headers: { cookie } });
	const { data } = await loader({ request } as never);
	expect(data.recent.map(({ id }) => id)).toEqual([viewed]);
	const element = createElement(SavedListings, data);
	const router = createMemoryRouter([{ path: "/", element }]);
	const text = renderToString(createElement(RouterProvider, { router })).replace(/<!-- -->|<[^>]+>/g, " ");
	for (const shown of [
		/Down\s+\$150\s+since/,
		/Up\s+\$20\s+since/,
		/Sold or removed/,
		/Recently viewed.*Viewed pump/s,
	])
		expect(text).toMatch(shown);
});
