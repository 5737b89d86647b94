// Uploads one photo. The response contains it or says what is wrong with it.
import {
	checkCookie,
	EARLIER_CHECK_MESSAGE,
	findOrCreateCheck,
	isFromEarlierCheck,
} from "#app/features/readiness/checks/checks.server.ts";
import { photosOf } from "#app/features/readiness/checks/photos.server.ts";
import { PHOTO_FIELD } from "#app/features/readiness/photo.ts";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/photos.ts";
import { overBudgetMessage, PHOTO_LIMITS, photoRefusalMessage, storePhotos } from "./store-photos.server.ts";

const UPLOAD_LIMIT = { name: "readiness-upload", points: 200, seconds: 3_600 };

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(UPLOAD_LIMIT, clientAddress);
	if (!limited.ok)
		return Response.json(
			{ message: "You've sent a lot of photos. Wait a while, then try again." },
			tooManyRequests(limited.retryAfterSeconds),
		);
	const budget = await checkUploadBudget(request, clientAddress);
	if (!budget.ok)
		return Response.json(
			{ message: overBudgetMessage(budget.why) },
			tooManyRequests(budget.retryAfterSeconds),
		);
	const form = await readForm(request, { ...PHOTO_LIMITS, files: 1 });
	if (!form.ok) return Response.json({ message: photoRefusalMessage(form) }, { status: form.status });
	try {
		const [upload] = form.files;
		if (!upload) return Response.json({ message: "No photo arrived. Choose it again." }, { status: 400 });
		const check = await findOrCreateCheck(request, clientAddress);
		if (isFromEarlierCheck(check, form.fields.get("checkId")))
			return Response.json({ message: EARLIER_CHECK_MESSAGE }, { status: 409 });
		const [problem] = Object.values(await storePhotos(check.id, [upload], clientAddress));
		if (problem) return Response.json({ message: problem }, { status: 422 });
		const measureId = upload.field.slice(PHOTO_FIELD.length);
		const photo = (await photosOf(check.id)).find((one) => one.measureId === measureId);
		if (!photo) return Response.json({ message: "We couldn't save the photo. Try again." }, { status: 503 });
		const { storageKey: _, ...shown } = photo;
		return Response.json(
			{ photo: shown, checkId: check.id },
			{ headers: { "Set-Cookie": await checkCookie(request, check.token) } },
		);
	} finally {
		await form.cleanup();
	}
}
