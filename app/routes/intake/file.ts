// Lets the owner of the draft see, download or delete a file.
import { data } from "react-router";
import { findDraft } from "#app/features/intake/drafts/drafts.server.ts";
import { THUMBNAIL_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import {
	fileResponse,
	findDraftFile,
	removeFile,
	type StoredIntakeFile,
} from "#app/features/intake/files/files.server.ts";
import { thumbnailResponse } from "#app/features/intake/files/thumbnails.server.ts";
import { type RequestFacts, requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const draft = await findDraft(request);
	const file = draft && (await findDraftFile(draft.id, params.id));
	const asThumbnail = new URL(request.url).searchParams.has("thumbnail");
	const response =
		file && (await (asThumbnail ? limitedThumbnail(file, requestFacts(context)) : fileResponse(file)));
	if (!response) throw data(null, { status: 404 });
	return response;
}

async function limitedThumbnail(file: StoredIntakeFile, { clientAddress }: RequestFacts) {
	const limited = await rateLimit(THUMBNAIL_LIMIT, clientAddress);
	return limited.ok
		? thumbnailResponse(file, clientAddress)
		: new Response(null, tooManyRequests(limited.retryAfterSeconds));
}

export async function action({ request, params }: Route.ActionArgs) {
	if (request.method !== "DELETE") throw data(null, { status: 405 });
	const draft = await findDraft(request);
	const removed = draft && (await removeFile(draft.id, params.id));
	return Response.json({ removed: Boolean(removed) }, { status: removed ? 200 : 404 });
}
