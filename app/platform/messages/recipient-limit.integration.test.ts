import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { recipientMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { db } from "../database/db.server.ts";
import { currentRequest } from "../http/request-context.server.ts";
import { stopJobs } from "../jobs.server.ts";
import { companyMailbox } from "./mail.server.ts";
import { proveAddress } from "./proved-addresses.server.ts";
import {
	allowMessage,
	allowText,
	type MessageKind,
	recipientMessagesSweepJob,
} from "./recipient-limit.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
beforeEach(() => db().execute(sql`truncate recipient_messages, proved_addresses`));

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

const kinds: MessageKind[] = ["request", "order", "visit", "listing", "message", "signup", "own-link"];

test.each(kinds)(
	"strangers cannot fill a mailbox with %s mails, and every other kind still arrives",
	async (kind) => {
		expect(await allowed(12, "ada@grove.example", kind)).toBe(5);
		for (const other of kinds.filter((one) => one !== kind))
			expect(await ask("ada@grove.example", other), other).toBe(true);
		expect(await allowed(12, "ada@grove.example", "edit-link")).toBe(10);
		expect(await ask("bo@grove.example", kind)).toBe(true);
	},
);

test("the same mailbox, however it is written, is one recipient", async () => {
	await allowed(5, "ada@gmail.com", "signup");
	for (const to of ["ADA@Gmail.com", "Ada <a.da@gmail.com>", "ada+shop@googlemail.com", " a.d.a@gmail.com "])
		expect(await ask(to, "signup"), to).toBe(false);
});

describe("one network", () => {
	const from = (clientAddress: string, to: string, kind: MessageKind) =>
		currentRequest.run({ requestId: "1", path: "/", clientAddress }, () => ask(to, kind));

	test("cannot use every kind to fill one mailbox", async () => {
		let sent = 0;
		for (let n = 0; n < 30; n++)
			if (await from(`203.0.113.${n}`, "ada@grove.example", kinds[n % 7] ?? "visit")) sent++;
		expect(sent).toBe(10);
		expect(await from("198.51.100.1", "ada@grove.example", "order"), "from elsewhere").toBe(true);
	});

	test("cannot mail any number of strangers, and still reaches who has proved their address", async () => {
		await db().transaction((tx) => proveAddress(tx, "ada@grove.example"));
		let sent = 0;
		for (let n = 0; n < 130; n++)
			if (await from(`2001:db8:5:${n}::1`, `p${n}@grove.example`, "signup")) sent++;
		expect(sent).toBe(120);
		expect(await from("2001:db8:5:ff::1", "Ada@grove.example", "order"), "proved").toBe(true);
		expect(await from("2001:db8:6::1", "p999@grove.example", "order"), "another network").toBe(true);
		expect(await ask("p1000@grove.example", "order"), "a job").toBe(true);
	});
});

test("of twenty at once five go out", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => ask("crowd@grove.example", "request")));
	expect(answers.filter(Boolean)).toHaveLength(5);
});

test("an hour later there is room again, up to the day's limit, and refused ones do not count", async () => {
	expect(await allowed(9, "ada@grove.example", "request")).toBe(5);
	await hoursPass(1);
	expect(await allowed(9, "ada@grove.example", "request")).toBe(5);
	await hoursPass(1);
	expect(await allowed(9, "ada@grove.example", "request")).toBe(0);
	expect(await allowed(9, "ada@grove.example", "edit-link")).toBe(9);
	await hoursPass(24);
	expect(await ask("ada@grove.example", "request")).toBe(true);
});

test("the company's own mailbox has no limit, and a phone number has one", async () => {
	expect(await allowed(30, companyMailbox(), "request")).toBe(30);
	expect(await allowed(9, "+12135550134", "text")).toBe(5);
});

test("of all text messages together 200 leave on one day, and mails still do", async () => {
	const number = (n: number) => `+1213555${String(n).padStart(4, "0")}`;
	const text = (n: number) => db().transaction((tx) => allowText(tx, number(n)));
	let count = 0;
	for (let n = 0; n < 205; n++) if (await text(n)) count++;
	expect(count).toBe(200);
	expect(await ask("ada@grove.example", "request")).toBe(true);
	await hoursPass(24);
	expect(await text(0)).toBe(true);
});

test("what is older than a day is deleted", async () => {
	await ask("ada@grove.example", "request");
	await hoursPass(25);
	await ask("bo@grove.example", "request");
	await recipientMessagesSweepJob.handler({}, { jobId: "1", number: 1, signal: AbortSignal.timeout(5_000) });
	expect(await db().$count(recipientMessages)).toBe(1);
});
