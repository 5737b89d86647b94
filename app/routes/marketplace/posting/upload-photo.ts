// Uploads one photo while the form is being filled in. It is attached when the listing is posted.

import { type PhotoRefusal, storePhoto } from "#app/features/marketplace/listing/photos.server.ts";
import { photoProblemText } from "#app/features/marketplace/posting/photo-problems.ts";
import { findUploader } from "#app/features/marketplace/posting/uploader-cookie.server.ts";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/upload-photo.ts";

const perAddress = { name: "upload-photo", points: 300, seconds: 3_600 };

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const { clientAddress, log } = requestFacts(context);
	const limited = await rateLimit(perAddress, clientAddress);
	if (!limited.ok)
		return Response.json(
			{ ok: false, message: "Too many photos at once. Please try again later." },
			tooManyRequests(limited.retryAfterSeconds),
		);
	const budget = await checkUploadBudget(request, clientAddress);
	if (!budget.ok)
		return Response.json(
			{ ok: false, message: photoProblemText("over-budget", "") },
			tooManyRequests(budget.retryAfterSeconds),
		);
	try {
		return await takePhoto(request, clientAddress);
	} catch (error) {
		log.error({ error }, "photo not stored");
		const message = "We couldn't save the photo just now. Please try again.";
		return Response.json({ ok: false, message }, { status: 503 });
	}
}

const statuses: Partial<Record<PhotoRefusal, number>> = { "over-budget": 429, "not-scanned": 503 };

async function takePhoto(request: Request, clientAddress: string): Promise<Response> {
	const form = await readForm(request, "listing photo");
	if (!form.ok)
		return Response.json(
			{
				ok: false,
				message: photoProblemText(form.reason === "too-large" ? "too-large" : "damaged", form.fileName ?? ""),
			},
			{ status: form.status },
		);
	try {
		const [file] = form.files;
		if (!file)
			return Response.json({ ok: false, message: photoProblemText("not-an-image", "") }, { status: 400 });
		const { hash: uploaderHash, setCookie } = await findUploader(request);
		const stored = await storePhoto(file.path, clientAddress, uploaderHash);
		return stored.ok
			? Response.json(stored, { headers: { "Set-Cookie": setCookie } })
			: Response.json(
					{ ok: false, message: photoProblemText(stored.reason, file.fileName) },
					{ status: statuses[stored.reason] ?? 400 },
				);
	} finally {
		await form.cleanup();
	}
}

export function loader(): never {
	throw new Response(null, { status: 404 });
}
