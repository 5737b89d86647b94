import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { deliveries } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeSms } from "#tests/support/fake-sms.ts";
import { db } from "../database/db.server.ts";
import { overrideEnv } from "../env.server.ts";
import { startJobs, stopJobs } from "../jobs.server.ts";
import { deliveryJob, queueMail, queueSms, resendDelivery } from "./deliveries.server.ts";
import { closeMail, outboxFolder } from "./mail.server.ts";
import { allowText } from "./recipient-limit.server.ts";

useTestDatabase();
useTestDataDir();
beforeAll(() => startJobs([{ ...deliveryJob, retryDelay: 1, retryDelayMax: 1 }]));
afterEach(() => overrideEnv({ SMTP_URL: undefined }));
afterAll(async () => {
	await stopJobs();
	closeMail();
});

const soon = { timeout: 10_000, interval: 50 };
const mail = {
	purpose: "test",
	to: "ada@grove.example",
	subject: "Hello",
	text: "Hello.",
	html: "<p>Hello.</p>",
};
const queued = (more: Partial<typeof mail> = {}) =>
	db().transaction((tx) => queueMail(tx, { ...mail, ...more }));
const row = async (id: string) => (await db().select().from(deliveries).where(eq(deliveries.id, id)))[0];
const filesOf = async (id: string) =>
	(await readdir(outboxFolder())).filter((name) => name.includes(id)).length;

test("a mail leaves moments after the commit and is marked sent", async () => {
	const id = await queued();
	const committed = Date.now();
	await vi.waitFor(async () => expect(await filesOf(id)).toBe(1), soon);
	expect(Date.now() - committed).toBeLessThan(5_000);
	await vi.waitFor(async () => expect(await row(id)).toMatchObject({ status: "sent", attempts: 1 }), soon);
	expect((await row(id))?.sentAt).toBeInstanceOf(Date);
});

test("a sent mail is not sent again by a second run of its job", async () => {
	const id = await queued();
	await vi.waitFor(async () => expect((await row(id))?.status).toBe("sent"), soon);
	await deliveryJob.handler(
		{ deliveryId: id },
		{ jobId: "again", number: 2, signal: AbortSignal.timeout(1_000) },
	);
	expect(await filesOf(id)).toBe(1);
});

test("a mail server that is away costs tries, not the mail", async () => {
	overrideEnv({ SMTP_URL: "smtp://127.0.0.1:9" });
	const id = await queued();
	await vi.waitFor(async () => expect((await row(id))?.attempts).toBeGreaterThan(1), soon);
	expect(await row(id)).toMatchObject({
		status: "queued",
		lastError: expect.stringContaining("ECONNREFUSED"),
	});
	overrideEnv({ SMTP_URL: undefined });
	await vi.waitFor(
		async () => expect(await row(id)).toMatchObject({ status: "sent", lastError: null }),
		soon,
	);
});

test("a mail that can never arrive ends as failed and may be sent again", async () => {
	const id = await queued({ to: "not an address" });
	await vi.waitFor(async () => {
		expect(await row(id)).toMatchObject({ status: "failed", attempts: 1 });
	}, soon);
	await db().update(deliveries).set({ recipient: "ada@grove.example" }).where(eq(deliveries.id, id));
	expect(await resendDelivery(id)).toEqual({ ok: true });
	await vi.waitFor(async () => expect((await row(id))?.status).toBe("sent"), soon);
});

test("tries go on for at least a day", () => {
	let seconds = 0;
	for (let retry = 0; retry < deliveryJob.retryLimit; retry++)
		seconds += Math.min(
			deliveryJob.retryDelay * 2 ** retry,
			deliveryJob.retryDelayMax ?? Number.POSITIVE_INFINITY,
		);
	expect(seconds).toBeGreaterThan(24 * 3_600);
});

test("without an SMS service the promise is kept on record and nothing is tried", async () => {
	const id = await db().transaction((tx) =>
		queueSms(tx, { purpose: "test", to: "530-555-0134", text: "Hi" }),
	);
	expect(await row(id)).toMatchObject({ channel: "sms", status: "not_configured", attempts: 0 });
	expect(await resendDelivery(id)).toEqual({ ok: false, reason: "not-configured" });
});

test("over the day's limit a text message is kept on record and not sent", async () => {
	const service = await FakeSms.start();
	const id = await db().transaction(async (tx) => {
		for (let n = 0; n < 200; n++) await allowText(tx, `+1213555${1_000 + n}`);
		return queueSms(tx, { purpose: "test", to: "530-555-0134", text: "Hi" });
	});
	expect(await row(id)).toMatchObject({ channel: "sms", status: "over_limit", attempts: 0 });
	await service.stop();
	expect(service.sent).toEqual([]);
});

test("an unknown delivery cannot be sent again", async () => {
	expect(await resendDelivery(crypto.randomUUID())).toEqual({ ok: false, reason: "unknown" });
});
