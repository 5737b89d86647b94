// Title, description, canonical URL and sharing card of a page.
import type { MetaDescriptor } from "react-router";
import type { PictureFile } from "#app/ui/pictures/picture.tsx";
import { company } from "../company.ts";
import { localBusiness } from "./business-data.ts";

/** Replaced by PUBLIC_URL when a prerendered page is served, because it is unknown at build time. */
export const ORIGIN_PLACEHOLDER = "https://origin.invalid";

type PageFacts = { path: string; title: string; description: string; image?: string; hidden?: boolean };
type RootMatch = { loaderData?: unknown } | undefined;

export function pageMeta(page: PageFacts, matches: readonly RootMatch[]): MetaDescriptor[] {
	const origin = originOf(matches);
	const title =
		page.path === "/" ? `${company.shortName}: ${page.title}` : `${page.title} | ${company.shortName}`;
	const address = `${origin}${page.path}`;
	const tags: MetaDescriptor[] = [
		{ title },
		{ name: "description", content: page.description },
		{ property: "og:title", content: title },
		{ property: "og:description", content: page.description },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: company.name },
		{ property: "og:url", content: address },
		{ property: "og:image", content: `${origin}${page.image ?? "/og.jpg"}` },
		{ name: "twitter:card", content: "summary_large_image" },
		{ tagName: "link", rel: "canonical", href: address },
		{ "script:ld+json": localBusiness(origin) },
	];
	if (page.hidden) tags.push({ name: "robots", content: "noindex" });
	return tags;
}

/** The picture's own card for link previews, 1200 x 630. */
export function sharingCard({ path }: PictureFile): string {
	return `${path}-og.jpg`;
}

export function originOf(matches: readonly RootMatch[]): string {
	const data = matches[0]?.loaderData;
	if (data && typeof data === "object" && "origin" in data && typeof data.origin === "string")
		return data.origin;
	return ORIGIN_PLACEHOLDER;
}
