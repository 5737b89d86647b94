/** Resolves after the browser has painted, so that a tap gets visible feedback before slow work starts. */
export function nextPaint(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
