// A minimal proxy: sends requests to one process after the other and skips those that refuse the connection.
import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type Server,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type RoundRobin = { url: string; answeredBy: Map<string, number>; close(): Promise<void> };

export async function startRoundRobin(backends: readonly string[], port = 0): Promise<RoundRobin> {
	const agent = new Agent({ keepAlive: false });
	const answeredBy = new Map<string, number>();
	let turn = 0;
	const server = createServer((incoming, outgoing) => {
		const first = turn++;
		const order = backends.map((_, step) => backends[(first + step) % backends.length] ?? "");
		passOn(incoming, outgoing, order);
	});

	function passOn(incoming: IncomingMessage, outgoing: ServerResponse, [backend, ...others]: string[]): void {
		if (!backend) return void outgoing.writeHead(502).end("No process answers.");
		const onward = request(backend + incoming.url, {
			method: incoming.method,
			agent,
			headers: {
				...incoming.headers,
				"x-forwarded-for": [incoming.headers["x-forwarded-for"], incoming.socket.remoteAddress]
					.filter(Boolean)
					.join(", "),
			},
		});
		onward.once("socket", (socket) => {
			// The body can be sent only once, so it waits for the connection.
			socket.once("connect", () => incoming.pipe(onward));
		});
		onward.once("response", (answer) => {
			answeredBy.set(backend, (answeredBy.get(backend) ?? 0) + 1);
			outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			answer.pipe(outgoing);
			answer.once("error", () => outgoing.destroy());
		});
		onward.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ECONNREFUSED") passOn(incoming, outgoing, others);
			else if (outgoing.headersSent) outgoing.destroy();
			else outgoing.writeHead(502).end("The process went away while it answered.");
		});
		outgoing.once("close", () => onward.destroy());
	}

	await new Promise<void>((resolve) => server.listen(port, resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		answeredBy,
		close: () => closed(server),
	};
}

function closed(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((resolve) => server.close(() => resolve()));
}
