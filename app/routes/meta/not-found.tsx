// Responds to every unknown URL with a 404 page and a log line.
import { data } from "react-router";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { loggablePath } from "#app/platform/masked-paths.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ request, context }: Route.LoaderArgs): never {
	requestFacts(context).log.warn({ path: loggablePath(new URL(request.url).pathname) }, "page not found");
	throw data(null, { status: 404 });
}

export function action({ request, context }: Route.ActionArgs): never {
	requestFacts(context).log.warn(
		{ path: loggablePath(new URL(request.url).pathname), method: request.method },
		"page not found",
	);
	throw data(null, { status: 404 });
}

export default function NotFound() {
	return null;
}
