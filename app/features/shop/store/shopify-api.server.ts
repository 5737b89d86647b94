// One call to the Storefront API: time-outs, throttling with back-off, and errors that say what happened.
import { setTimeout as wait } from "node:timers/promises";

export type ShopifySettings = {
	url: string;
	token: string;
	timeoutMs?: number;
	/** Before the first retry; every further one waits twice as long. */
	backOffMs?: number;
};

export type CallOptions = {
	/** Whose wish it is; Shopify then counts limits per buyer. */
	buyerAddress?: string;
	/** A question may be asked again after a time-out; an order may not. */
	repeatable: boolean;
};

export class ShopifyFailure extends Error {}

const TRIES = 4;
const LONGEST_WAIT_MS = 8_000;

export async function askShopify<Data>(
	settings: ShopifySettings,
	query: string,
	variables: Record<string, unknown>,
	options: CallOptions,
): Promise<Data> {
	let problem = "";
	for (let tries = 1; tries <= TRIES; tries++) {
		const answer = await attempt<Data>(settings, query, variables, options);
		if ("data" in answer) return answer.data;
		problem = answer.problem;
		const mayRetry = answer.throttled || (answer.passing && options.repeatable);
		if (!mayRetry || tries === TRIES) break;
		const backOff = (settings.backOffMs ?? 500) * 2 ** (tries - 1);
		await wait(Math.min(Math.max(backOff, answer.retryAfterMs ?? 0), LONGEST_WAIT_MS));
	}
	throw new ShopifyFailure(problem);
}

type Attempt<Data> =
	| { data: Data }
	| { problem: string; throttled?: boolean; passing?: boolean; retryAfterMs?: number };

async function attempt<Data>(
	settings: ShopifySettings,
	query: string,
	variables: Record<string, unknown>,
	{ buyerAddress }: CallOptions,
): Promise<Attempt<Data>> {
	let response: Response;
	let text: string;
	try {
		response = await fetch(settings.url, {
			method: "POST",
			headers: {
				...tokenHeader(settings.token),
				...buyerHeader(buyerAddress),
				"Content-Type": "application/json",
			},
			body: JSON.stringify({ query, variables }),
			signal: AbortSignal.timeout(settings.timeoutMs ?? 8_000),
			redirect: "error",
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

/** Shopify has two kinds of tokens, with a header each; private ones say so in their first letters. */
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
