// A real mail server that keeps what it was given: what is not in here was not received.
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { to: string; subject: string; text: string };

export class PostOffice {
	readonly url: string;
	/** How many came in all, the same one twice counted twice. */
	received = 0;
	readonly #server: SMTPServer;
	readonly #byRecipient = new Map<string, ReceivedMail[]>();
	readonly #ids = new Set<string>();
	readonly #readers = new Set<(mail: ReceivedMail) => void>();

	private constructor(server: SMTPServer) {
		this.#server = server;
		this.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
	}

	/** With a port it opens again where one was closed. */
	static async open(port = 0): Promise<PostOffice> {
		let office: PostOffice | undefined;
		const server = new SMTPServer({
			authOptional: true,
			disabledCommands: ["STARTTLS"],
			onData(stream, { envelope }, accept) {
				const recipients = envelope.rcptTo.map(({ address }) => address);
				buffer(stream).then(async (message) => {
					await office?.keep(recipients, message);
					accept();
				}, accept);
			},
		});
		// A sender that is killed in the middle of a mail is what this is for.
		server.on("error", () => {});
		await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
		office = new PostOffice(server);
		return office;
	}

	mailsTo(recipient: string, subject: string): ReceivedMail[] {
		return (this.#byRecipient.get(recipient) ?? []).filter((mail) => mail.subject.includes(subject));
	}

	/** A delivery's id is the first half of its Message-ID. */
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
