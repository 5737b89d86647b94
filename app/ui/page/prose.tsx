import type { ReactNode } from "react";

/** Running text, such as long pages and product descriptions. */
export function Prose({ children }: { children: ReactNode }) {
	return <div className="prose">{children}</div>;
}

/** Sanitized HTML from the server. Never pass visitor input. */
export function ProseHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it
	return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
