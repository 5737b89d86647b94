// A real HTTP server that receives webhooks, and fails on demand in every way a receiver can.
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string };
export type Mood = "ok" | "500" | "410" | "redirect" | "half" | "silent" | "reset";

export class WebhookReceiver {
	mood: Mood = "ok";
	/** Answered with 200. */
	readonly accepted: Received[] = [];
	/** Everything that came in, also what was answered badly. */
	readonly seen: Received[] = [];
	#server: Server | null = null;
	#port = 0;

	async start(): Promise<void> {
		this.#server = createServer(async (request, response) => {
			let body = "";
			for await (const chunk of request) body += chunk;
			const received = { headers: request.headers, body };
			this.seen.push(received);
			if (this.mood === "ok") {
				this.accepted.push(received);
				response.end("thanks");
			} else if (this.mood === "half") {
				response.writeHead(200, { "content-length": 100 });
				response.write("ha", () => response.destroy());
			} else if (this.mood === "redirect") response.writeHead(307, { location: "/elsewhere" }).end();
			else if (this.mood === "reset") response.destroy();
			else if (this.mood !== "silent") response.writeHead(Number(this.mood)).end("no");
		});
		const server = this.#server;
		await new Promise<void>((done) => server.listen(this.#port, "127.0.0.1", done));
		this.#port = (server.address() as AddressInfo).port;
	}

	/** Connections are refused until the next `start`, which listens at the same address. */
	async stop(): Promise<void> {
		const server = this.#server;
		if (!server) return;
		this.#server = null;
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	}

	get url(): string {
		return `http://127.0.0.1:${this.#port}/hooks`;
	}
}
