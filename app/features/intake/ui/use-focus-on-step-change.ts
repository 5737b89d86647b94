import { type RefObject, useEffect, useRef } from "react";
import type { Place } from "../journey.ts";

/** After a step change, scrolls to the page header and focuses the step's heading, or the field a link names. */
export function useFocusOnStepChange(
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
		// After a failed submission the error summary has the focus.
		if (failures === known) heading.current?.focus({ preventScroll: true });
	}, [place, hash, failures, header, heading]);
}
