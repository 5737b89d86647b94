// Uploads one photo. The response contains it or says what is wrong with it.
import {
	checkCookie,
	EARLIER_CHECK_MESSAGE,
	findOrCreateCheck,
	isFromEarlierCheck,
} from "#app/features/readiness/checks/checks.server.ts";
import {
	overBudgetMessage,
	photoRefusalMessage,
	storePhotos,
} from "#app/features/readiness/checks/photos.server.ts";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/photos.ts";

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
	const form = await readForm(request, "check photo");
	if (!form.ok) return Response.json({ message: photoRefusalMessage(form) }, { status: form.status });
	try {
		const [upload] = form.files;
		if (!upload) return Response.json({ message: "No photo arrived. Choose it again." }, { status: 400 });
		const check = await findOrCreateCheck(request, clientAddress);
		if (isFromEarlierCheck(check, form.fields.get("checkId")))
			return Response.json({ message: EARLIER_CHECK_MESSAGE }, { status: 409 });
		const { photos, problems } = await storePhotos(check.id, [upload], clientAddress);
		const [photo] = photos;
		if (!photo) return Response.json({ message: Object.values(problems)[0] }, { status: 422 });
		const { storageKey: _, ...shown } = photo;
		return Response.json(
			{ photo: shown, checkId: check.id },
			{ headers: { "Set-Cookie": await checkCookie(request, check.token) } },
		);
	} finally {
		await form.cleanup();
	}
}
