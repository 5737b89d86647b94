// One line drawing of Lucide's set. Beside a word it says nothing of its own, so readers of the screen skip it.
import type { IconNode } from "lucide";
import { Markup } from "./markup.tsx";

export function Icon({ of, className }: { of: IconNode; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			className={iconClass(className)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawing; React need not make and wake its lines
			dangerouslySetInnerHTML={{ __html: drawingOf(of) }}
		/>
	);
}

/** The same for a part that is written as text. */
export function icon(of: IconNode, className?: string): Markup {
	return new Markup(
		`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" class="${iconClass(className)}">${drawingOf(of)}</svg>`,
	);
}

const iconClass = (className?: string) => (className ? `icon ${className}` : "icon");

const drawings = new WeakMap<IconNode, string>();

function drawingOf(node: IconNode): string {
	let drawing = drawings.get(node);
	if (drawing === undefined) {
		drawing = node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("");
		drawings.set(node, drawing);
	}
	return drawing;
}

const written = (attributes: IconNode[number][1]) =>
	Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join("");
