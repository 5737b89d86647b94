// Fetches JSON from our own server outside the router. A proxy's error page, a dropped connection and a timeout all
// count as lost, and the caller may retry.

/** No response within this time counts as lost. */
export const RESPONSE_TIMEOUT_MS = 30_000;

export type FetchedAnswer<Answer> =
	| { lost: false; answer: Answer; response: Response }
	/** `busy`: the server asked us to retry later. */
	| { lost: true; cause: unknown; busy: boolean; response?: Response };

export async function fetchAnswer<Answer>(
	address: string,
	init: RequestInit,
): Promise<FetchedAnswer<Answer>> {
	const limit = new AbortController();
	const timer = setTimeout(() => limit.abort(new Error("no answer in time")), RESPONSE_TIMEOUT_MS);
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
