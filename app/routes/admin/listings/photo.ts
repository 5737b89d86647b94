// Photos of listings that are not public, for admins.
import { findPhotoAccess } from "#app/features/marketplace/listing/photos.server.ts";
import { noPhoto, photoAnswer, photoKeyOf } from "../../marketplace/posting/photo-answer.server.ts";
import type { Route } from "./+types/photo.ts";

export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
	const path = params["*"] ?? "";
	const key = photoKeyOf(path);
	if (!key || !(await findPhotoAccess(key))) return noPhoto();
	return photoAnswer(request, path, "private, no-store");
}
