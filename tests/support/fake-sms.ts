// A text message service that speaks Twilio's API and keeps what it was given.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { overrideEnv } from "#app/platform/env.server.ts";

export class FakeSms {
	readonly sent: { to: string; text: string }[] = [];
	readonly #server: Server = createServer(async (request, response) => {
		const form = new URLSearchParams((await request.toArray()).join(""));
		this.sent.push({ to: form.get("To") ?? "", text: form.get("Body") ?? "" });
		response.writeHead(201, { "content-type": "application/json" }).end("{}");
	});

	/** The site sends its text messages here until `stop`. */
	static async start(): Promise<FakeSms> {
		const fake = new FakeSms();
		await new Promise<void>((done) => fake.#server.listen(0, "127.0.0.1", done));
		overrideEnv({
			TWILIO_ACCOUNT_SID: "AC1",
			TWILIO_AUTH_TOKEN: "token",
			TWILIO_FROM: "+12135550100",
			TWILIO_API_URL: `http://127.0.0.1:${(fake.#server.address() as AddressInfo).port}`,
		});
		return fake;
	}

	async stop(): Promise<void> {
		overrideEnv({
			TWILIO_ACCOUNT_SID: undefined,
			TWILIO_AUTH_TOKEN: undefined,
			TWILIO_FROM: undefined,
			TWILIO_API_URL: undefined,
		});
		this.#server.closeAllConnections();
		await new Promise((done) => this.#server.close(done));
	}
}
