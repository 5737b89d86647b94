// Parts of a page whose markup comes with the page and whose code comes with the visitor's first move. Until then
// they are what they are without JavaScript: links lead, forms send. In bad reception the first screen does not wait.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { nextPaint } from "./next-paint.ts";

export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	return lazy(async () => {
		if (!import.meta.env.SSR && standsAlready()) await firstMove();
		return { default: await load() };
	});
}

/** Stands around what `late` made. */
export function Late({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={null}>
			{children}
			<WaitingMark />
		</Suspense>
	);
}

/** In the server's markup, and gone as soon as the part is alive. */
function WaitingMark() {
	const [waiting, setWaiting] = useState(true);
	useEffect(() => setWaiting(false), []);
	return waiting && <span hidden data-late />;
}

/** Not so on a page reached by navigation: there is nothing to look at until the code is there. */
const standsAlready = () => document.querySelector("[data-late]") !== null;

const moves = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "wheel", "popstate"];
let moved: Promise<void> | undefined;

function firstMove(): Promise<void> {
	moved ??= new Promise((resolve) => {
		// An address with a place in it, or a way back, opens the page in its middle.
		if (window.scrollY > 0) return resolve();
		const noticed = () => {
			for (const move of moves) window.removeEventListener(move, noticed, true);
			resolve(nextPaint());
		};
		for (const move of moves) window.addEventListener(move, noticed, { capture: true, passive: true });
	});
	return moved;
}
