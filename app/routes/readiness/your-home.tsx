// The front door: everything we know about one address, in one page.
import { data } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { nextSteps } from "#app/features/readiness/assessment/next-steps.ts";
import { isScored, scoresOf } from "#app/features/readiness/assessment/scores.ts";
import { findCheck } from "#app/features/readiness/checks/checks.server.ts";
import { LOOKUP_LIMIT } from "#app/features/readiness/checks/visitor-limits.server.ts";
import { type HomePlace, nextMove } from "#app/features/readiness/home/home.ts";
import { findHome, type HomeFound } from "#app/features/readiness/home/your-home.server.ts";
import { YourHomePage } from "#app/features/readiness/ui/your-home-page.tsx";
import { findFires } from "#app/features/red-flag/fires/find-fires.server.ts";
import { warningsIn } from "#app/features/red-flag/warnings/current-banner.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/your-home.ts";
import { NearestFires, WarningsInForce } from "./your-home-feeds.tsx";

const page = {
	path: "/your-home",
	title: "Your home",
	description:
		"Type your address: your fire hazard zone, what the law asks, warnings and fires near you, what insurers must credit, and what to fix first.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** The URL may hold an address. */
export function headers() {
	return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

const FIRES_SHOWN = 3;
const STEPS_SHOWN = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
	const search = new URL(request.url).searchParams;
	const field = (name: string) => (search.get(name) ?? "").trim().slice(0, 200);
	const asked = { address: field("address") || field("zip"), lat: field("lat"), lon: field("lon") };
	const isAsking = Object.values(asked).some((value) => value !== "");
	const limited = isAsking ? await rateLimit(LOOKUP_LIMIT, requestFacts(context).clientAddress) : null;
	if (limited && !limited.ok) {
		const found: HomeFound = {
			kind: "problem",
			problem: "Too many lookups came from your network. Wait a few minutes, then try again.",
			agencies: [],
		};
		return data({ asked, found, answer: null, near: null }, tooManyRequests(limited.retryAfterSeconds));
	}
	const [found, check] = await Promise.all([findHome(search), isAsking ? findCheck(request) : null]);
	if (found.kind !== "home") return data({ asked, found, answer: null, near: null });
	const answers = check?.answers ?? {};
	const scores = scoresOf(answers);
	return data({
		asked,
		found,
		answer: {
			scores,
			steps: nextSteps(answers, STEPS_SHOWN),
			next: nextMove(found.lookup?.found ?? null, isScored(scores) ? scores.total.percent : null),
		},
		near: nearby(found.place),
	});
}

/** From the feeds that this process follows for everybody, so it asks nobody and waits for nothing. */
function nearby({ point, county }: HomePlace) {
	const { fires, ...found } = findFires(
		new URLSearchParams({ lat: point.lat.toFixed(5), lon: point.lon.toFixed(5) }),
	);
	return {
		fires: { ...found, fires: fires.slice(0, FIRES_SHOWN).map((fire) => ({ ...fire, rings: [] })) },
		warnings: warningsIn(county),
	};
}

export default function Page({ loaderData: { asked, found, answer, near } }: Route.ComponentProps) {
	return (
		<YourHomePage
			asked={asked}
			found={found}
			answer={answer}
			warnings={near && found.kind === "home" && <WarningsInForce {...near.warnings} place={found.place} />}
			fires={near && found.kind === "home" && <NearestFires found={near.fires} place={found.place} />}
			keep={null}
		/>
	);
}
