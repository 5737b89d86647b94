import { href } from "react-router";
import type { DraftFile } from "../../files/file-rules.ts";
import type { UploadAnswer } from "../../files/upload-answer.ts";

type Sent =
	| { ok: true; file: DraftFile; draftId: string }
	/** `canRetry`: sending the same file again may succeed. */
	| { ok: false; message: string; canRetry: boolean };

/** Without progress for this long, treat the connection as lost. */
const STALL_TIMEOUT_MS = 45_000;

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendFile(
	{ draftId, uploadKey, field, file }: { draftId: string; uploadKey: string; field: string; file: File },
	onShare: (share: number) => void,
): Promise<Sent> {
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
			const answer = parseAnswer(request.responseText);
			if (request.status === 200 && answer && "file" in answer) resolve({ ok: true, ...answer });
			else if (answer && "message" in answer) failed(answer.message, canRetryAfter(request));
			else if (request.status === 413) failed(`${file.name} is too large.`, false);
			else failed(`We couldn't save ${file.name}. Try again.`);
		};
		request.onerror =
			request.onabort =
			request.ontimeout =
				() => failed(`The connection was lost, so ${file.name} wasn't saved.`);
		request.open("POST", href("/intake-wizard/files"));
		const form = new FormData();
		form.append("draftId", draftId);
		form.append("uploadKey", uploadKey);
		form.append(field, file, file.name);
		moves();
		request.send(form);
	});
}

/** Do not retry automatically after hours, as with a used-up budget. */
function canRetryAfter(request: XMLHttpRequest): boolean {
	const waitSeconds = Number(request.getResponseHeader("retry-after") ?? 0);
	return request.status >= 429 && waitSeconds <= MAX_RETRY_WAIT_SECONDS;
}

const MAX_RETRY_WAIT_SECONDS = 2 * 3_600;

function parseAnswer(text: string): UploadAnswer | null {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
