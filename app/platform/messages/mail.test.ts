import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { overrideEnv } from "../env.server.ts";
import { closeMail, outboxFolder, sendMail } from "./mail.server.ts";

useTestDataDir();
const mail = {
	to: "ada@grove.example",
	subject: "Your request – received",
	text: "Thank you.\nWe will call.",
};

afterEach(() => {
	closeMail();
	overrideEnv({ SMTP_URL: undefined, MAIL_FROM: undefined });
});

describe("without a mail server", () => {
	test("a mail is a readable file in the outbox", async () => {
		expect(
			await sendMail({ ...mail, html: "<p>Thank you.</p>", replyTo: "Bo <bo@grove.example>" }, "id-1"),
		).toEqual({
			ok: true,
		});
		const names = await readdir(outboxFolder());
		expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-id-1\.eml$/)]);
		const parsed = await PostalMime.parse(await readFile(join(outboxFolder(), names[0] ?? "")));
		expect(parsed).toMatchObject({
			from: { name: "Ringline", address: "hello@ringline.example" },
			to: [{ address: "ada@grove.example" }],
			replyTo: [{ name: "Bo", address: "bo@grove.example" }],
			subject: "Your request – received",
			messageId: "<id-1@ringline.example>",
		});
		expect(parsed.text?.replaceAll("\r\n", "\n").trim()).toBe("Thank you.\nWe will call.");
		expect(parsed.html).toContain("<p>Thank you.</p>");
	});

	test("an alert can be stopped by one click in the mail client", async () => {
		const unsubscribeUrl = "https://ringline.example/alerts/unsubscribe?token=x";
		await sendMail({ ...mail, unsubscribeUrl }, "id-3");
		const name = (await readdir(outboxFolder())).find((one) => one.includes("id-3")) ?? "";
		const { headers } = await PostalMime.parse(await readFile(join(outboxFolder(), name)));
		const headerOf = (key: string) => headers.find((header) => header.key === key)?.value;
		expect(headerOf("list-unsubscribe")).toBe(`<${unsubscribeUrl}>`);
		expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
	});

	test("a line break in the subject begins no new header", async () => {
		await sendMail({ ...mail, subject: "Hi\r\nBcc: victim@spam.example\r\n\r\nBuy" }, "id-2");
		const name = (await readdir(outboxFolder())).find((one) => one.includes("id-2")) ?? "";
		const parsed = await PostalMime.parse(await readFile(join(outboxFolder(), name)));
		expect(parsed.subject).toBe("Hi Bcc: victim@spam.example Buy");
		expect(parsed.bcc).toBeUndefined();
	});

	test.each([
		["a line break", "ada@grove.example\r\nBcc: b@spam.example"],
		["a second address", "ada@grove.example, b@spam.example"],
		["a second address behind a name", "Ada <ada@grove.example>, <b@spam.example>"],
		["no address at all", "Ada"],
	])("a recipient with %s is refused for good", async (_, to) => {
		expect(await sendMail({ ...mail, to })).toMatchObject({ ok: false, permanent: true });
		expect(await sendMail({ ...mail, replyTo: to })).toMatchObject({ ok: false, permanent: true });
	});
});

describe("with a mail server", () => {
	test("the mail arrives there", async () => {
		const server = await smtpServer();
		try {
			overrideEnv({ SMTP_URL: server.url, MAIL_FROM: "Office <office@ringline.example>" });
			expect(await sendMail(mail)).toEqual({ ok: true });
			expect(server.received).toEqual([
				{
					from: "office@ringline.example",
					to: ["ada@grove.example"],
					source: expect.stringContaining("Thank you."),
				},
			]);
		} finally {
			await server.close();
		}
	});

	test("an address the server does not know is a permanent failure, a busy server is not", async () => {
		const server = await smtpServer({ "nobody@grove.example": 550, "busy@grove.example": 451 });
		try {
			overrideEnv({ SMTP_URL: server.url });
			expect(await sendMail({ ...mail, to: "nobody@grove.example" })).toMatchObject({
				ok: false,
				permanent: true,
			});
			expect(await sendMail({ ...mail, to: "busy@grove.example" })).toMatchObject({
				ok: false,
				permanent: false,
			});
		} finally {
			await server.close();
		}
	});

	test("nobody answering is worth another try", async () => {
		const server = await smtpServer();
		await server.close();
		overrideEnv({ SMTP_URL: server.url });
		expect(await sendMail(mail)).toMatchObject({ ok: false, permanent: false });
	});
});

async function smtpServer(refusals: Record<string, number> = {}) {
	const received: { from: string; to: string[]; source: string }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo({ address }, _session, callback) {
			const responseCode = refusals[address];
			callback(responseCode ? Object.assign(new Error("refused"), { responseCode }) : undefined);
		},
		onData(stream, { envelope }, callback) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk) => chunks.push(chunk));
			stream.on("end", () => {
				received.push({
					from: envelope.mailFrom ? envelope.mailFrom.address : "",
					to: envelope.rcptTo.map(({ address }) => address),
					source: Buffer.concat(chunks).toString(),
				});
				callback();
			});
		},
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.server.address();
	const port = typeof address === "object" ? address?.port : 0;
	const close = async () => {
		closeMail();
		await new Promise<void>((done) => server.close(done));
	};
	return { url: `smtp://127.0.0.1:${port}`, received, close };
}
