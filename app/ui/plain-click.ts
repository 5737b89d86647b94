import type { MouseEvent } from "react";

/** With a modifier key, a click means a new tab or a download and is left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
