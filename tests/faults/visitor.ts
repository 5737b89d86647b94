// Acts like a browser: has an IP address and cookies, and sends a form again when no answer came.
import { setTimeout as pause } from "node:timers/promises";
import type { Ledger } from "./ledger.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type Answer = { status: number; location: string; text: string };
export type Outgoing = { body?: FormData | URLSearchParams | string; headers?: Record<string, string> };

const ANSWER_TIMEOUT_MS = 40_000;
const GIVE_UP_AFTER_MS = 180_000;

/** The site answered, but not as expected. */
export class UnexpectedAnswer extends Error {}

let visitors = 0;

export class Visitor {
	readonly #origin: string;
	readonly #random: SeededRandom;
	readonly #ledger: Ledger;
	readonly #address: string;
	readonly #cookies = new Map<string, string>();

	constructor(origin: string, random: SeededRandom, ledger: Ledger) {
		visitors += 1;
		this.#origin = origin;
		this.#random = random;
		this.#ledger = ledger;
		// Consecutive visitors come from different networks.
		this.#address = `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
	}

	get(path: string): Promise<Answer> {
		return this.#sendUntilAnswered("GET", path, {});
	}

	post(path: string, outgoing: Outgoing): Promise<Answer> {
		return this.#sendUntilAnswered("POST", path, outgoing);
	}

	/** Sends once. Rejects when the connection broke or the site answered 5xx. */
	async send(method: string, path: string, { body, headers }: Outgoing): Promise<Answer> {
		try {
			const response = await fetch(this.#origin + path, {
				method,
				body,
				headers: {
					...headers,
					"X-Forwarded-For": this.#address,
					Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
				},
				redirect: "manual",
				signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
			});
			const text = await response.text();
			if (response.status >= 500) throw new Error(`answered ${response.status}`);
			for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
			return { status: response.status, location: response.headers.get("location") ?? "", text };
		} catch (error) {
			this.#ledger.recordFailure(reasonOf(error));
			throw error;
		}
	}

	async #sendUntilAnswered(method: string, path: string, outgoing: Outgoing): Promise<Answer> {
		const end = Date.now() + GIVE_UP_AFTER_MS;
		for (;;)
			try {
				return await this.send(method, path, outgoing);
			} catch (error) {
				if (Date.now() > end)
					throw new UnexpectedAnswer(`${method} ${path}: no answer in three minutes (${reasonOf(error)})`);
				await pause(this.#random.between(100, 700));
			}
	}

	#keepCookie(line: string): void {
		const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
		if (name && value !== undefined) this.#cookies.set(name, value);
	}
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { code } = (error.cause ?? {}) as { code?: string };
	return code ?? error.message;
}
