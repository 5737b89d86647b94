import { connect } from "node:net";

/**
 * Sends the pieces one by one with a pause between them. Returns the response and when the server closed the
 * connection.
 */
export function trickle(
	address: string,
	opening: string,
	drop: string,
	pauseMs: number,
): Promise<{ heldMs: number; answer: string }> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve) => {
		const started = performance.now();
		const socket = connect(Number(port), hostname);
		let answer = "";
		socket.on("data", (chunk) => {
			answer += chunk;
		});
		socket.on("error", () => {});
		socket.write(opening);
		const dropping = setInterval(() => socket.write(drop), pauseMs);
		socket.on("close", () => {
			clearInterval(dropping);
			resolve({ heldMs: performance.now() - started, answer });
		});
	});
}
