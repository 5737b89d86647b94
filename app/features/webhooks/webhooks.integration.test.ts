import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from "vitest";
import { storeLead } from "#app/features/leads/leads.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { raiseEvent } from "#app/platform/events/raise-event.server.ts";
import { attemptMessage, webhookJob } from "#app/platform/events/webhook-delivery.server.ts";
import { renewWebhookSecrets } from "#app/platform/events/webhook-secrets.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, staff, webhookAttempts, webhookEndpoints, webhookMessages } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { WebhookReceiver } from "#tests/support/webhook-receiver.ts";
import {
	addEndpoint,
	deleteEndpoint,
	listEndpoints,
	rotateSecret,
	turnEndpoint,
} from "./endpoints.server.ts";
import { alertOwners } from "./give-up-alert.server.tsx";
import { messageLog, replayFailed, replayMessage } from "./message-log.server.ts";

useTestDatabase();
const receiver = new WebhookReceiver();
beforeAll(async () => {
	overrideEnv({ OUTBOUND_PRIVATE: "on" });
	await receiver.start();
});
beforeEach(async () => {
	await db().delete(webhookEndpoints);
	receiver.mood = "ok";
	receiver.accepted.length = 0;
	receiver.seen.length = 0;
});
afterEach(() => stopJobs());
afterAll(async () => {
	await receiver.stop();
	overrideEnv({ OUTBOUND_PRIVATE: "off" });
});

const soon = { timeout: 20_000, interval: 50 };
const HOUR = 3_600_000;

async function endpoint(): Promise<string> {
	const added = await addEndpoint(receiver.url, "Ida");
	if (!added.ok) throw new Error(added.problem);
	return added.secret;
}

const flagged = (title = "Pump") => ({
	type: "listing.flagged" as const,
	data: {
		id: randomUUID(),
		kind: "sale" as const,
		title,
		source: "report" as const,
		category: "scam",
		reason: "Odd",
		isHidden: false,
		flaggedAt: new Date(),
		url: "https://ringline.example/marketplace/1",
	},
});
const raise = (title?: string) => db().transaction((tx) => raiseEvent(tx, flagged(title)));
const messages = () => db().select().from(webhookMessages).orderBy(webhookMessages.createdAt);

/** Runs what is due, jumping from one attempt to the next, until `until`. */
async function runClock(from: Date, until: Date, at?: (now: Date) => Promise<void>): Promise<number> {
	let rounds = 0;
	for (let now = from; now <= until; rounds++) {
		await at?.(now);
		for (const { id } of await messages()) await attemptMessage(id, now, alertOwners);
		const waiting = (await messages()).filter(({ status }) => status === "queued");
		if (waiting.length === 0) break;
		now = new Date(Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt.getTime())));
	}
	return rounds;
}

test("a lead reaches the receiver with a signature that the reference implementation accepts", async () => {
	const secret = await endpoint();
	await startJobs([webhookJob]);
	const { lead } = await storeLead(
		{
			kind: "consultation",
			submissionKey: randomUUID(),
			topic: "Callback",
			firstName: "Ida",
			lastName: "Marsh",
			email: "ida@hillside.example",
			phone: "(213) 555-0177",
		},
		async () => undefined,
	);
	await vi.waitFor(() => expect(receiver.accepted).toHaveLength(1), soon);
	const [received] = receiver.accepted;
	if (!received) throw new Error("Nothing came in.");
	const event = new Webhook(secret).verify(received.body, received.headers as Record<string, string>);
	expect(event).toMatchObject({
		type: "lead.created",
		data: { id: lead.id, reference: lead.reference, email: "ida@hillside.example", kind: "consultation" },
	});
	expect(received.headers["content-type"]).toBe("application/json");
	await vi.waitFor(async () => expect((await messages())[0]?.status).toBe("delivered"), soon);
});

test("the first retry comes by itself within a minute, with the same id and bytes", async () => {
	await endpoint();
	receiver.mood = "500";
	await startJobs([webhookJob]);
	await raise();
	await vi.waitFor(() => expect(receiver.seen).toHaveLength(1), soon);
	const failedAt = Date.now();
	receiver.mood = "ok";
	await vi.waitFor(() => expect(receiver.accepted).toHaveLength(1), { timeout: 60_000, interval: 100 });
	expect(Date.now() - failedAt).toBeLessThan(60_000);
	const [first, second] = receiver.seen;
	expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
	expect(second?.body).toBe(first?.body);
});

test("an hour's outage loses nothing, whatever the receiver does in it", async () => {
	await endpoint();
	await receiver.stop();
	const start = new Date();
	for (let number = 0; number < 20; number++) await raise(`Pump ${number}`);
	const moods = ["500", "half", "redirect", "reset"] as const;
	let round = 0;
	await runClock(start, new Date(start.getTime() + 72 * HOUR), async (now) => {
		const minutes = (now.getTime() - start.getTime()) / 60_000;
		if (round === 1) await receiver.start();
		receiver.mood = minutes >= 60 ? "ok" : (moods[round % moods.length] ?? "500");
		round += 1;
	});
	const titles = receiver.accepted.map(({ body }) => JSON.parse(body).data.title);
	expect(new Set(titles).size).toBe(20);
	expect(titles).toHaveLength(20);
	expect(new Set(receiver.seen.map(({ headers }) => headers["webhook-id"])).size).toBe(20);
	const rows = await messages();
	expect(rows.every(({ status }) => status === "delivered")).toBe(true);
	// Everything had arrived within the retries of the first four hours.
	const last = Math.max(...rows.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0));
	expect(last - start.getTime()).toBeLessThan(4 * HOUR);
	const problems = new Set((await db().select().from(webhookAttempts)).map(({ problem }) => problem));
	expect(problems).toEqual(
		new Set([
			null,
			"It refused the connection.",
			"It answered 500.",
			"It answered 307. We don't follow redirects.",
			"It closed the connection before it answered.",
		]),
	);
});

test("a message is tried for three days, then marked failed, and can be sent again with the same id", async () => {
	await endpoint();
	receiver.mood = "500";
	const start = new Date();
	await raise();
	const rounds = await runClock(start, new Date(start.getTime() + 100 * HOUR));
	expect(rounds).toBeGreaterThan(12);
	const attempts = await db().select().from(webhookAttempts).orderBy(webhookAttempts.id);
	const lastAt = attempts.at(-1)?.at.getTime() ?? 0;
	expect(lastAt - start.getTime()).toBeGreaterThan(71 * HOUR);
	expect(lastAt - start.getTime()).toBeLessThanOrEqual(72 * HOUR + 1_000);
	const [given] = await messages();
	expect(given?.status).toBe("failed");
	receiver.mood = "ok";
	expect(await replayFailed("Ida")).toBe(1);
	await attemptMessage(given?.id ?? "", new Date());
	expect(receiver.accepted).toHaveLength(1);
	expect(receiver.accepted[0]?.headers["webhook-id"]).toBe(given?.id);
	// Delivered, and sent again on purpose.
	expect(await replayMessage(given?.id ?? "", "Ida")).toBe("done");
	await attemptMessage(given?.id ?? "", new Date());
	expect(receiver.accepted).toHaveLength(2);
});

test("a receiver that never answers delays nobody else", async () => {
	const silent = new WebhookReceiver();
	silent.mood = "silent";
	await silent.start();
	onTestFinished(() => silent.stop());
	expect(await addEndpoint(silent.url, "Ida")).toMatchObject({ ok: true });
	for (let number = 0; number < 30; number++) await raise(`Before ${number}`);
	await endpoint();
	await startJobs([webhookJob]);
	await vi.waitFor(() => expect(silent.seen.length).toBeGreaterThan(0), soon);
	const started = Date.now();
	for (let number = 0; number < 10; number++) await raise(`Pump ${number}`);
	await vi.waitFor(() => expect(receiver.accepted).toHaveLength(10), soon);
	// One request to the silent one takes 15 seconds.
	expect(Date.now() - started).toBeLessThan(10_000);
	// It gets one request at a time.
	expect(silent.seen.length).toBeLessThanOrEqual(2);
}, 60_000);

test("when a message is given up the owners get one email a day, which hides the keys in the address", async () => {
	await db()
		.insert(staff)
		.values([
			{ name: "Ida", role: "owner", state: "active", email: "ida@ringline.example" },
			{ name: "Ann", role: "office", state: "active", email: "ann@ringline.example" },
			{ name: "Left", role: "owner", state: "disabled", email: "left@ringline.example" },
		]);
	onTestFinished(async () => {
		await db().delete(staff);
	});
	const alerts = () => db().select().from(deliveries).where(eq(deliveries.purpose, "webhook-alert"));
	await db().delete(deliveries);
	expect(await addEndpoint(`${receiver.url}/secret-path?key=secret`, "Ida")).toMatchObject({ ok: true });
	receiver.mood = "500";
	const start = new Date();
	for (let number = 0; number < 3; number++) await raise(`Pump ${number}`);
	await runClock(start, new Date(start.getTime() + 24 * HOUR));
	expect(await alerts()).toEqual([]);
	await runClock(new Date(start.getTime() + 24 * HOUR), new Date(start.getTime() + 100 * HOUR));
	expect(await alerts()).toMatchObject([
		{
			recipient: "ida@ringline.example",
			subject: expect.stringMatching(/^127\.0\.0\.1:\d+ doesn't get our events$/),
			bodyText: expect.stringContaining("It answered 500."),
		},
	]);
	expect(JSON.stringify(await alerts())).not.toContain("secret");
	// Without an owner's address the company's mailbox gets it.
	await db().delete(staff);
	await db().delete(deliveries);
	await replayFailed("Ida");
	receiver.mood = "410";
	for (const { id } of await messages()) await attemptMessage(id, new Date(), alertOwners);
	expect(await alerts()).toMatchObject([
		{ recipient: "office@ringline.example", subject: expect.stringContaining("We turned off the webhook") },
	]);
});

test("a transaction that rolls back sends nothing", async () => {
	await endpoint();
	await expect(
		db().transaction(async (tx) => {
			await raiseEvent(tx, flagged());
			throw new Error("no");
		}),
	).rejects.toThrow("no");
	expect(await messages()).toEqual([]);
});

test("of two workers with one message, one sends it", async () => {
	await endpoint();
	await raise();
	const [message] = await messages();
	const now = new Date();
	await Promise.all(Array.from({ length: 5 }, () => attemptMessage(message?.id ?? "", now)));
	expect(receiver.seen).toHaveLength(1);
});

test("after a new secret, the old and the new one verify for a day, then only the new one", async () => {
	const old = await endpoint();
	const [{ id } = { id: "" }] = await listEndpoints();
	const rotated = await rotateSecret(id, "Ida");
	if (!rotated) throw new Error("not rotated");
	expect(rotated.secret).not.toBe(old);
	const shown = await listEndpoints();
	expect(shown[0]?.overlapUntil?.getTime()).toBeGreaterThan(Date.now() + 23 * HOUR);
	expect(JSON.stringify(shown)).not.toMatch(/secret/i);
	await raise();
	const [message] = await messages();
	await attemptMessage(message?.id ?? "", new Date());
	const both = receiver.accepted[0];
	for (const secret of [old, rotated.secret])
		new Webhook(secret).verify(both?.body ?? "", both?.headers as Record<string, string>);
	await replayMessage(message?.id ?? "", "Ida");
	await attemptMessage(message?.id ?? "", new Date(Date.now() + 25 * HOUR));
	expect(String(receiver.accepted[1]?.headers["webhook-signature"]).split(" ")).toHaveLength(1);
	expect(String(both?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
});

describe("the secret of an endpoint", () => {
	const stored = async () => {
		const [one] = await db().select().from(webhookEndpoints);
		return [one?.secret, one?.previousSecret];
	};
	/** Sends an event and returns the secrets that verify its signature. */
	async function verifying(...secrets: string[]): Promise<string[]> {
		await raise();
		const last = (await messages()).at(-1);
		await attemptMessage(last?.id ?? "", new Date());
		const got = receiver.accepted.at(-1);
		return secrets.filter((secret) => {
			try {
				return Boolean(new Webhook(secret).verify(got?.body ?? "", got?.headers as Record<string, string>));
			} catch {
				return false;
			}
		});
	}

	test("is not readable in the database, old or new", async () => {
		const old = await endpoint();
		const [{ id } = { id: "" }] = await listEndpoints();
		const rotated = await rotateSecret(id, "Ida");
		expect(JSON.stringify(await stored())).not.toContain("whsec_");
		expect(await verifying(old, rotated?.secret ?? "")).toHaveLength(2);
	});

	test("is encrypted at the next start if an older version stored it in plain text", async () => {
		const secret = await endpoint();
		await db().update(webhookEndpoints).set({ secret });
		expect(await verifying(secret)).toEqual([secret]);
		await renewWebhookSecrets();
		expect(JSON.stringify(await stored())).not.toContain("whsec_");
		expect(await verifying(secret)).toEqual([secret]);
	});

	test("follows the session secret; once that is gone, events wait until there is a new one", async () => {
		const [old, fresh] = ["o".repeat(40), "f".repeat(40)];
		onTestFinished(() => overrideEnv({ SESSION_SECRET: undefined }));
		overrideEnv({ SESSION_SECRET: [old] });
		const secret = await endpoint();
		const before = await stored();
		overrideEnv({ SESSION_SECRET: [fresh, old] });
		await renewWebhookSecrets();
		expect(await stored()).not.toEqual(before);
		overrideEnv({ SESSION_SECRET: [fresh] });
		expect(await verifying(secret)).toEqual([secret]);

		overrideEnv({ SESSION_SECRET: ["x".repeat(40)] });
		await renewWebhookSecrets();
		receiver.accepted.length = 0;
		await raise();
		const waiting = (await messages()).at(-1);
		await attemptMessage(waiting?.id ?? "", new Date());
		expect(receiver.accepted).toEqual([]);
		expect((await messages()).at(-1)?.status).toBe("queued");
		const [{ id } = { id: "" }] = await listEndpoints();
		const rotated = await rotateSecret(id, "Ida");
		await attemptMessage(waiting?.id ?? "", new Date(Date.now() + HOUR));
		expect(receiver.accepted).toHaveLength(1);
		expect(await verifying(rotated?.secret ?? "", secret)).toEqual([rotated?.secret]);
	});
});

test("while off, an endpoint gets nothing; turned on, it gets what waited", async () => {
	await endpoint();
	const [{ id } = { id: "" }] = await listEndpoints();
	await raise("before");
	expect(await turnEndpoint(id, "off", "Ida")).toBe("done");
	await raise("while off");
	for (const message of await messages()) await attemptMessage(message.id, new Date());
	expect(receiver.seen).toEqual([]);
	expect(await replayMessage((await messages())[0]?.id ?? "", "Ida")).toBe("off");
	await turnEndpoint(id, "on", "Ida");
	for (const message of await messages()) await attemptMessage(message.id, new Date());
	expect(receiver.accepted.map(({ body }) => JSON.parse(body).data.title)).toEqual(["before"]);
});

test("410 Gone turns the endpoint off", async () => {
	await endpoint();
	receiver.mood = "410";
	await raise();
	const [message] = await messages();
	await attemptMessage(message?.id ?? "", new Date());
	expect((await listEndpoints())[0]).toMatchObject({ disabledReason: "It answered 410 Gone." });
	expect((await messages())[0]?.status).toBe("failed");
});

test("the log shows each attempt, and goes with its endpoint", async () => {
	await endpoint();
	receiver.mood = "500";
	await raise();
	const [message] = await messages();
	await attemptMessage(message?.id ?? "", new Date());
	const log = await messageLog({ status: "queued", after: null });
	expect(log.messages).toMatchObject([
		{ event: "listing.flagged", url: receiver.url, attempts: [{ answer: 500, problem: "It answered 500." }] },
	]);
	expect((await messageLog({ status: "failed", after: null })).messages).toEqual([]);
	expect(await deleteEndpoint((await listEndpoints())[0]?.id ?? "", "Ida")).toBe("done");
	expect(await messages()).toEqual([]);
	expect(await db().select().from(webhookAttempts)).toEqual([]);
});

test("an address is stored once, and a private one only where that is allowed", async () => {
	await endpoint();
	expect(await addEndpoint(receiver.url, "Ida")).toMatchObject({
		ok: false,
		problem: expect.stringContaining("already on the list"),
	});
	overrideEnv({ OUTBOUND_PRIVATE: "off" });
	try {
		for (const url of [
			"http://127.0.0.1:3000/hook",
			"https://localhost/hook",
			"https://[::ffff:10.0.0.1]/",
			"https://169.254.169.254/",
			"",
			"javascript:alert(1)",
		])
			expect(await addEndpoint(url, "Ida"), url).toMatchObject({ ok: false });
		expect(await listEndpoints()).toHaveLength(1);
		// Stored while it was allowed: checked again before every attempt.
		await raise();
		const [message] = await messages();
		await attemptMessage(message?.id ?? "", new Date());
		expect(receiver.seen).toEqual([]);
		const [attempt] = await db()
			.select()
			.from(webhookAttempts)
			.where(eq(webhookAttempts.messageId, message?.id ?? ""));
		expect(attempt?.problem).toContain("isn't on the public internet");
	} finally {
		overrideEnv({ OUTBOUND_PRIVATE: "on" });
	}
});
