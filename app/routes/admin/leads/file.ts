// A plan or photo of a lead, as a download, or a small picture of it with `?small`.
import { data } from "react-router";
import { fileResponse, findSubmittedFile } from "#app/features/intake/files/files.server.ts";
import { thumbnailResponse } from "#app/features/intake/files/thumbnails.server.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ params, url }: Route.LoaderArgs) {
	const file = await findSubmittedFile(params.id);
	const answer = url.searchParams.has("small") ? thumbnailResponse : fileResponse;
	const response = file && (await answer(file, "office"));
	if (!response) throw data(null, { status: 404 });
	return response;
}
