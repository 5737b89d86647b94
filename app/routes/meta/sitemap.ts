import { allSitePages } from "#app/features/company/pages/pages.ts";
import { sitemapListings } from "#app/features/marketplace/listing/newest.server.ts";
import { readCatalog } from "#app/features/shop/store/shop.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";

const OTHER_PAGES = [
	"/shop",
	"/build-my-system",
	"/marketplace",
	"/post-product",
	"/post-wanted",
	"/intake-wizard",
	"/readiness",
	"/fires",
];

export async function loader(): Promise<Response> {
	const origin = publicUrl();
	const catalog = await readCatalog();
	const products = catalog.ok ? catalog.products : [];
	const paths = [
		...allSitePages.filter((page) => !page.hidden).map((page) => page.path),
		...OTHER_PAGES,
		"/your-home",
		...products.map(({ handle }) => `/product/${encodeURIComponent(handle)}`),
	];
	const listings = await sitemapListings();
	const entries = [
		...paths.map((path) => `\t<url><loc>${origin}${path}</loc></url>`),
		...listings.map(
			({ path, changed }) => `\t<url><loc>${origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
		),
	];
	const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
	return new Response(xml, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
	});
}
