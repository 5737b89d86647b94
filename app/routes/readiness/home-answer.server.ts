// What Your home says about a house besides the map: first steps, one next step, warnings and fires near it.
import { nextSteps } from "#app/features/readiness/assessment/next-steps.ts";
import { isScored, scoresOf } from "#app/features/readiness/assessment/scores.ts";
import type { Check } from "#app/features/readiness/checks/checks.server.ts";
import { type HomePlace, nextMove } from "#app/features/readiness/home/home.ts";
import type { HomeFound } from "#app/features/readiness/home/your-home.server.ts";
import { findFires } from "#app/features/red-flag/fires/find-fires.server.ts";
import { warningsIn } from "#app/features/red-flag/warnings/current-banner.server.ts";

const FIRES_SHOWN = 3;
const STEPS_SHOWN = 3;

/** The feeds are those that this process follows for everybody, so it asks nobody and waits for nothing. */
export function answerFor({ place, lookup }: Extract<HomeFound, { kind: "home" }>, check: Check | null) {
	const answers = check?.answers ?? {};
	const scores = scoresOf(answers);
	const { lat, lon } = place.point;
	const found = findFires(new URLSearchParams({ lat: lat.toFixed(5), lon: lon.toFixed(5) }));
	return {
		scores,
		steps: nextSteps(answers, STEPS_SHOWN),
		next: nextMove(lookup?.found ?? null, isScored(scores) ? scores.total.percent : null),
		fires: {
			found: { ...found, fires: found.fires.slice(0, FIRES_SHOWN).map((fire) => ({ ...fire, rings: [] })) },
			place,
		},
		warnings: { ...warningsIn(place.county), place },
		isKept: check?.place ? isSame(check.place, place) : false,
	};
}

function isSame(a: HomePlace, b: HomePlace): boolean {
	return a.precision === b.precision && a.point.lat === b.point.lat && a.point.lon === b.point.lon;
}
