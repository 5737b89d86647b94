import { once } from "node:events";
import { createServer } from "node:net";

// Linux hands out ports from 32768 up to outgoing connections, so a free one there could be taken before the test
// listens on it. Processes that start together get starting points 37 apart.
let next = 20_000 + ((process.pid * 37) % 12_000);

/** A port that nobody listens on. Every call returns another one. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = next++;
		const server = createServer().listen(port);
		try {
			await once(server, "listening");
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") continue;
			throw error;
		}
		server.close();
		await once(server, "close");
		return port;
	}
}
