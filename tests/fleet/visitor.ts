// A visitor with cookies, who can address one process directly.
import { mailsIn } from "#tests/support/mail-files.ts";

export class Visitor {
	readonly #cookies = new Map<string, string>();
	readonly #address: string;

	constructor(address: string) {
		this.#address = address;
	}

	get(url: string): Promise<Response> {
		return this.#send(url, {});
	}

	post(url: string, body: FormData | URLSearchParams): Promise<Response> {
		return this.#send(url, { method: "POST", body });
	}

	async #send(url: string, options: RequestInit): Promise<Response> {
		const response = await fetch(url, {
			...options,
			redirect: "manual",
			headers: {
				"X-Forwarded-For": this.#address,
				Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			},
		});
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			this.#cookies.set(name, value);
		}
		return response;
	}
}

/** Texts of the mails to this address. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
	const mails = await mailsIn(dataDir);
	return mails.filter((mail) => mail.to?.[0]?.address === address).map((mail) => mail.text ?? "");
}
