import { once } from "node:events";
import { eq } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { deliveryJob } from "#app/platform/messages/deliveries.server.ts";
import { closeMail } from "#app/platform/messages/mail.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { requestConsultation } from "./consultations.server.ts";

useTestDatabase();
useTestDataDir();
afterAll(async () => {
	await stopJobs();
	closeMail();
});

let visitorNumber = 0;
let visitor = { clientAddress: "", log };
beforeEach(() => {
	visitorNumber += 1;
	visitor = { clientAddress: `203.0.113.${visitorNumber}`, log };
});

const soon = { timeout: 10_000, interval: 50 };

function request(more: Record<string, string> = {}): FormData {
	const form = new FormData();
	const values = {
		firstName: "Rosa",
		lastName: "Whitfield",
		email: `rosa${visitorNumber}@hillside.example`,
		phone: "(213) 555-0177",
		address: "12 Oak Lane, Altadena",
		message: "Two acres above the reservoir.",
		topic: "Get Quote",
		submissionKey: `key-of-this-visitor-${visitorNumber}`,
		fillTime: "30000",
		...more,
	};
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	return form;
}

const stored = () =>
	db()
		.select()
		.from(leads)
		.where(eq(leads.email, `rosa${visitorNumber}@hillside.example`));
const mailsOf = (leadId: string | undefined) =>
	db()
		.select()
		.from(deliveries)
		.where(eq(deliveries.leadId, leadId ?? ""));

describe("a request for a callback", () => {
	test("is stored with a due time and mails for office and visitor", async () => {
		expect(await requestConsultation(request(), visitor)).toEqual({
			ok: true,
			reference: expect.stringMatching(/^RL-/),
			promisedBy: expect.stringMatching(/^We'll call you by \w{3}, \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M\.$/),
			visitPath: expect.stringMatching(/^\/visit\?lead=RL-/),
		});
		const [lead] = await stored();
		expect(lead).toMatchObject({ kind: "consultation", topic: "Get Quote", suspectedSpam: false });
		expect(lead?.dueAt.getTime()).toBeGreaterThan(Date.now());
		const mails = await mailsOf(lead?.id);
		expect(mails.map((mail) => mail.purpose).sort()).toEqual(["lead-company", "lead-confirmation"]);
		const office = mails.find((mail) => mail.purpose === "lead-company");
		expect(office?.subject).toContain("Get Quote: Rosa Whitfield");
		expect(office?.replyTo).toContain("<rosa1@hillside.example>");
	});

	test("sent five times at once, and again after a timeout, is one request with one pair of mails", async () => {
		await Promise.all(Array.from({ length: 5 }, () => requestConsultation(request(), visitor)));
		expect(await requestConsultation(request(), visitor)).toMatchObject({ ok: true });
		const rows = await stored();
		expect(rows).toHaveLength(1);
		expect(await mailsOf(rows[0]?.id)).toHaveLength(2);
	});

	test("without a key, the same text is still one request", async () => {
		await requestConsultation(request({ submissionKey: "" }), visitor);
		await requestConsultation(request({ submissionKey: "" }), visitor);
		expect(await stored()).toHaveLength(1);
	});

	test("changed before the second try is kept too: nothing written is lost", async () => {
		await requestConsultation(request(), visitor);
		await requestConsultation(request({ message: "And a barn." }), visitor);
		expect((await stored()).map((lead) => lead.message).sort()).toEqual([
			"And a barn.",
			"Two acres above the reservoir.",
		]);
	});

	test("with a missing field is refused by name, and nothing is stored", async () => {
		expect(await requestConsultation(request({ phone: "" }), visitor)).toMatchObject({
			ok: false,
			reason: "invalid",
			errors: { phone: "Enter a phone number we can call" },
		});
		expect(await stored()).toEqual([]);
	});

	test("from a robot looks like a success, and is held as spam without a mail to the address it named", async () => {
		expect(await requestConsultation(request({ website: "https://spam.example" }), visitor)).toMatchObject({
			ok: true,
		});
		const [lead] = await stored();
		expect(lead).toMatchObject({ suspectedSpam: true, spamReason: "the hidden field was filled in" });
		const recipients = (await mailsOf(lead?.id)).map((mail) => mail.recipient);
		expect(recipients).toEqual(["office@ringline.example"]);
	});

	test("for the same mailbox many times in an hour is held as spam, not dropped", async () => {
		for (let count = 0; count < 10; count++)
			expect(await requestConsultation(request({ message: `Number ${count}` }), visitor)).toMatchObject({
				ok: true,
			});
		const rows = await stored();
		expect(rows).toHaveLength(10);
		expect(rows.filter((lead) => lead.suspectedSpam)).toHaveLength(2);
	});

	test("sent while the mail server is down arrives when it is back, whole, in every script", async () => {
		overrideEnv({ SMTP_URL: "smtp://127.0.0.1:9" });
		await startJobs([{ ...deliveryJob, retryDelay: 1, retryDelayMax: 1 }]);
		const typed = {
			firstName: "Zoë 🔥",
			lastName: 'אבירם" <x@evil.example>',
			message: "مرحبا\n<b>山火事</b> 👩‍🚒",
			topic: "Get Quote\r\nBcc: everyone@list.example",
		};
		expect(await requestConsultation(request(typed), visitor)).toMatchObject({ ok: true });
		const [lead] = await stored();
		expect(lead).toMatchObject({
			firstName: typed.firstName,
			lastName: typed.lastName,
			message: typed.message,
		});
		await vi.waitFor(
			async () => expect((await mailsOf(lead?.id)).every((mail) => mail.attempts > 0)).toBe(true),
			soon,
		);

		const inbox = await openMailServer();
		overrideEnv({ SMTP_URL: inbox.url });
		const mine = () => inbox.mails.filter((mail) => mail.subject?.includes(lead?.reference ?? "-"));
		await vi.waitFor(() => expect(mine()).toHaveLength(2), soon);
		await inbox.close();
		overrideEnv({ SMTP_URL: undefined });

		const office = mine().find((mail) => mail.to?.[0]?.address === "office@ringline.example");
		expect(office?.subject).toContain("Get Quote Bcc: everyone@list.example: Zoë 🔥");
		expect(office?.bcc).toBeUndefined();
		expect(office?.replyTo).toEqual([
			{ name: "Zoë 🔥 אבירם x@evil.example", address: `rosa${visitorNumber}@hillside.example` },
		]);
		expect(office?.text).toContain(typed.message);
		expect(office?.html).toContain("&lt;b&gt;山火事&lt;/b&gt; 👩‍🚒");
		const confirmation = mine().find((mail) => mail !== office);
		expect(confirmation?.text).toContain(lead?.reference);
		expect(confirmation?.text).not.toContain("山火事");
	});
});

async function openMailServer() {
	const mails: Email[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, _session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				mails.push(await PostalMime.parse(Buffer.concat(chunks)));
				done();
			});
		},
	});
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const address = server.server.address();
	const port = typeof address === "object" ? address?.port : 0;
	return {
		mails,
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise<void>((resolve) => server.close(resolve)),
	};
}
