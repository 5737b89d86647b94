// Sanitizes the HTML that store editors write.
import sanitizeHtml from "sanitize-html";
import type { Product } from "./product.ts";

/** Headings start below the section's own. Images may come only from the store's image host or from us. */
const rules: sanitizeHtml.IOptions = {
	allowedTags: [
		...["p", "br", "hr", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "code", "pre"],
		...["strong", "b", "em", "i", "u", "s", "sub", "sup", "span", "div"],
		...["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"],
		...["a", "img"],
	],
	allowedAttributes: {
		a: ["href", "title", "rel"],
		img: ["src", "alt", "width", "height", "loading"],
		th: ["colspan", "rowspan", "scope"],
		td: ["colspan", "rowspan"],
		ol: ["start"],
	},
	allowedSchemes: ["https", "http", "mailto", "tel"],
	allowedSchemesByTag: { img: ["https"] },
	allowedSchemesAppliedToAttributes: ["href", "src"],
	allowProtocolRelative: false,
	disallowedTagsMode: "discard",
	enforceHtmlBoundary: false,
	transformTags: {
		h1: "h3",
		h2: "h3",
		a: (tagName, attributes) => ({
			tagName,
			attribs: attributes.href ? { ...attributes, rel: "noopener noreferrer nofollow" } : {},
		}),
		img: (tagName, attributes) => ({ tagName, attribs: { ...attributes, loading: "lazy" } }),
	},
	exclusiveFilter: (frame) => frame.tag === "img" && !ownPicture(frame.attribs.src ?? ""),
};

export function safeHtml(html: string): string {
	return sanitizeHtml(html, rules).trim();
}

export function withSafeHtml(product: Product): Product {
	const guide = product.metafields.installation_guide;
	return {
		...product,
		descriptionHtml: safeHtml(product.descriptionHtml),
		metafields: { ...product.metafields, installation_guide: guide === null ? null : safeHtml(guide) },
	};
}

function ownPicture(address: string): boolean {
	return address.startsWith("https://cdn.shopify.com/") || /^\/(?![/\\])/.test(address);
}
