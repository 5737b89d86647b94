// Anybody can type any address. No answer may tell whether we know it: same status, same words.
import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { AlertSearch } from "#app/features/marketplace/alerts/alert.ts";
import { confirmAlert, createAlert } from "#app/features/marketplace/alerts/alerts.server.ts";
import { sendFirstMessage } from "#app/features/marketplace/messages/message-sending.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { alerts, deliveries, messageThreads, stockAlerts } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { action as askForAlert } from "./marketplace/alerts/alerts.tsx";
import { loader as manageLoader } from "./marketplace/alerts/manage-alerts.tsx";
import { action as sendMessage } from "./marketplace/contact/message.tsx";
import { action as askForEditLink } from "./marketplace/posting/edit-link.tsx";
import { action as askForStock } from "./shop/notify.tsx";
import { action as sendPrivacyRequest } from "./site/legal/privacy-request.tsx";

useTestDatabase();
useTestDataDir();
afterAll(() => stopJobs());

const KNOWN = "known@hill.example";
const UNKNOWN = "other@hill.example";
const search: AlertSearch = {
	kind: "sale",
	q: "",
	category: "all",
	location: "",
	zip: "",
	radius: null,
	condition: null,
};

type Door = {
	/** Makes the known address as well known as it can be. */
	prepare(): Promise<{ path: string; params?: Record<string, string>; fields: Record<string, string> }>;
	action: Parameters<RouteVisitor["post"]>[0];
};

const doors: Record<string, Door> = {
	"marketplace/posting/edit-link.tsx": {
		action: askForEditLink,
		async prepare() {
			const id = await postTestListing({ email: KNOWN });
			return { path: `/marketplace/${id}/edit-link`, params: { id }, fields: {} };
		},
	},
	"marketplace/alerts/alerts.tsx": {
		action: askForAlert,
		async prepare() {
			for (let n = 0; n < 30; n++) {
				await db().execute(sql`truncate recipient_messages`);
				const alert = { email: KNOWN, frequency: "daily", search, listingId: null } as const;
				await createAlert({ ...alert, clientAddress: `203.0.${n}.1` });
			}
			await db().update(alerts).set({ confirmedAt: sql`now()` });
			await db().execute(sql`truncate recipient_messages`);
			return { path: "/alerts", fields: { frequency: "daily", tab: "sale" } };
		},
	},
	"marketplace/contact/message.tsx": {
		action: sendMessage,
		async prepare() {
			const id = await postTestListing({ email: "seller@hill.example" });
			const first = { kind: "sale", listingId: id, name: "Bo", message: "Hi", trap: "" } as const;
			await sendFirstMessage({ ...first, email: KNOWN, clientAddress: "203.0.113.1" });
			await db().update(messageThreads).set({ blockedBy: "seller", buyerProved: true });
			const fields = { name: "Bo", message: "Is it still there?" };
			return { path: `/marketplace/${id}/message`, params: { id }, fields };
		},
	},
	"shop/notify.tsx": {
		action: askForStock,
		async prepare() {
			const catalog = await readCatalog();
			const products = catalog.ok ? catalog.products : [];
			const product =
				products.find(({ variants }) => variants.some(({ available }) => !available)) ?? products[0];
			const variant = product?.variants.find(({ available }) => !available) ?? product?.variants[0];
			if (!product || !variant) throw new Error("no product");
			await db()
				.insert(stockAlerts)
				.values({ email: KNOWN, handle: product.handle, variantId: variant.id, confirmedAt: new Date() });
			const params = { handle: product.handle };
			return { path: `/product/${product.handle}/notify`, params, fields: { variant: variant.id } };
		},
	},
	"site/legal/privacy-request.tsx": {
		action: sendPrivacyRequest,
		async prepare() {
			await addLead(db(), { email: KNOWN });
			return { path: "/privacy-request", fields: { request: "access", firstName: "Bo", lastName: "W" } };
		},
	},
};

/** Actions that name email without looking up an address that somebody typed. */
const elsewhere: Record<string, string> = {
	"readiness/start-intake.ts": "copies the visitor's own answers",
	"readiness/report.tsx": "mails a link to the visitor's own report, to any address alike",
	"readiness/your-home.tsx": "mails a link to the visitor's own house, to any address alike",
	"intake/wizard.tsx": "stores the visitor's own answers, and mails a link to them, to any address alike",
	"intake/continue.tsx": "opens with a secret link",
	"marketplace/posting/appeal.tsx": "opens with a secret link",
	"marketplace/posting/renew.tsx": "opens with a secret link",
	"marketplace/posting/edit.tsx": "opens with a secret link",
	"marketplace/alerts/manage-alerts.tsx": "opens with a secret link",
	"marketplace/alerts/unsubscribe.tsx": "opens with a secret link",
	"marketplace/alerts/confirm-alert.tsx": "opens with a secret link",
	"shop/stock-alert.tsx": "opens with a secret link",
	"visits/visit.tsx": "opens with a secret link",
	"visits/pick-time.tsx": "opens with a secret link",
};

test("every action that takes an email address is tried below, or says why it can't tell", () => {
	const taking = globSync("app/routes/{site,shop,marketplace,intake,readiness,visits}/**/*.{ts,tsx}")
		.filter((file) => !file.includes(".test."))
		.filter((file) => {
			const source = readFileSync(file, "utf8");
			return /export (?:async )?(?:function|const) action/.test(source) && /email/i.test(source);
		})
		.map((file) => file.replace("app/routes/", ""));
	expect(taking.length).toBeGreaterThan(15);
	expect(taking.filter((file) => !(file in doors) && !(file in elsewhere))).toEqual([]);
});

describe.each(Object.entries(doors))("%s", (_, { prepare, action }) => {
	test("answers the same for an address that we know and one that we don't", async () => {
		const { path, params, fields } = await prepare();
		await proveAddress(db(), KNOWN);
		const ask = async (email: string, network: string) => {
			const { status, data } = await new RouteVisitor(network).post(
				action,
				path,
				{ ...fields, email },
				params,
			);
			return {
				status,
				body: JSON.stringify(data)
					.replaceAll(email, "")
					.replace(/RL-\w+/g, ""),
			};
		};
		const known = await ask(KNOWN, "192.0.2.1");
		expect(await ask(UNKNOWN, "192.0.2.2")).toEqual(known);
		expect(known.status).toBeLessThan(400);
	});
});

test("a link to somebody's alerts with one wrong character isn't valid, and doesn't claim that there are none", async () => {
	await db().execute(sql`truncate alerts, deliveries, recipient_messages`);
	const alert = { email: KNOWN, frequency: "daily", search, listingId: null } as const;
	await createAlert({ ...alert, clientAddress: "203.0.113.9" });
	const [mail] = await db().select().from(deliveries);
	const token = /token=([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
	await confirmAlert(token);
	const right = await new RouteVisitor().call(manageLoader, `/alerts/manage?token=${token}`);
	expect([right.status, right.data]).toMatchObject([200, { alerts: [{}] }]);
	const wrong = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
	const answer = await new RouteVisitor().call(manageLoader, `/alerts/manage?token=${wrong}`);
	expect([answer.status, answer.data]).toMatchObject([404, { alerts: null }]);
});
