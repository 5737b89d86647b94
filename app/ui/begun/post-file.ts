// Sends one file, for upload-queue.ts: nobody needs it before there is a file. With XMLHttpRequest, because fetch does not
// report upload progress.
export type SentFile<Stored> =
	| { ok: true; stored: Stored }
	| { ok: false; message: string; canRetry: boolean };

/** Without progress for this long, the connection counts as lost. */
const STALL_TIMEOUT_MS = 45_000;
/** Do not retry by itself after hours, as with a used-up budget. */
const MAX_RETRY_WAIT_SECONDS = 2 * 3_600;

export function postFile<Stored extends object>(
	address: string,
	form: FormData,
	{ fileName, lost }: { fileName: string; lost: string },
	onShare: (share: number) => void,
	signal: AbortSignal,
): Promise<SentFile<Stored>> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const failed = (message: string, canRetry = true) => resolve({ ok: false, message, canRetry });
		let stalled: ReturnType<typeof setTimeout>;
		const moves = () => {
			clearTimeout(stalled);
			stalled = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
		};
		request.onloadend = () => clearTimeout(stalled);
		request.upload.onprogress = ({ loaded, total }) => {
			moves();
			onShare(total > 0 ? loaded / total : 0);
		};
		request.onload = () => {
			const answer = parseAnswer<Stored>(request.responseText);
			if (answer && "message" in answer) failed(answer.message, isWorthRetrying(request));
			else if (answer && request.status === 200) resolve({ ok: true, stored: answer });
			else if (request.status === 413) failed(`${fileName} is too large.`, false);
			else failed(`We couldn't save ${fileName}. Try again.`);
		};
		request.onerror = request.onabort = () => failed(lost);
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", address);
		moves();
		request.send(form);
	});
}

function isWorthRetrying(request: XMLHttpRequest): boolean {
	const waitSeconds = Number(request.getResponseHeader("retry-after") ?? 0);
	return request.status >= 429 && waitSeconds <= MAX_RETRY_WAIT_SECONDS;
}

function parseAnswer<Stored extends object>(text: string): Stored | { message: string } | null {
	try {
		const answer: unknown = JSON.parse(text);
		return answer && typeof answer === "object" ? (answer as Stored) : null;
	} catch {
		// Not our response; perhaps a proxy's error page.
		return null;
	}
}
