// A client that sends what browsers and fetch() would normalize: raw paths, odd methods, half a body.
import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export type Attack = {
	method: string;
	/** As on the request line, including the query. */
	path: string;
	headers: OutgoingHttpHeaders;
	body?: Buffer | string;
};

export type Answer =
	| { kind: "answered"; status: number; headers: IncomingHttpHeaders; body: string; ms: number }
	/** The connection ended without a response. */
	| { kind: "broken"; error: string; stale?: boolean; ms: number }
	| { kind: "hung"; ms: number };

const keptAlive = new Agent({ keepAlive: true, maxSockets: 16 });

/** A keep-alive connection may close as the next request is sent; it is then retried on a new one. */
export async function send(origin: string, attack: Attack, timeoutMs = 15_000): Promise<Answer> {
	const first = await sendOnce(origin, attack, timeoutMs, keptAlive);
	return first.kind === "broken" && first.stale ? sendOnce(origin, attack, timeoutMs, false) : first;
}

function sendOnce(origin: string, attack: Attack, timeoutMs: number, agent: Agent | false): Promise<Answer> {
	const { hostname, port } = new URL(origin);
	const started = performance.now();
	return new Promise((resolve) => {
		const end = (answer: { kind: "broken"; error: string; stale?: boolean } | { kind: "hung" }) =>
			resolve({ ...answer, ms: performance.now() - started });
		const body = attack.body === undefined ? undefined : Buffer.from(attack.body as string);
		const hasLength = Object.keys(attack.headers).some((name) =>
			/^(content-length|transfer-encoding)$/i.test(name),
		);
		const request = httpRequest({
			agent,
			host: hostname,
			port,
			method: attack.method,
			path: attack.path,
			headers: { ...(body && !hasLength ? { "Content-Length": body.length } : {}), ...attack.headers },
			setHost: !("Host" in attack.headers),
		});
		const deadline = setTimeout(() => {
			end({ kind: "hung" });
			request.destroy();
		}, timeoutMs);
		request.on("response", (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("close", () => {
				clearTimeout(deadline);
				if (!response.complete) return end({ kind: "broken", error: "the answer broke off" });
				resolve({
					kind: "answered",
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks).toString("utf8"),
					ms: performance.now() - started,
				});
			});
		});
		request.on("error", (error) => {
			clearTimeout(deadline);
			end({ kind: "broken", error: error.message, stale: request.reusedSocket });
		});
		request.end(body);
	});
}

/** True for a redirect within our site, not to a host that only looks like a path. */
export function staysHere(location: string): boolean {
	return /^\/(?![/\\])/.test(location);
}
