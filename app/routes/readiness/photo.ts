// Shows a photo to the owner of the check, or to whoever has its link, and lets the owner delete it.
import { data } from "react-router";
import { findCheck, findShownCheck } from "#app/features/readiness/checks/checks.server.ts";
import { photoResponse, removePhoto } from "#app/features/readiness/checks/photos.server.ts";
import type { Route } from "./+types/photo.ts";

export async function loader({ request, params }: Route.LoaderArgs) {
	const shown = await findShownCheck(request);
	const response = shown && (await photoResponse(shown.check.id, params.id));
	if (!response) throw data(null, { status: 404 });
	return response;
}

export async function action({ request, params }: Route.ActionArgs) {
	if (request.method !== "DELETE") throw data(null, { status: 405 });
	const check = await findCheck(request);
	const isRemoved = check && (await removePhoto(check.id, params.id));
	return Response.json({ removed: Boolean(isRemoved) }, { status: isRemoved ? 200 : 404 });
}
