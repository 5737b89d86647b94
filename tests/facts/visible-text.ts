// What a reader of an HTML page gets: its lines of text, and the texts in attributes that screen readers and search
// engines read.

const BLOCK =
	/<\/?(?:p|li|h[1-6]|dt|dd|td|th|tr|div|section|option|button|label|legend|figcaption|summary|br|a)\b[^>]*>/g;
const SPOKEN = /\s(?:alt|aria-label|placeholder|title)="([^"]+)"/g;
const DESCRIPTION = /<meta name="description" content="([^"]+)"/;
const TITLE = /<title>([^<]+)<\/title>/;

export function linesOf(html: string): string[] {
	const body = html
		.replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
		.replace(/<head\b.*?<\/head>/s, "")
		.replace(/<!--.*?-->/gs, "");
	const shown = body.replace(BLOCK, "\n").replace(/<[^>]+>/g, "");
	const spoken = [...body.matchAll(SPOKEN)].map(([, text]) => text ?? "");
	const head = [TITLE, DESCRIPTION].map((pattern) => pattern.exec(html)?.[1] ?? "");
	return [...head, ...shown.split("\n"), ...spoken]
		.map((line) => decoded(line).replace(/\s+/g, " ").trim())
		.filter((line) => line !== "");
}

/** The sentences of the page's own content, by paragraph. Links stay inside their sentence. */
export function paragraphsOf(html: string): string[] {
	const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? html;
	return main
		.replace(/<!--.*?-->|<(script|svg|style)\b.*?<\/\1>/gs, "")
		.replace(/<span class="[^"]*\b(?:block|sr-only|flex|inline-flex)\b[^"]*">/g, "\n")
		.replace(/<\/?a\b[^>]*>/g, "")
		.replace(BLOCK, "\n")
		.replace(/<[^>]+>/g, "")
		.split("\n")
		.map((line) => decoded(line).replace(/\s+/g, " ").trim())
		.filter((line) => /[.?!]$/.test(line) && line.split(" ").length > 3);
}

/**
 * Every piece of the page's own text that shows on arrival: what stands in a box or a span of its own. Links stay inside
 * their sentence. Of closed boxes only the line to click counts.
 */
export function mainLines(html: string): string[] {
	const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? "";
	return main
		.replace(/<!--.*?-->|<(script|svg|style|noscript|template)\b.*?<\/\1>/gs, "")
		.replace(/<dialog\b.*?<\/dialog>/gs, "")
		.replace(/(<details\b(?![^>]* open\b)[^>]*>\s*<summary\b.*?<\/summary>).*?<\/details>/gs, "$1")
		.replace(/<\/?a\b[^>]*>/g, " ")
		.replace(BLOCK, "\n")
		.replace(/<\/?span\b[^>]*>/g, "\n")
		.replace(/<[^>]+>/g, " ")
		.split("\n")
		.map((line) => decoded(line).replace(/\s+/g, " ").trim())
		.filter((line) => line !== "");
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

function decoded(text: string): string {
	return text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? " ");
}
