// Calls routes directly, as one visitor with cookies.
import { RouterContextProvider } from "react-router";
import { requestFactsContext } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";

type RouteFunction = (args: never) => unknown;
export type RouteAnswer = { status: number; headers: Headers; data: unknown; response: Response | null };

/** Keeps the cookies that routes set, like a browser. */
export class RouteVisitor {
	#cookies = new Map<string, string>();
	readonly clientAddress: string;

	constructor(clientAddress = "203.0.113.7") {
		this.clientAddress = clientAddress;
	}

	async call(
		route: RouteFunction,
		address: string,
		init: RequestInit = {},
		params: Record<string, string> = {},
	): Promise<RouteAnswer> {
		const headers = new Headers(init.headers);
		headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
		const request = new Request(`http://localhost${address}`, { ...init, headers });
		const context = new RouterContextProvider();
		context.set(requestFactsContext, {
			requestId: "test",
			clientAddress: this.clientAddress,
			isTls: false,
			log,
		});
		const answer = toAnswer(
			await Promise.resolve(route({ request, url: new URL(request.url), context, params } as never)).catch(
				(thrown) => thrown,
			),
		);
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			this.#cookies.set(name, value);
		}
		return answer;
	}

	post(
		route: RouteFunction,
		address: string,
		fields: Record<string, string | Blob>,
		params = {},
	): Promise<RouteAnswer> {
		const body = new FormData();
		for (const [name, value] of Object.entries(fields)) body.append(name, value);
		return this.call(route, address, { method: "POST", body }, params);
	}
}

function toAnswer(answer: unknown): RouteAnswer {
	if (answer instanceof Response)
		return { status: answer.status, headers: answer.headers, data: null, response: answer };
	if (answer instanceof Error) throw answer;
	const { data, init } = answer as { data?: unknown; init?: ResponseInit | null };
	const isWrapped = answer !== null && typeof answer === "object" && "init" in answer;
	return {
		status: init?.status ?? 200,
		headers: new Headers(init?.headers),
		data: isWrapped ? data : answer,
		response: null,
	};
}
