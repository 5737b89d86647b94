import { type RefObject, useEffect, useRef } from "react";
import type { Place } from "../journey.ts";

/** After a change of step the page is at its header and the keyboard at the step, or at the field a link named. */
export function useArrival(
	place: Place,
	hash: string,
	failures: number,
	header: RefObject<HTMLElement | null>,
	heading: RefObject<HTMLElement | null>,
): void {
	const before = useRef({ address: `${place}${hash}`, failures });
	useEffect(() => {
		const now = { address: `${place}${hash}`, failures };
		const { address, failures: known } = before.current;
		if (address === now.address && !hash) return;
		before.current = now;
		const field = hash ? document.getElementById(hash.slice(1)) : null;
		if (field) {
			field.focus({ preventScroll: true });
			field.scrollIntoView({ block: "center" });
			return;
		}
		header.current?.scrollIntoView({ block: "start" });
		// After a failed submission the list of problems has the focus.
		if (failures === known) heading.current?.focus({ preventScroll: true });
	}, [place, hash, failures, header, heading]);
}
