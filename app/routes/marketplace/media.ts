// Photos of listings. Access is checked in the database on every request, so that a removed photo or a hidden listing
// disappears immediately.
import { readTokenCookie } from "#app/features/marketplace/editing/edit-cookie.server.ts";
import { openEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { findPhotoAccess, type PhotoAccess } from "#app/features/marketplace/listing/photos.server.ts";
import { isUploader } from "#app/features/marketplace/posting/uploader-cookie.server.ts";
import type { Route } from "./+types/media.ts";
import { noPhoto, photoAnswer, photoKeyOf } from "./posting/photo-answer.server.ts";

/** Browsers cache it forever; shared caches, such as a CDN, must revalidate each time. */
const PUBLIC = "public, max-age=31536000, s-maxage=0, immutable";
const PRIVATE = "private, no-store";

export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
	const path = params["*"] ?? "";
	const key = photoKeyOf(path);
	const access = key ? await findPhotoAccess(key) : null;
	if (!access || !(await maySee(request, access))) return noPhoto();
	return photoAnswer(request, path, access.state === "public" ? PUBLIC : PRIVATE);
}

/** Whoever sent a photo sees it before it is posted. The owner with the edit page of a hidden listing open still sees its photos. */
async function maySee(request: Request, access: PhotoAccess): Promise<boolean> {
	if (access.state === "public") return true;
	if (access.state === "waiting") return !access.uploaderHash || isUploader(request, access.uploaderHash);
	const token = await readTokenCookie(request, access.listingId);
	return token !== "" && (await openEditLink(access.kind, access.listingId, token)).ok;
}
