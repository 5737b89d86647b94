import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { nextPaint } from "#app/ui/loading/next-paint.ts";
import { addressOf, type Place, parsePlace } from "../../journey.ts";

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
