// Sends GET requests over open sockets as fast as the server answers. It only counts the bytes of a response: a client
// that decodes compressed bodies is slower than the server it measures.
import { connect } from "node:net";

/** Only 2xx responses count as answered; everything else is an error. */
export type Load = {
	answered: number;
	perSecond: number;
	p50: number;
	p95: number;
	p99: number;
	errors: number;
};

export type LoadOptions = {
	seconds?: number;
	connections?: number;
	headers?: Record<string, string>;
	/** Requests every URL only once, so that no page comes from a cache. */
	eachOnce?: boolean;
};

let addresses = 0;

const HEAD_END = Buffer.from("\r\n\r\n");

export async function load(url: string, options: LoadOptions = {}): Promise<Load> {
	const {
		seconds = 4,
		connections = 32,
		headers = { "accept-encoding": "gzip, deflate, br, zstd" },
		eachOnce = false,
	} = options;
	const { hostname, port, pathname, search, host } = new URL(url);
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	const requestFor = (query: string) =>
		Buffer.from(`GET ${pathname}${query} HTTP/1.1\r\nhost: ${host}\r\n${lines.join("")}\r\n`);
	const always = requestFor(search);
	const latencies: number[] = [];
	let errors = 0;
	const started = performance.now();
	const end = started + seconds * 1_000;
	await Promise.all(Array.from({ length: connections }, () => keepAsking()));
	const took = (performance.now() - started) / 1_000;
	latencies.sort((a, b) => a - b);
	const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
	const answered = latencies.length - errors;
	return {
		answered,
		perSecond: answered / took,
		p50: at(0.5),
		p95: at(0.95),
		p99: at(0.99),
		errors,
	};

	function keepAsking(): Promise<void> {
		return new Promise((resolve) => {
			const socket = connect(Number(port), hostname);
			socket.setNoDelay(true);
			let asked = 0;
			let head = Buffer.alloc(0);
			let bodyLeft = -1;
			const ask = () => {
				asked = performance.now();
				bodyLeft = -1;
				socket.write(eachOnce ? requestFor(`${search ? `${search}&` : "?"}asked=${addresses++}`) : always);
			};
			socket.once("connect", ask);
			socket.on("data", (chunk) => {
				if (bodyLeft < 0) {
					head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
					const headEnd = head.indexOf(HEAD_END);
					if (headEnd < 0) return;
					const text = head.toString("latin1", 0, headEnd);
					const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
					if (length === undefined) return socket.destroy(new Error("a response without a length"));
					if (!text.startsWith("HTTP/1.1 2")) errors++;
					bodyLeft = Number(length) - (head.length - headEnd - HEAD_END.length);
					head = Buffer.alloc(0);
				} else bodyLeft -= chunk.length;
				if (bodyLeft > 0) return;
				const now = performance.now();
				latencies.push(now - asked);
				if (now < end) ask();
				else socket.end();
			});
			socket.on("error", () => errors++);
			socket.once("close", () => resolve());
		});
	}
}
