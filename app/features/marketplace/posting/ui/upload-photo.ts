// Uploads one photo with XMLHttpRequest, because `fetch` does not report upload progress.
import { RESPONSE_TIMEOUT_MS } from "#app/ui/loading/fetch-answer.ts";
import type { Photo } from "../../listing/listing.ts";

export type UploadedPhoto = Photo & { id: string };
export type UploadAnswer = { ok: true; photo: UploadedPhoto } | { ok: false; message: string };

const UPLOAD_FAILED = "The upload was interrupted. Please choose the photo again.";

export function uploadPhoto(
	photo: Blob,
	fileName: string,
	{ onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadAnswer> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		const body = new FormData();
		body.append("images", photo, fileName);
		let silence: ReturnType<typeof setTimeout>;
		const waitOn = () => {
			clearTimeout(silence);
			silence = setTimeout(() => request.abort(), RESPONSE_TIMEOUT_MS);
		};
		request.upload.onprogress = ({ loaded, total }) => {
			waitOn();
			onProgress(total > 0 ? loaded / total : 0);
		};
		request.onloadend = () => clearTimeout(silence);
		request.onload = () => resolve(parseAnswer(request.responseText));
		request.onerror = request.onabort = () => resolve({ ok: false, message: UPLOAD_FAILED });
		signal.addEventListener("abort", () => request.abort());
		request.open("POST", "/post-product/photos");
		waitOn();
		request.send(body);
	});
}

function parseAnswer(text: string): UploadAnswer {
	try {
		const answer: unknown = JSON.parse(text);
		if (answer && typeof answer === "object" && "ok" in answer) return answer as UploadAnswer;
	} catch {
		// Not our response; perhaps a proxy's error page.
	}
	return { ok: false, message: UPLOAD_FAILED };
}
