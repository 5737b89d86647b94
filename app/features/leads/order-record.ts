// What an order holds beyond what every lead holds: a row says how a field is shown. The buyer's and the office's mails,
// the order's pages, exports, the copy of somebody's data and webhooks walk this list. A new field needs a row here, and
// stands in all of them.
import { toCents } from "#app/features/leads/store-price.ts";
import { decimalDollars } from "#app/ui/decimal-price.ts";
import { formatCents } from "#app/ui/money.ts";
import { lineName, type OrderedLine } from "./ordered-line.ts";

export type OrderRecord = { lines: readonly OrderedLine[]; totalCents: number; currency: string };
export type OrderFact = { name: string; value: string };

type OrderField<Value> = {
	/** In words. Empty for what another field says along. */
	facts: (value: Value, order: OrderRecord) => OrderFact[];
	/** Its column in a spreadsheet. */
	column: string;
	cell: (value: Value) => string;
};

export const orderFields: { [Field in keyof OrderRecord]-?: OrderField<OrderRecord[Field]> } = {
	lines: {
		facts: (lines) =>
			lines.map((line) => {
				const { quantity, currency } = line;
				const cents = toCents(line.price) ?? 0;
				const each = quantity > 1 ? ` (${formatCents(cents, currency)} each)` : "";
				return {
					name: `${quantity} x ${lineName(line)}`,
					value: `${formatCents(cents * quantity, currency)}${each}`,
				};
			}),
		column: "Order items",
		cell: (lines) => lines.map((line) => `${line.quantity} × ${lineName(line)}`).join(", "),
	},
	totalCents: {
		facts: (cents, { currency }) => [{ name: "Total", value: formatCents(cents, currency) }],
		column: "Order total",
		cell: decimalDollars,
	},
	currency: { facts: () => [], column: "Order currency", cell: (currency) => currency },
};

type AnyField = OrderField<unknown>;
const rows = Object.entries(orderFields) as [keyof OrderRecord, AnyField][];

export function orderFacts(order: OrderRecord): OrderFact[] {
	return rows.flatMap(([field, { facts }]) => facts(order[field], order));
}

/** The columns of a spreadsheet of leads. What is no order leaves them empty. */
export const orderColumns = rows.map(
	([field, { column, cell }]) =>
		[
			column,
			(details: unknown): string | null => {
				const order = readOrder(details);
				return order && cell(order[field]);
			},
		] as const,
);

/** For other systems. */
export function orderContents(details: unknown): OrderRecord {
	const order = details as OrderRecord;
	return Object.fromEntries(rows.map(([field]) => [field, order[field]])) as OrderRecord;
}

/** Null for what another kind of lead holds. */
export function readOrder(details: unknown): OrderRecord | null {
	const order = details as Partial<OrderRecord> | null;
	return Array.isArray(order?.lines) && typeof order.totalCents === "number" ? (order as OrderRecord) : null;
}
