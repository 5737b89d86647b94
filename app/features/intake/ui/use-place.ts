import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { nextPaint } from "#app/ui/loading/next-paint.ts";
import { addressOf, type Place, parsePlace } from "../journey.ts";

/**
 * The current step. The URL holds it, but the router updates it a few frames after the click, so show the new step
 * right away.
 */
export function usePlace(posted: Place | undefined): {
	place: Place;
	hash: string;
	goTo: (next: Place) => void;
} {
	const { search, hash, key } = useLocation();
	const navigationType = useNavigationType();
	const navigate = useNavigate();
	const [pendingPlace, setPendingPlace] = useState<{ from: string; to: Place } | null>(null);
	const hasArrived =
		pendingPlace !== null &&
		pendingPlace.from !== key &&
		(parsePlace(search) === pendingPlace.to || navigationType === "POP");
	if (hasArrived) setPendingPlace(null);
	const place = pendingPlace && !hasArrived ? pendingPlace.to : (posted ?? parsePlace(search));

	function goTo(next: Place) {
		if (next === place && posted === undefined) return;
		flushSync(() => setPendingPlace({ from: key, to: next }));
		void nextPaint().then(() => navigate(addressOf(next), { preventScrollReset: true }));
	}
	return { place, hash, goTo };
}

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
