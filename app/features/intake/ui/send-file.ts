import { href } from "react-router";
import type { DraftFile } from "../file-rules.ts";
import type { UploadAnswer } from "../upload-answer.ts";

type Sent =
	| { ok: true; file: DraftFile; draftId: string }
	| { ok: false; message: string /** The same file may well succeed the next time. */; canRetry: boolean };

/** Nothing moves for so long: the reception is gone, even if the phone does not know it yet. */
const STALLED_MS = 45_000;

/** XMLHttpRequest, because fetch does not tell how much of a body has left. */
export function sendFile(
	{ uploadKey, field, file }: { uploadKey: string; field: string; file: File },
	onShare: (share: number) => void,
): Promise<Sent> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const failed = (message: string, canRetry = true) => resolve({ ok: false, message, canRetry });
		let stalled: ReturnType<typeof setTimeout>;
		const moves = () => {
			clearTimeout(stalled);
			stalled = setTimeout(() => request.abort(), STALLED_MS);
		};
		request.onloadend = () => clearTimeout(stalled);
		request.upload.onprogress = ({ loaded, total }) => {
			moves();
			onShare(total > 0 ? loaded / total : 0);
		};
		request.onload = () => {
			const answer = answerIn(request.responseText);
			if (request.status === 200 && answer && "file" in answer) resolve({ ok: true, ...answer });
			else if (answer && "message" in answer) failed(answer.message, request.status >= 429);
			else if (request.status === 413) failed(`${file.name} is too large.`, false);
			else failed(`${file.name} was not stored. Try again.`);
		};
		request.onerror =
			request.onabort =
			request.ontimeout =
				() => failed(`The connection broke off. ${file.name} was not stored.`);
		request.open("POST", href("/intake-wizard/files"));
		const form = new FormData();
		form.append("uploadKey", uploadKey);
		form.append(field, file, file.name);
		moves();
		request.send(form);
	});
}

function answerIn(text: string): UploadAnswer | null {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
