import { publicUrl } from "#app/platform/http/public-url.server.ts";

const CLOSED = [
	"/admin",
	"/edit-product/",
	"/edit-wanted/",
	"/checkout/",
	"/messages/",
	"/alerts",
	"/appeal/",
];

export function loader(): Response {
	const lines = [
		"User-agent: *",
		...CLOSED.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${publicUrl()}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
}
