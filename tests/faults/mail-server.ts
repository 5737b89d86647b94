// A real SMTP server that keeps every mail it received.
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string; subject: string; text: string };

export class MailServer {
	readonly url: string;
	/** Counts every mail, duplicates included. */
	received = 0;
	readonly #server: SMTPServer;
	readonly #byRecipient = new Map<string, ReceivedMail[]>();
	readonly #ids = new Set<string>();
	readonly #readers = new Set<(mail: ReceivedMail) => void>();

	private constructor(server: SMTPServer) {
		this.#server = server;
		this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	}

	/** Pass the port of a closed server to open it again at the same address. */
	static async open(port = 0): Promise<MailServer> {
		let mailServer: MailServer | undefined;
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			onData(stream, { envelope }, accept) {
				const recipients = envelope.rcptTo.map(({ address }) => address);
				buffer(stream).then(async (message) => {
					await mailServer?.keep(recipients, message);
					accept();
				}, accept);
			},
		});
		// The tests kill senders in the middle of a mail.
		server.on("error", () => {});
		await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
		mailServer = new MailServer(server);
		return mailServer;
	}

	mailsTo(recipient: string, subject: string): ReceivedMail[] {
		return (this.#byRecipient.get(recipient) ?? []).filter((mail) => mail.subject.includes(subject));
	}

	/** The part of the Message-ID before the @ is the ID of the delivery. */
	hasDelivery(id: string): boolean {
		return this.#ids.has(id);
	}

	onMail(reader: (mail: ReceivedMail) => void): void {
		this.#readers.add(reader);
	}

	close(): Promise<void> {
		return new Promise((resolve) => this.#server.close(() => resolve()));
	}

	private async keep(recipients: string[], message: Buffer): Promise<void> {
		const { subject = "", text = "", messageId = "" } = await PostalMime.parse(message);
		this.received += 1;
		this.#ids.add(/^<([^@]+)@/.exec(messageId)?.[1] ?? messageId);
		for (const to of recipients) {
			const mail = { to, subject, text };
			const earlier = this.#byRecipient.get(to);
			if (earlier) earlier.push(mail);
			else this.#byRecipient.set(to, [mail]);
			for (const reader of this.#readers) reader(mail);
		}
	}
}
