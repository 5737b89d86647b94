import type { MetaDescriptor } from "react-router";
import { company } from "../company.ts";

/** For a page whose address is a key: search engines must not list it, and links on it must not pass it on. */
export function privateMeta(title: string): MetaDescriptor[] {
	return [
		{ title: `${title} | ${company.shortName}` },
		{ name: "robots", content: "noindex" },
		{ name: "referrer", content: "same-origin" },
	];
}
