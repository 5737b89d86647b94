// Markup written as text, for what stands on a page dozens of times: React needs ten times as long to write it, and as
// long again to wake it in the browser. Whatever is put in is escaped, so that what somebody typed stays text; only
// markup made here goes in as it is. Attributes stand in double quotes.

export class Markup {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Piece = string | number | false | null | undefined | Markup;

export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
	let text = strings[0] ?? "";
	for (let at = 0; at < pieces.length; at++) text += written(pieces[at]) + strings[at + 1];
	return new Markup(text);
}

function written(piece: Piece): string {
	if (piece instanceof Markup) return piece.text;
	return piece === false || piece === null || piece === undefined ? "" : escaped(String(piece));
}

const SPECIAL = /["'&<>]/;
const EVERY_SPECIAL = /["'&<>]/g;
const ENTITIES: Record<string, string> = {
	'"': "&quot;",
	"'": "&#39;",
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
};

export function escaped(text: string): string {
	return SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (character) => ENTITIES[character] ?? "") : text;
}

/** Markup in its place among React's elements. */
export function Written({
	markup: { text },
	as: Tag = "div",
	...rest
}: {
	markup: Markup;
	as?: "div" | "li";
	className?: string;
	[data: `data-${string}`]: string;
}) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: made by `markup`, which escapes what it is given
	return <Tag {...rest} dangerouslySetInnerHTML={{ __html: text }} />;
}
