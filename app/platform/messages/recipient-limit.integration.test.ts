import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { recipientMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "../database/db.server.ts";
import { stopJobs } from "../jobs.server.ts";
import { companyMailbox } from "./mail.server.ts";
import {
	allowMessage,
	allowText,
	type MessageKind,
	recipientMessagesSweepJob,
} from "./recipient-limit.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
beforeEach(() => db().delete(recipientMessages));

const ask = (to: string, kind: MessageKind) => db().transaction((tx) => allowMessage(tx, to, kind));
const hoursPass = (hours: number) =>
	db()
		.update(recipientMessages)
		.set({ createdAt: sql`created_at - make_interval(hours => ${hours})` });

async function allowed(tries: number, to: string, kind: MessageKind): Promise<number> {
	let count = 0;
	for (let n = 0; n < tries; n++) if (await ask(to, kind)) count++;
	return count;
}

test("strangers cannot fill a mailbox, and links still arrive", async () => {
	expect(await allowed(12, "ada@grove.example", "confirmation")).toBe(5);
	expect(await allowed(12, "ada@grove.example", "link")).toBe(5);
	expect(await ask("bo@grove.example", "confirmation")).toBe(true);
});

test("the same mailbox, however it is written, is one recipient", async () => {
	await allowed(5, "ada@grove.example", "confirmation");
	for (const to of [
		"ADA@Grove.example",
		"Ada <ada@grove.example>",
		"ada+shop@grove.example",
		" ada@grove.example ",
	])
		expect(await ask(to, "confirmation"), to).toBe(false);
});

test("of twenty at once five go out", async () => {
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => ask("crowd@grove.example", "confirmation")),
	);
	expect(answers.filter(Boolean)).toHaveLength(5);
});

test("an hour later there is room again, up to the day's limit, and refused ones do not count", async () => {
	expect(await allowed(9, "ada@grove.example", "confirmation")).toBe(5);
	await hoursPass(1);
	expect(await allowed(9, "ada@grove.example", "confirmation")).toBe(5);
	await hoursPass(1);
	expect(await allowed(9, "ada@grove.example", "confirmation")).toBe(0);
	expect(await allowed(9, "ada@grove.example", "link")).toBe(9);
	await hoursPass(24);
	expect(await ask("ada@grove.example", "confirmation")).toBe(true);
});

test("the company's own mailbox has no limit, and a phone number has one", async () => {
	expect(await allowed(30, companyMailbox(), "confirmation")).toBe(30);
	expect(await allowed(9, "+12135550134", "confirmation")).toBe(5);
});

test("of all text messages together 200 leave on one day, and mails still do", async () => {
	const number = (n: number) => `+1213555${String(n).padStart(4, "0")}`;
	const text = (n: number) => db().transaction((tx) => allowText(tx, number(n)));
	let count = 0;
	for (let n = 0; n < 205; n++) if (await text(n)) count++;
	expect(count).toBe(200);
	expect(await ask("ada@grove.example", "confirmation")).toBe(true);
	await hoursPass(24);
	expect(await text(0)).toBe(true);
});

test("what is older than a day is deleted", async () => {
	await ask("ada@grove.example", "confirmation");
	await hoursPass(25);
	await ask("bo@grove.example", "confirmation");
	await recipientMessagesSweepJob.handler({}, { jobId: "1", number: 1, signal: AbortSignal.timeout(5_000) });
	expect(await db().select().from(recipientMessages)).toHaveLength(1);
});
