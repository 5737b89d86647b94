import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Running text: long pages, product descriptions. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames("prose", className)}>{children}</div>;
}

/** Sanitised HTML from the server, set as prose. Never pass text a visitor typed. */
export function ProseHtml({ html, className }: { html: string; className?: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the caller's server sanitises it
	return <div className={classNames("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
