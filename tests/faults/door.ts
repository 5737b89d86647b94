// Stands before a service and lets it be out of order, in the ways that networks and services are.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

export const troubles = ["down", "silent", "refusing", "breaking off"] as const;
export type Mood = "well" | (typeof troubles)[number];

export type Manners = {
	/** How the service says that it will not. */
	refusal: string;
	/** Mail servers speak before they are spoken to. */
	speaksFirst?: boolean;
	/** So many bytes get through before the connection breaks. */
	breaksAfter: number;
};

export class Door {
	readonly port: number;
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	#mood: Mood = "well";

	private constructor(server: Server) {
		this.#server = server;
		this.port = (server.address() as AddressInfo).port;
	}

	static async before(targetPort: number, manners: Manners): Promise<Door> {
		const server = createServer((socket) => door.receive(socket, targetPort, manners));
		server.listen(0, "127.0.0.1");
		await once(server, "listening");
		const door = new Door(server);
		return door;
	}

	/** Whoever is inside is thrown out. */
	set mood(mood: Mood) {
		this.#mood = mood;
		for (const socket of this.#sockets) socket.destroy();
	}

	async close(): Promise<void> {
		this.mood = "down";
		this.#server.close();
		await once(this.#server, "close");
	}

	private receive(socket: Socket, targetPort: number, { refusal, speaksFirst, breaksAfter }: Manners): void {
		this.keep(socket);
		if (this.#mood === "down") return void socket.destroy();
		if (this.#mood === "silent") return void socket.resume();
		if (this.#mood === "refusing") {
			if (speaksFirst) return void socket.end(refusal);
			return void socket.once("data", () => socket.end(refusal));
		}
		const target = connect(targetPort, "127.0.0.1");
		this.keep(target);
		target.pipe(socket);
		if (this.#mood === "well") return void socket.pipe(target);
		let passed = 0;
		socket.on("data", (chunk) => {
			passed += chunk.length;
			if (passed > breaksAfter) for (const end of [socket, target]) end.destroy();
			else target.write(chunk);
		});
	}

	private keep(socket: Socket): void {
		this.#sockets.add(socket);
		socket.on("error", () => {});
		socket.on("close", () => this.#sockets.delete(socket));
	}
}
