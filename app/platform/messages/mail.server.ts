// Sends email over SMTP. Without SMTP_URL every email becomes an .eml file in the outbox folder.
import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { refuseInTransaction } from "../database/db.server.ts";
import { env } from "../env.server.ts";
import { dataFolder, FILE_MODE, openDataFolder } from "../files/data-folder.server.ts";
import { type Mailbox, parseMailbox } from "./mailbox.server.ts";

export type Mail = {
	to: string;
	subject: string;
	text: string;
	html?: string;
	replyTo?: string;
	unsubscribeUrl?: string;
	/** An iCalendar file, which mail clients offer to add to the calendar. */
	calendar?: string;
};
export type Sent = { ok: true } | { ok: false; permanent: boolean; error: string };

/** `id` becomes the Message-ID, so that mail clients recognize a duplicate sent after a crash. */
export async function sendMail(mail: Mail, id: string = randomUUID()): Promise<Sent> {
	refuseInTransaction("Sending a mail");
	const from = parseMailbox(env().MAIL_FROM ?? "Ringline <hello@ringline.example>");
	const to = parseMailbox(mail.to);
	const replyTo = mail.replyTo ? parseMailbox(mail.replyTo) : undefined;
	if (!from) return refused("MAIL_FROM is not one email address");
	if (!to) return refused("the recipient is not one email address");
	if (replyTo === null) return refused("the reply address is not one email address");

	const message = {
		from,
		to,
		...(replyTo ? { replyTo } : {}),
		subject: oneLine(mail.subject),
		text: mail.text,
		...(mail.html ? { html: mail.html } : {}),
		...(mail.unsubscribeUrl ? { headers: unsubscribeHeaders(mail.unsubscribeUrl) } : {}),
		...(mail.calendar ? { icalEvent: calendarPart(mail.calendar) } : {}),
		messageId: `<${id}@${hostOf(from)}>`,
		disableFileAccess: true,
		disableUrlAccess: true,
	};
	try {
		if (env().SMTP_URL) await smtp().sendMail(message);
		else await toOutbox(message, id);
		return { ok: true };
	} catch (error) {
		return {
			ok: false,
			permanent: isRefusedRecipient(error),
			error: error instanceof Error ? error.message : String(error),
		};
	}
}

/** The company's own mailbox. */
export function companyMailbox(): string {
	return env().MAIL_TO ?? "office@ringline.example";
}

const OUTBOX = "outbox";

export function outboxFolder(): string {
	return dataFolder(OUTBOX);
}

export function closeMail(): void {
	open?.transport.close();
	open = undefined;
}

let open: { url: string; transport: ReturnType<typeof newTransport> } | undefined;

function smtp() {
	const url = env().SMTP_URL ?? "";
	if (open?.url !== url) {
		closeMail();
		open = { url, transport: newTransport(url) };
	}
	return open.transport;
}

function newTransport(url: string) {
	return createTransport({
		url,
		pool: true,
		maxConnections: 3,
		// The job retries a dropped connection and counts its attempts, so the pool must not.
		maxRequeues: 0,
		idleTimeout: 30_000,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 20_000,
	});
}

type Composed = Parameters<ReturnType<typeof newTransport>["sendMail"]>[0];

async function toOutbox(message: Composed, id: string): Promise<void> {
	const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
	const { message: bytes } = await composer.sendMail(message);
	const folder = await openDataFolder(OUTBOX);
	const name = `${new Date().toISOString().replaceAll(":", "-")}-${id}.eml`;
	// Written under a hidden name and then renamed, so a reader of the folder never sees half an email.
	await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: FILE_MODE });
	await rename(join(folder, `.${name}`), join(folder, name));
}

/**
 * The server rejected the recipient with a 5xx code. Other failures, such as a wrong password or a full disk, are
 * worth a retry.
 */
function isRefusedRecipient(error: unknown): boolean {
	const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
	return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
}

/** Mail programs then show a button that unsubscribes without opening a page (RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
	return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Mail programs read the method from the part's header, so it repeats what the file says. */
function calendarPart(content: string) {
	return { filename: "visit.ics", method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH", content };
}

function oneLine(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these could begin a new header.
	return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, " ").trim();
}

function hostOf({ address }: Mailbox): string {
	return address.slice(address.lastIndexOf("@") + 1);
}

function refused(error: string): Sent {
	return { ok: false, permanent: true, error };
}
