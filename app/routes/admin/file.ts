// A plan or photo of a submitted intake, as a download.
import { data } from "react-router";
import { fileResponse, findSubmittedFile } from "#app/features/intake/files/files.server.ts";
import type { Route } from "./+types/file.ts";

export async function loader({ params }: Route.LoaderArgs) {
	const file = await findSubmittedFile(params.id);
	const response = file && (await fileResponse(file));
	if (!response) throw data(null, { status: 404 });
	return response;
}
