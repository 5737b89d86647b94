// Uploads one file. The response contains the file or says what is wrong with it.
import {
	draftCookie,
	EARLIER_DRAFT_MESSAGE,
	findOrCreateDraft,
	isFromEarlierDraft,
} from "#app/features/intake/drafts/drafts.server.ts";
import { UPLOAD_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { storeFile } from "#app/features/intake/files/files.server.ts";
import { overBudgetMessage } from "#app/features/intake/files/over-budget.ts";
import { uploadRefusalMessage } from "#app/features/intake/files/upload-answer.ts";
import { takeFromUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/files.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = requestFacts(context);
	const limited = await rateLimit(UPLOAD_LIMIT, clientAddress);
	if (!limited.ok)
		return Response.json(
			{ message: "You've sent a lot of files. Wait a while, then try again." },
			tooManyRequests(limited.retryAfterSeconds),
		);
	const left = await takeFromUploadBudget(clientAddress, 0);
	if (!left.ok)
		return Response.json({ message: overBudgetMessage(left.why) }, tooManyRequests(left.retryAfterSeconds));
	try {
		const form = await readForm(request, "intake file");
		if (!form.ok) return Response.json({ message: uploadRefusalMessage(form) }, { status: form.status });
		try {
			const [upload] = form.files;
			if (!upload) return Response.json({ message: "No file arrived. Choose it again." }, { status: 400 });
			const draft = await findOrCreateDraft(request, clientAddress);
			if (isFromEarlierDraft(draft, form.fields.get("draftId")))
				return Response.json({ message: EARLIER_DRAFT_MESSAGE }, { status: 409 });
			const uploadKey = String(form.fields.get("uploadKey") ?? "");
			const stored = await storeFile(draft.id, upload, { clientAddress, uploadKey });
			if (!stored.ok) {
				const { message, retryAfterSeconds } = stored;
				return Response.json(
					{ message },
					retryAfterSeconds === undefined ? { status: 422 } : tooManyRequests(retryAfterSeconds),
				);
			}
			const headers = { "Set-Cookie": await draftCookie(request, draft.token) };
			return Response.json({ file: stored.file, draftId: draft.id }, { headers });
		} finally {
			await form.cleanup();
		}
	} catch (error) {
		if (error instanceof Response) return error;
		log.error({ error: error instanceof Error ? error.message : String(error) }, "intake file not stored");
		return Response.json({ message: "We couldn't save the file. Try again." }, { status: 503 });
	}
}
