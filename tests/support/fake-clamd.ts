// Speaks clamd's INSTREAM protocol over real TCP, and finds the EICAR test file.
import { type AddressInfo, createServer, type Server } from "node:net";

/** Harmless by agreement: every scanner reports it. Split, so that no scanner reports this source file. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export class FakeClamd {
	mood: "ok" | "silent" | "hang-up" | "size-limit" = "ok";
	/** The bytes of every file it was sent. */
	readonly scanned: Buffer[] = [];
	#server: Server | null = null;

	async start(): Promise<string> {
		const server = createServer((socket) => {
			let received = Buffer.alloc(0);
			socket.on("error", () => undefined);
			socket.on("data", (chunk) => {
				received = Buffer.concat([received, chunk]);
				if (this.mood === "silent") return;
				if (this.mood === "hang-up") return socket.destroy();
				if (received.toString("latin1").startsWith("zVERSION\0")) return socket.end("ClamAV 1.4.3/27812\0");
				const file = fileIn(received);
				if (!file) return;
				this.scanned.push(file);
				if (this.mood === "size-limit") return socket.end("INSTREAM size limit exceeded. ERROR\0");
				socket.end(file.includes(EICAR) ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
			});
		});
		this.#server = server;
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
	}

	async stop(): Promise<void> {
		await new Promise((done) => this.#server?.close(done) ?? done(null));
	}
}

/** Null until the empty chunk at the end has arrived. */
function fileIn(received: Buffer): Buffer | null {
	let at = "zINSTREAM\0".length;
	const chunks: Buffer[] = [];
	while (received.length >= at + 4) {
		const length = received.readUInt32BE(at);
		if (length === 0) return Buffer.concat(chunks);
		chunks.push(received.subarray(at + 4, at + 4 + length));
		at += 4 + length;
	}
	return null;
}
