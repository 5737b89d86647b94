/** A touch is answered before the work that follows it: resolves once the browser has painted. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
