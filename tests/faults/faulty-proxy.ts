// A TCP proxy in front of a service. It can fail in the ways networks and services fail.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export const faults = ["down", "silent", "refusing", "disconnecting"] as const;
export type ServiceState = "working" | (typeof faults)[number];

export type ProxyOptions = {
	/** What the service sends when it refuses. */
	refusal: string;
	/** Mail servers send the first line of a conversation. */
	serverSpeaksFirst?: boolean;
	/** How many bytes pass before a disconnecting service closes the connection. */
	disconnectAfterBytes: number;
};

export class FaultyProxy {
	readonly port: number;
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	#state: ServiceState = "working";

	private constructor(server: Server) {
		this.#server = server;
		this.port = (server.address() as AddressInfo).port;
	}

	static async inFrontOf(targetPort: number, options: ProxyOptions): Promise<FaultyProxy> {
		const server = createServer((socket) => proxy.#accept(socket, targetPort, options));
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		const proxy = new FaultyProxy(server);
		return proxy;
	}

	/** Closes all open connections. */
	set state(state: ServiceState) {
		this.#state = state;
		for (const socket of this.#sockets) socket.destroy();
	}

	async close(): Promise<void> {
		this.state = "down";
		this.#server.close();
		await once(this.#server, "close");
	}

	#accept(socket: Socket, targetPort: number, options: ProxyOptions): void {
		const { refusal, serverSpeaksFirst, disconnectAfterBytes } = options;
		this.#track(socket);
		if (this.#state === "down") return void socket.destroy();
		if (this.#state === "silent") return void socket.resume();
		if (this.#state === "refusing") {
			if (serverSpeaksFirst) return void socket.end(refusal);
			return void socket.once("data", () => socket.end(refusal));
		}
		const target = connect(targetPort, "127.0.0.1");
		this.#track(target);
		target.pipe(socket);
		if (this.#state === "working") return void socket.pipe(target);
		let passedBytes = 0;
		socket.on("data", (chunk) => {
			passedBytes += chunk.length;
			if (passedBytes > disconnectAfterBytes) for (const end of [socket, target]) end.destroy();
			else target.write(chunk);
		});
	}

	#track(socket: Socket): void {
		this.#sockets.add(socket);
		socket.on("error", () => {});
		socket.on("close", () => this.#sockets.delete(socket));
	}
}
