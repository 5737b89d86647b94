import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { deliveries, listings, messages, messageThreads } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { mailWaitingMessages } from "./message-delivery.server.ts";
import { reply, sendFirstMessage } from "./message-sending.server.ts";
import { officeThreads, releaseThread } from "./office-threads.server.ts";
import { reportThread, setBlocked } from "./thread-reports.server.ts";
import { deleteExpiredThreads, openThread } from "./threads.server.ts";

useTestDatabase();
useTestDataDir();
beforeEach(() => db().execute(sql`truncate listings, deliveries, recipient_messages, rate_limits cascade`));

let network = 0;
const first = (listingId: string, more: Partial<Parameters<typeof sendFirstMessage>[0]> = {}) =>
	sendFirstMessage({
		kind: "sale",
		listingId,
		name: "Bo Buyer",
		email: "bo@home.example",
		message: "Is it still available?",
		trap: "",
		clientAddress: `203.0.113.${++network % 250}`,
		...more,
	});
const mailsTo = (recipient: string) =>
	db()
		.select()
		.from(deliveries)
		.where(and(eq(deliveries.recipient, recipient), eq(deliveries.purpose, "listing-message")))
		.orderBy(deliveries.createdAt);
const tokenIn = (text = "") => /\/messages\/([\w-]+)/.exec(text)?.[1] ?? "";
const tokenFor = async (recipient: string) => tokenIn((await mailsTo(recipient)).at(-1)?.bodyText);
const post = (more = {}) => postTestListing({ title: "Pump", email: "sue@home.example", ...more });

const confirmSeller = () => db().update(listings).set({ confirmedAt: sql`now()` });

describe("a conversation", () => {
	test("goes back and forth by mail without either address", async () => {
		const id = await post();
		await confirmSeller();
		expect(await first(id)).toEqual({ ok: true });
		const [toSeller] = await mailsTo("sue@home.example");
		expect(toSeller?.bodyText).toContain("Is it still available?");
		expect(toSeller?.bodyText).toContain("Bo Buyer");
		expect(toSeller?.bodyText).not.toContain("bo@home.example");
		expect(toSeller?.replyTo).toBeNull();
		const seller = await tokenFor("sue@home.example");
		expect(await reply(seller, "Yes, come on Saturday.", "203.0.113.1")).toEqual({ ok: true });
		const buyer = await tokenFor("bo@home.example");
		expect(buyer).not.toBe(seller);
		await reply(buyer, "I will.", "203.0.113.1");
		await reply(seller, "See you then.", "203.0.113.1");
		const [announced, quoted] = await mailsTo("bo@home.example");
		expect(announced?.subject).toBe("You have a reply about a listing");
		expect(quoted?.bodyText).toContain("See you then.");
		for (const mail of [announced, quoted]) expect(mail?.bodyText).not.toContain("sue@home.example");
		expect(await openThread(buyer)).toMatchObject({
			side: "buyer",
			messages: [
				{ sender: "buyer" },
				{ sender: "seller", text: "Yes, come on Saturday." },
				{ sender: "buyer" },
				{ sender: "seller" },
			],
		});
		expect(JSON.stringify(await openThread(buyer))).not.toContain("home.example");
	});

	test("a second message by the same person joins the first", async () => {
		const id = await post();
		await first(id);
		await first(id, { email: "BO@home.example", message: "Hello?" });
		expect(await db().$count(messageThreads)).toBe(1);
		expect(await mailsTo("sue@home.example")).toHaveLength(2);
	});

	test("a double click or a message sent again arrives once", async () => {
		const id = await post();
		await Promise.all([first(id), first(id), first(id)]);
		expect(await mailsTo("sue@home.example")).toHaveLength(1);
		expect(await db().$count(messageThreads)).toBe(1);
		const seller = await tokenFor("sue@home.example");
		const answers = await Promise.all([1, 2].map(() => reply(seller, "Yes.", "203.0.113.1")));
		expect(answers).toEqual([{ ok: true }, { ok: true }]);
		expect(await mailsTo("bo@home.example")).toHaveLength(1);
		await db().update(messages).set({ createdAt: sql`now() - interval '16 minutes'` });
		await reply(seller, "Yes.", "203.0.113.1");
		expect(await mailsTo("bo@home.example"), "meant to be said twice").toHaveLength(2);
	});

	test("a stranger who types a buyer's address does not speak in the buyer's conversation", async () => {
		const id = await post();
		await first(id);
		await reply(await tokenFor("sue@home.example"), "Yes.", "203.0.113.1");
		const buyer = await tokenFor("bo@home.example");
		await reply(buyer, "I'll come on Saturday.", "203.0.113.1");
		await first(id, { name: "Stranger", message: "Forget it, bring it to my cousin." });
		const texts = (await openThread(buyer))?.messages.map(({ text }) => text);
		expect(texts).toEqual(["Is it still available?", "Yes.", "I'll come on Saturday."]);
		const theirs = await openThread(await tokenFor("sue@home.example"));
		expect(theirs).toMatchObject({ buyerName: "Stranger", messages: [{ text: expect.any(String) }] });
	});

	test("what is over the recipient's limit waits, and comes later in one email", async () => {
		const id = await post();
		await first(id);
		const seller = await tokenFor("sue@home.example");
		for (let n = 1; n <= 8; n++) await reply(seller, `Reply ${n}`, "203.0.113.1");
		expect(await mailsTo("bo@home.example")).toHaveLength(5);
		const mailLater = async () => {
			const [thread] = await db().select().from(messageThreads);
			await db().transaction((tx) => mailWaitingMessages(tx, thread?.id ?? "", "buyer"));
		};
		await mailLater();
		expect(await mailsTo("bo@home.example")).toHaveLength(5);
		await db().execute(sql`update recipient_messages set created_at = now() - interval '61 minutes'`);
		await mailLater();
		await mailLater();
		const mails = await mailsTo("bo@home.example");
		expect(mails).toHaveLength(6);
		expect(mails.at(-1)).toMatchObject({ status: "queued", subject: "You have 3 replies about a listing" });
	});

	test("a buyer who has replied by the link gets every reply at once", async () => {
		await first(await post());
		const seller = await tokenFor("sue@home.example");
		await reply(seller, "Hello", "203.0.113.1");
		await reply(await tokenFor("bo@home.example"), "Hi", "203.0.113.1");
		for (let n = 1; n <= 8; n++) await reply(seller, `Reply ${n}`, "203.0.113.1");
		expect(await mailsTo("bo@home.example")).toHaveLength(9);
	});

	test("ends when we delete the listing", async () => {
		const id = await post();
		await first(id);
		const seller = await tokenFor("sue@home.example");
		await db().update(listings).set({ deletedAt: sql`now()` }).where(eq(listings.id, id));
		expect(await openThread(seller)).toBeNull();
		expect(await reply(seller, "Hello?", "203.0.113.1")).toEqual({ ok: false, reason: "not-found" });
	});

	test("nobody writes to a seller who wants calls only, or about a hidden listing", async () => {
		const refused = { ok: false, reason: "not-found" };
		expect(await first(await post({ contactMethod: "phone" }))).toEqual(refused);
		expect(await first(await post({ flagged: true }))).toEqual(refused);
		expect(await first("nonsense")).toEqual(refused);
	});

	test("ends thirty days after the last message; a reported one stays for the office", async () => {
		await first(await post());
		const token = await tokenFor("sue@home.example");
		await db().update(messageThreads).set({ expiresAt: sql`now() + interval '1 hour'` });
		await reply(token, "Still here.", "203.0.113.1");
		await db().update(messageThreads).set({ expiresAt: sql`expires_at - interval '29 days'` });
		expect(await openThread(token)).not.toBeNull();
		await reportThread(token, "Rude");
		await db().update(messageThreads).set({ expiresAt: sql`now() - interval '1 minute'` });
		expect(await openThread(token)).toBeNull();
		expect(await reply(token, "Hello?", "203.0.113.1")).toEqual({ ok: false, reason: "not-found" });
		await deleteExpiredThreads();
		expect(await db().$count(messageThreads)).toBe(1);
		await db().update(messageThreads).set({ reportedAt: sql`now() - interval '91 days'` });
		await deleteExpiredThreads();
		expect(await db().$count(messageThreads)).toBe(0);
	});
});

describe("a stranger's words to an address that nobody has proved", () => {
	const PHISHING = "Your account is locked. Call 213 555 0100.";

	test("are announced to a seller, and stand on the page", async () => {
		const id = await post();
		await first(id, { message: PHISHING });
		await first(id, { name: "Locked Account", email: "other@home.example", message: "evil\u034f.com" });
		for (const mail of await mailsTo("sue@home.example")) {
			expect(JSON.stringify(mail)).not.toMatch(/evil|locked|0100|Bo Buyer/i);
			expect(mail.bodyText).toContain("this address isn't confirmed yet. Read it on our site.");
		}
		expect(await mailsTo("sue@home.example")).toHaveLength(2);
		const [thread] = (await mailsTo("sue@home.example")).map(({ bodyText }) => tokenIn(bodyText));
		expect(await openThread(thread ?? "")).toMatchObject({ messages: [{ text: PHISHING }] });
	});

	test("are announced to a buyer", async () => {
		await first(await post());
		await reply(await tokenFor("sue@home.example"), PHISHING, "203.0.113.1");
		const [mail] = await mailsTo("bo@home.example");
		expect(JSON.stringify(mail)).not.toMatch(/locked|0100/i);
	});

	test("arrives as written once the address is proved", async () => {
		const id = await post();
		await confirmSeller();
		await first(id, { message: "Is it this one? https://pumps.example/13" });
		const [toSeller] = await mailsTo("sue@home.example");
		expect(toSeller?.bodyText).toContain("https://pumps.example/13");
		await reply(await tokenFor("sue@home.example"), "Yes.", "203.0.113.1");
		await reply(await tokenFor("bo@home.example"), "Great.", "203.0.113.1");
		await reply(await tokenFor("sue@home.example"), "Meet at maps.example/here", "203.0.113.1");
		expect((await mailsTo("bo@home.example")).at(-1)?.bodyText).toContain("maps.example/here");
	});
});

describe("trouble", () => {
	test("45 messages of one person are too many, from one network or under one address", async () => {
		const id = await post();
		const results = [];
		for (let n = 0; n < 45; n++)
			results.push(await first(id, { email: `bo${n}@home.example`, clientAddress: "192.0.2.7" }));
		expect(results.filter(({ ok }) => ok)).toHaveLength(30);
		expect(results.at(-1)).toMatchObject({ reason: "too-often", retryAfterSeconds: expect.any(Number) });
		const under = [];
		for (let n = 0; n < 45; n++) under.push(await first(id, { email: "one@home.example" }));
		expect(under.at(-1)).toMatchObject({ reason: "too-often" });
	});

	test("a block stops both sides until the one who blocked takes it back", async () => {
		const id = await post();
		await first(id);
		const seller = await tokenFor("sue@home.example");
		await reply(seller, "Hi", "203.0.113.1");
		const buyer = await tokenFor("bo@home.example");
		await setBlocked(seller, true);
		const blocked = { ok: false, reason: "blocked" };
		expect(await reply(buyer, "Why?", "203.0.113.1")).toEqual(blocked);
		const stored = await db().$count(messages);
		expect(await first(id), "whoever typed the address learns nothing").toEqual({ ok: true });
		await setBlocked(buyer, false);
		expect(await reply(buyer, "Why?", "203.0.113.1")).toEqual(blocked);
		await db().update(messageThreads).set({ buyerProved: true });
		await first(id);
		expect(await db().$count(messages), "a new conversation is no way around it").toBe(stored);
		await setBlocked(seller, false);
		expect(await reply(buyer, "Thanks", "203.0.113.1")).toEqual({ ok: true });
	});

	test("the office reads reported conversations only, and hears of a report once", async () => {
		const id = await post();
		await first(id);
		expect(await officeThreads()).toEqual([]);
		const seller = await tokenFor("sue@home.example");
		await reportThread(seller, "Wants a deposit");
		await reportThread(seller, "Wants a deposit");
		expect(await officeThreads()).toMatchObject([
			{ reportReason: "Wants a deposit", messages: [{ sender: "buyer" }] },
		]);
		expect(await db().$count(deliveries, eq(deliveries.purpose, "message-report"))).toBe(1);
	});

	test("what looks like a scam waits for the office, and is delivered when released", async () => {
		const id = await post();
		expect(await first(id, { message: "Send me the verification code first." })).toEqual({ ok: true });
		expect(await mailsTo("sue@home.example")).toHaveLength(0);
		const [held] = await officeThreads();
		expect(held?.messages).toMatchObject([{ held: true }]);
		expect(await releaseThread(held?.id ?? "", "Mo")).toBe(true);
		expect(await mailsTo("sue@home.example")).toHaveLength(1);
		expect(await officeThreads()).toEqual([]);
		expect(await releaseThread(held?.id ?? "", "Mo")).toBe(false);
	});
});
