import { originOfRequest } from "#app/platform/request-context.server.ts";
import type { Route } from "./+types/robots.ts";

const CLOSED = ["/admin", "/edit-product/", "/edit-wanted/", "/checkout/"];

export function loader({ request, context }: Route.LoaderArgs): Response {
	const lines = [
		"User-agent: *",
		...CLOSED.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${originOfRequest(request, context)}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
}
