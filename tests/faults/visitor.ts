// Somebody with a browser: an address, cookies, and the patience to send a form again when no answer came.
import { setTimeout as pause } from "node:timers/promises";
import type { Dice } from "./dice.ts";
import type { Ledger } from "./ledger.ts";

export type Answer = { status: number; location: string; text: string };
export type Outgoing = { body?: FormData | URLSearchParams | string; headers?: Record<string, string> };

const ANSWER_WITHIN_MS = 40_000;
const PATIENCE_MS = 180_000;

/** The site answered, but not as it should have. */
export class Surprise extends Error {}

let visitors = 0;

export class Visitor {
	readonly #origin: string;
	readonly #dice: Dice;
	readonly #ledger: Ledger;
	readonly #address: string;
	readonly #cookies = new Map<string, string>();

	constructor(origin: string, dice: Dice, ledger: Ledger) {
		visitors += 1;
		this.#origin = origin;
		this.#dice = dice;
		this.#ledger = ledger;
		// The third part changes slowest but one: neighbours of one network are far apart in time.
		this.#address = `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
	}

	get(path: string): Promise<Answer> {
		return this.#insist("GET", path, {});
	}

	post(path: string, outgoing: Outgoing): Promise<Answer> {
		return this.#insist("POST", path, outgoing);
	}

	/** One try: rejects when the connection broke or the site said that it is in trouble. */
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
				signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
			});
			const text = await response.text();
			if (response.status >= 500) throw new Error(`answered ${response.status}`);
			for (const line of response.headers.getSetCookie()) this.#keepCookie(line);
			return { status: response.status, location: response.headers.get("location") ?? "", text };
		} catch (error) {
			this.#ledger.trouble(reasonOf(error));
			throw error;
		}
	}

	async #insist(method: string, path: string, outgoing: Outgoing): Promise<Answer> {
		const end = Date.now() + PATIENCE_MS;
		for (;;)
			try {
				return await this.send(method, path, outgoing);
			} catch (error) {
				if (Date.now() > end)
					throw new Surprise(`${method} ${path}: no answer in three minutes (${reasonOf(error)})`);
				await pause(this.#dice.between(100, 700));
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
