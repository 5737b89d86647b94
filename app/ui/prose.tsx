import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Running text, such as long pages and product descriptions. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames("prose", className)}>{children}</div>;
}

/** Sanitized HTML from the server. Never pass visitor input. */
export function ProseHtml({ html, className }: { html: string; className?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it
	return <div className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
