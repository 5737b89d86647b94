// For what a page sends by itself, without the router: an answer is JSON from our own server. A proxy's error page, a
// cut connection and silence all count as lost, and whoever sent may send again.

/** Past this, silence counts as a lost answer. */
export const ANSWER_LIMIT_MS = 30_000;

export type FetchedAnswer<Answer> =
	| { lost: false; answer: Answer; response: Response }
	/** `busy`: the server asked us to come back later. */
	| { lost: true; cause: unknown; busy: boolean; response?: Response };

export async function fetchAnswer<Answer>(
	address: string,
	init: RequestInit,
): Promise<FetchedAnswer<Answer>> {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(new Error("no answer in time")), ANSWER_LIMIT_MS);
	try {
		const response = await fetch(address, { ...init, signal: limit.signal });
		if (!response.headers.get("Content-Type")?.includes("json"))
			return { lost: true, cause: `status ${response.status}`, busy: isBusy(response.status), response };
		return { lost: false, answer: (await response.json()) as Answer, response };
	} catch (cause) {
		return { lost: true, cause, busy: false };
	} finally {
		clearTimeout(timer);
	}
}

export function isBusy(status: number): boolean {
	return status === 503 || status === 429;
}
