// A store with the products in this repository, where orders are requests on our own checkout page.
import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { checkouts } from "#db/schema.ts";
import { totalCents } from "../cart/cart-rules.ts";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import type { Store } from "./store.ts";

export const CHECKOUT_HOURS = 48;

export function embeddedStore(): Store {
	return {
		name: "embedded",
		remote: false,
		takesDiscountCodes: false,

		async products() {
			return [...embeddedCatalog];
		},

		async startCheckout(lines) {
			// 192 random bits, because the URL alone gives access.
			const id = randomBytes(24).toString("base64url");
			await db()
				.insert(checkouts)
				.values({
					id,
					lines,
					currency: lines[0]?.currency ?? "USD",
					totalCents: totalCents(lines),
					expiresAt: new Date(Date.now() + CHECKOUT_HOURS * 3_600_000),
				});
			return { ok: true, checkoutId: id, checkoutUrl: `/checkout/${id}`, lines: [...lines] };
		},

		async isCompleted(checkoutId) {
			if (!isCheckoutId(checkoutId)) return false;
			const rows = await db()
				.select({ id: checkouts.id })
				.from(checkouts)
				.where(
					and(eq(checkouts.id, checkoutId), isNotNull(checkouts.leadId), gt(checkouts.expiresAt, new Date())),
				);
			return rows.length > 0;
		},
	};
}

/** Check ids from URLs first: PostgreSQL throws on some input. */
export function isCheckoutId(text: string): boolean {
	return /^[\w-]{32}$/.test(text);
}
