import type { MouseEvent } from "react";

/** A press that means 'here'; with a key held down it means a new tab or a download, and belongs to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
