// 'Tell me when it's back': confirmed by mail first, one mail when the variant returns, then forgotten.

import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { href } from "react-router";
import { lineName } from "#app/features/leads/ordered-line.ts";
import type { DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { isLinkKey, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { stockAlerts } from "#db/schema.ts";
import { findVariant } from "../pricing.ts";
import { productAddress } from "../product-address.ts";
import { readCatalog } from "../store/shop.server.ts";
import { backInStockMail, confirmAlertMail } from "./stock-mails.server.tsx";

const UNCONFIRMED_DAYS = 7;
const CONFIRMED_DAYS = 365;

export type StockAlert = typeof stockAlerts.$inferSelect;

/** Asking again mails again, within the limit per recipient, unless the address is confirmed already. */
export async function requestStockAlert(
	alert: { email: string; handle: string; variantId: string },
	name: string,
): Promise<void> {
	await db().transaction(async (tx) => {
		const [row] = await tx
			.insert(stockAlerts)
			.values({ ...alert, email: alert.email.toLowerCase() })
			.onConflictDoUpdate({
				target: [stockAlerts.email, stockAlerts.variantId],
				set: { handle: alert.handle },
			})
			.returning();
		if (!row || row.confirmedAt) return;
		const mail = confirmAlertMail(
			name,
			linkAddress("stock-alert", await linkKey("stock-alert", row.id), row),
		);
		await queueMail(tx, { ...mail, to: row.email, purpose: "stock-alert-confirm", quota: "signup" });
	});
}

/** Null when the link is wrong, or the alert was sent or removed. */
export async function findStockAlert(
	id: string,
	token: string,
): Promise<(StockAlert & { name: string; address: string }) | null> {
	if (!isUuid(id) || !(await isLinkKey("stock-alert", id, token))) return null;
	const [row] = await db().select().from(stockAlerts).where(eq(stockAlerts.id, id));
	return row ? { ...row, ...(await describeAlert(row)) } : null;
}

export async function confirmStockAlert(id: string): Promise<void> {
	const [confirmed] = await db()
		.update(stockAlerts)
		.set({ confirmedAt: sql`now()` })
		.where(and(eq(stockAlerts.id, id), isNull(stockAlerts.confirmedAt)))
		.returning({ email: stockAlerts.email });
	if (confirmed) await proveAddress(db(), confirmed.email);
}

export async function removeStockAlert(id: string): Promise<void> {
	await db().delete(stockAlerts).where(eq(stockAlerts.id, id));
}

export const stockAlertData: DataHolder = {
	tables: ["stock_alerts"],
	async ofOwner({ email }) {
		const names = await productsAwaitedBy(email);
		return [{ title: "Back-in-stock requests", rows: names.map((value) => ({ name: "Product", value })) }];
	},
	async count(email) {
		return [{ name: "Back-in-stock requests", value: (await productsAwaitedBy(email)).join("\n") || "0" }];
	},
	async erase(tx, { email }) {
		const gone = await tx.delete(stockAlerts).where(eq(stockAlerts.email, email.toLowerCase()));
		return { stockAlerts: gone.rowCount ?? 0 };
	},
};

async function productsAwaitedBy(email: string): Promise<string[]> {
	const rows = await db().select().from(stockAlerts).where(eq(stockAlerts.email, email.toLowerCase()));
	return Promise.all(rows.map(async (row) => (await describeAlert(row)).name));
}

/** Mails everybody who waits for a variant that is back, and deletes what is too old. */
export async function sendStockAlerts(): Promise<number> {
	await deleteOldAlerts();
	const waiting = await db().select().from(stockAlerts).where(isNotNull(stockAlerts.confirmedAt));
	if (waiting.length === 0) return 0;
	const catalog = await readCatalog();
	if (!catalog.ok) return 0;
	let sent = 0;
	for (const alert of waiting) {
		const found = findVariant(catalog.products, alert.variantId);
		if (!found?.variant.available) continue;
		const name = lineName({ title: found.product.title, variantTitle: found.variant.title });
		const link = `${publicUrl()}${productAddress({ ...alert, variantTitle: found.variant.title })}`;
		await db().transaction(async (tx) => {
			const [gone] = await tx.delete(stockAlerts).where(eq(stockAlerts.id, alert.id)).returning();
			if (!gone) return;
			const mail = backInStockMail(name, alert.handle, link);
			await queueMail(tx, { ...mail, to: alert.email, purpose: "stock-alert", isScheduled: true });
			sent++;
		});
	}
	return sent;
}

export const stockAlertJob = defineJob("stock-alerts", {
	cron: "* * * * *",
	retryDelay: 30,
	pollSeconds: 10,
	async handler() {
		await sendStockAlerts();
	},
});

async function deleteOldAlerts(): Promise<void> {
	const days = (count: number) => sql`now() - ${count} * interval '1 day'`;
	await db()
		.delete(stockAlerts)
		.where(
			or(
				and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.createdAt, days(UNCONFIRMED_DAYS))),
				lt(stockAlerts.createdAt, days(CONFIRMED_DAYS)),
			),
		);
}

async function describeAlert({ handle, variantId }: StockAlert): Promise<{ name: string; address: string }> {
	const catalog = await readCatalog();
	const found = catalog.ok ? findVariant(catalog.products, variantId) : null;
	if (!found) return { name: "this product", address: href("/shop") };
	const variantTitle = found.variant.title;
	const name = lineName({ title: found.product.title, variantTitle });
	return { name, address: productAddress({ handle, variantId, variantTitle }) };
}
