// Parts that are the same on every page: a server writes them once in its life. In the browser they are parts like any
// other. What stands in one knows nothing of the page around it: no context, no request, no ids.
import type { ReactNode } from "react";

export type SamePart = { readonly content: ReactNode; markup?: string };

const parts: SamePart[] = [];

export function sameEverywhere(content: ReactNode): SamePart {
	const part = { content };
	if (import.meta.env.SSR) parts.push(part);
	return part;
}

/** Before the server renders a page. */
export function writeSameParts(write: (content: ReactNode) => string): void {
	for (const part of parts) part.markup ??= write(part.content);
}

export function Same({
	part: { content, markup },
	as: Tag = "div",
	className,
}: {
	part: SamePart;
	as?: "div" | "ul";
	className?: string;
}) {
	if (markup === undefined) return <Tag className={className}>{content}</Tag>;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, from what stands in our own code
	return <Tag className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
