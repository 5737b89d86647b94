import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { nextPaint } from "#app/ui/next-paint.ts";
import { addressOf, type Place, placeIn } from "../journey.ts";

/**
 * Where the visitor is. The address says it, but the router brings a new address some frames after the click: the step
 * goes ahead of it, so that the very next frame shows it.
 */
export function usePlace(posted: Place | undefined): {
	place: Place;
	hash: string;
	goTo: (next: Place) => void;
} {
	const { search, hash, key } = useLocation();
	const cameBy = useNavigationType();
	const navigate = useNavigate();
	const [ahead, setAhead] = useState<{ from: string; to: Place } | null>(null);
	const hasArrived =
		ahead !== null && ahead.from !== key && (placeIn(search) === ahead.to || cameBy === "POP");
	if (hasArrived) setAhead(null);
	const place = ahead && !hasArrived ? ahead.to : (posted ?? placeIn(search));

	function goTo(next: Place) {
		if (next === place && posted === undefined) return;
		flushSync(() => setAhead({ from: key, to: next }));
		void nextPaint().then(() => navigate(addressOf(next), { preventScrollReset: true }));
	}
	return { place, hash, goTo };
}
