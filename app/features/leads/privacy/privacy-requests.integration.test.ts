import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { sendPrivacyRequest } from "./privacy-requests.server.ts";
import { deleteOldRequests } from "./retention.server.ts";

useTestDatabase();
useTestDataDir();
afterAll(() => stopJobs());

function form(more: Record<string, string> = {}): FormData {
	const sent = new FormData();
	const values = {
		request: "delete",
		firstName: "Rosa",
		lastName: "Whitfield",
		email: "rosa@hillside.example",
		phone: "",
		message: "Everything, please.",
		...more,
	};
	for (const [name, value] of Object.entries(values)) sent.append(name, value);
	return sent;
}

test("a request reaches the office's inbox once, and both sides get a mail", async () => {
	const first = await sendPrivacyRequest(form(), "203.0.113.1");
	const again = await sendPrivacyRequest(form(), "203.0.113.1");
	expect(first).toMatchObject({ ok: true });
	expect(again).toEqual(first);
	const stored = await db().select().from(leads).where(eq(leads.email, "rosa@hillside.example"));
	expect(stored).toMatchObject([{ topic: "Privacy request: Delete my data", suspectedSpam: false }]);
	const mails = await db()
		.select()
		.from(deliveries)
		.where(eq(deliveries.leadId, stored[0]?.id ?? ""));
	expect(mails.map(({ purpose, recipient }) => [purpose, recipient]).sort()).toEqual([
		["privacy-company", "office@ringline.example"],
		["privacy-confirmation", "rosa@hillside.example"],
	]);
	const confirmation = mails.find(({ purpose }) => purpose === "privacy-confirmation");
	expect(confirmation?.bodyText).toContain("within 45 days");
	expect(confirmation?.bodyText).not.toContain("Everything, please.");
});

test("what is missing is said by field, and what was typed comes back", async () => {
	const answer = await sendPrivacyRequest(form({ request: "", email: "rosa" }), "203.0.113.2");
	expect(answer).toMatchObject({
		ok: false,
		reason: "invalid",
		errors: {
			request: "Choose what you'd like us to do",
			email: "Enter an email address like name@example.com",
		},
		values: { email: "rosa", message: "Everything, please." },
	});
});

test("a machine that fills the hidden field is held, and nobody gets a mail", async () => {
	const answer = await sendPrivacyRequest(
		form({ email: "bot@hillside.example", website: "https://x.example" }),
		"203.0.113.3",
	);
	expect(answer.ok).toBe(true);
	const [held] = await db().select().from(leads).where(eq(leads.email, "bot@hillside.example"));
	expect(held?.suspectedSpam).toBe(true);
	const mails = await db()
		.select()
		.from(deliveries)
		.where(eq(deliveries.leadId, held?.id ?? ""));
	expect(mails).toEqual([]);
});

test("after 24 months a request is deleted, but not a customer's", async () => {
	const age = (months: number) => sql<Date>`now() - make_interval(months => ${months})`;
	const [old, recent, customer] = [await addLead(db()), await addLead(db()), await addLead(db())];
	const set = (id: string, months: number, status: "new" | "won") =>
		db()
			.update(leads)
			.set({ updatedAt: age(months), status })
			.where(eq(leads.id, id));
	await set(old.id, 25, "new");
	await set(recent.id, 23, "new");
	await set(customer.id, 60, "won");
	const mailId = await db().transaction((tx) =>
		queueMail(tx, {
			purpose: "test",
			to: "a@b.example",
			subject: "Hello",
			text: "Hello.",
			html: "<p>Hello.</p>",
		}),
	);
	await db()
		.update(deliveries)
		.set({ createdAt: sql`now() - interval '91 days'` })
		.where(eq(deliveries.id, mailId));
	await deleteOldRequests();
	const left = (await db().select({ id: leads.id }).from(leads)).map(({ id }) => id);
	expect(left).not.toContain(old.id);
	expect(left).toEqual(expect.arrayContaining([recent.id, customer.id]));
	expect(await db().select().from(deliveries).where(eq(deliveries.id, mailId))).toEqual([]);
});
