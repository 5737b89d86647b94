// Calls Shopify's Storefront API with timeouts, backoff on throttling, and readable errors.

import { setTimeout as wait } from "node:timers/promises";
import { callService } from "#app/platform/http/services.server.ts";

export type ShopifySettings = {
	url: string;
	token: string;
	timeoutMs?: number;
	/** Before the first retry. Doubles with every retry. */
	backOffMs?: number;
};

export type CallOptions = {
	/** The buyer's IP address; Shopify then counts its rate limits per buyer. */
	buyerAddress?: string;
	/** Queries may be repeated after a timeout; an order may not. */
	repeatable: boolean;
	/** For all attempts and the waits between them. Somebody waits for the answer. */
	totalMs: number;
};

export class ShopifyError extends Error {}

const MAX_ATTEMPTS = 4;
const MAX_WAIT_MS = 8_000;

export async function callShopify<Data>(
	settings: ShopifySettings,
	query: string,
	variables: Record<string, unknown>,
	options: CallOptions,
): Promise<Data> {
	let problem = "";
	const deadline = Date.now() + options.totalMs;
	for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
		const answer = await attempt<Data>(settings, query, variables, options, deadline);
		if ("data" in answer) return answer.data;
		problem = answer.problem;
		const mayRetry = answer.throttled || (answer.passing && options.repeatable);
		if (!mayRetry || tries === MAX_ATTEMPTS) break;
		const backOff = (settings.backOffMs ?? 500) * 2 ** (tries - 1);
		const pause = Math.min(Math.max(backOff, answer.retryAfterMs ?? 0), MAX_WAIT_MS);
		if (Date.now() + pause >= deadline) break;
		await wait(pause);
	}
	throw new ShopifyError(problem);
}

type Attempt<Data> =
	| { data: Data }
	| { problem: string; throttled?: boolean; passing?: boolean; retryAfterMs?: number };

async function attempt<Data>(
	settings: ShopifySettings,
	query: string,
	variables: Record<string, unknown>,
	{ buyerAddress }: CallOptions,
	deadline: number,
): Promise<Attempt<Data>> {
	let response: Response;
	let text: string;
	try {
		response = await callService("shop", settings.url, {
			method: "POST",
			headers: {
				...tokenHeader(settings.token),
				...buyerHeader(buyerAddress),
				"Content-Type": "application/json",
			},
			body: JSON.stringify({ query, variables }),
			signal: AbortSignal.timeout(Math.max(1, Math.min(settings.timeoutMs ?? 8_000, deadline - Date.now()))),
		});
		text = await response.text();
	} catch (error) {
		return {
			problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
			passing: true,
		};
	}
	if (response.status === 429 || response.status === 430)
		return { problem: `throttled (${response.status})`, throttled: true, retryAfterMs: retryAfter(response) };
	if (!response.ok) return { problem: `status ${response.status}`, passing: response.status >= 500 };
	return readBody(text);
}

function readBody<Data>(text: string): Attempt<Data> {
	let body: { data?: Data | null; errors?: { message?: string; extensions?: { code?: string } }[] };
	try {
		body = JSON.parse(text);
	} catch {
		return { problem: "an answer that is not JSON", passing: true };
	}
	if (body.errors?.length) {
		const throttled = body.errors.some((error) => error.extensions?.code === "THROTTLED");
		const problem = body.errors.map((error) => error.message ?? "unnamed error").join("; ");
		return { problem: problem.slice(0, 500), throttled };
	}
	return body.data ? { data: body.data } : { problem: "an answer without data" };
}

/** Shopify has two kinds of tokens with different headers. Private tokens have a prefix. */
function tokenHeader(token: string): Record<string, string> {
	return token.startsWith("shpat_")
		? { "Shopify-Storefront-Private-Token": token }
		: { "X-Shopify-Storefront-Access-Token": token };
}

function buyerHeader(address: string | undefined): Record<string, string> {
	return address ? { "Shopify-Storefront-Buyer-IP": address } : {};
}

function retryAfter(response: Response): number | undefined {
	const seconds = Number(response.headers.get("Retry-After"));
	return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}
