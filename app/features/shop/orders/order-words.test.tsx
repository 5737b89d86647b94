// Every text about an order, for goods, for services and for both.
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { orderStatus as storedStatuses } from "#db/schema.ts";
import { embeddedCatalog } from "../catalog/embedded-catalog.ts";
import { priceOrder } from "../pricing.ts";
import { OrderConfirmation } from "../ui/orders/order-confirmation.tsx";
import { OrderForm } from "../ui/orders/order-form.tsx";
import { OrderProgress } from "../ui/orders/order-progress.tsx";
import { OrderStatusForm } from "../ui/orders/order-status-form.tsx";
import { OrderSummary } from "../ui/orders/order-summary.tsx";
import { buyerMail, orderCompanyMail, orderStepMail } from "./order-mails.server.tsx";
import {
	orderStatus,
	orderStatuses,
	orderStatusText,
	orderStepStatuses,
	readOrderStatus,
	statusesAhead,
} from "./order-status.ts";
import { type OrderKind, orderKind, orderKinds, orderWords } from "./order-words.ts";

const goods = { variantId: "ringline-variant-hose-pack", quantity: 1 };
const service = { variantId: "ringline-variant-standard-wildfire-assessment", quantity: 1 };
const orders: Record<OrderKind, { variantId: string; quantity: number }[]> = {
	goods: [goods],
	services: [service],
	both: [goods, service],
};

async function textsOf(kind: OrderKind): Promise<string> {
	const priced = priceOrder(orders[kind], embeddedCatalog);
	if (!priced.ok) throw new Error("not priced");
	const order = { lines: priced.lines, totalCents: 59_900, currency: "USD" };
	const lead = {
		...{ id: "7a1c2a53-7f3c-4a39-9d0a-0f1f5a8d1a11", reference: "RL-1", kind: "order", message: "" },
		...{ firstName: "Ada", lastName: "Grove", email: "ada@mail.example", phone: "", address: "" },
		...{ details: order, dueAt: new Date(), createdAt: new Date() },
	} as unknown as Lead;
	const steps = orderStatuses.map((status) => ({
		status,
		text: orderStatusText(status, null, kind),
		at: "",
	}));
	const pages = [
		<OrderForm key="form" kind={kind} result={undefined} problem={undefined} constraint={{}} />,
		<OrderSummary key="summary" {...order} />,
		<OrderConfirmation
			key="confirmation"
			{...{ ...order, reference: "RL-1", promisedBy: null, orderPath: "/", visitPath: "/" }}
		/>,
		...orderStatuses.flatMap((status) => [
			<OrderProgress key={status} {...{ kind, status, steps }} />,
			<OrderStatusForm key={`${status} form`} {...{ kind, status, steps }} />,
		]),
	].map((page) =>
		renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />),
	);
	const mails = [
		orderCompanyMail(lead, order),
		buyerMail(lead, order, { orderLink: "https://x.example/a", visitLink: "https://x.example/b" }),
		...orderStepStatuses.flatMap((status) =>
			[null, "2026-12-07"].map((day) => orderStepMail(lead, { status, day }, "https://x.example/a")),
		),
	].map(({ subject, text }) => `${subject} ${text}`);
	return [
		...pages.map((page) => page.replace(/<[^>]+>/g, " ")),
		...mails,
		...Object.values(orderWords[kind]),
	].join("\n");
}

const PARCEL_WORDS = /[^.>]*\b(deliver\w*|ship\w*|damaged|parcel|freight|in the box)\b[^.<]*/gi;

describe("what we write about an order", () => {
	test("services are ordered, booked and done, never shipped, delivered or damaged", async () => {
		const text = await textsOf("services");
		expect(text.match(PARCEL_WORDS)).toBeNull();
		for (const word of ["has been booked", "is done", "Where is the property?", "Day of the visit"])
			expect(text).toContain(word);
	});

	test("goods are delivered, not visited", async () => {
		const text = await textsOf("goods");
		expect(text.match(/booked|is done|your visit/gi)).toBeNull();
		expect(text).toContain("has been delivered");
	});

	test("an order of both speaks of both", async () => {
		const text = await textsOf("both");
		expect(text).toContain("Your delivery or visit is on Mon, Dec 7.");
	});

	test("every service of the catalog counts as one, and nothing else does", () => {
		for (const { handle, group } of embeddedCatalog)
			expect(orderKind([{ handle }]), handle).toBe(group === "service" ? "services" : "goods");
	});
});

test("every status is stored, has its words for every kind, and leads on to statuses that exist", () => {
	expect(orderStepStatuses.toSorted()).toEqual(storedStatuses.enumValues.toSorted());
	for (const status of orderStatuses) {
		const { name, news, next } = orderStatus(status);
		for (const kind of orderKinds)
			expect([name[kind], news[kind], orderStatusText(status, null, kind)]).not.toContain("");
		if (next) expect(readOrderStatus(next), `${status} leads to`).toBe(next);
		expect(new Set(statusesAhead(status)).size).toBe(statusesAhead(status).length);
	}
});

test("every status is on the way of an order, or ends it", () => {
	const way = ["received", ...statusesAhead("received")];
	for (const status of orderStatuses)
		if (orderStatus(status).lead !== "lost") expect(way, "a row whose next leads to it").toContain(status);
});
