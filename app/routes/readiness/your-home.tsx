// The front door: everything we know about one address, in one page.
import { data, href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import {
	checkCookie,
	findCheck,
	findOrCreateCheck,
	forgetPlace,
	keepPlace,
	LOOKUP_LIMIT,
} from "#app/features/readiness/checks/checks.server.ts";
import { mailHomeLink } from "#app/features/readiness/home/home-link.server.tsx";
import { findHome, type HomeFound, homeAt } from "#app/features/readiness/home/your-home.server.ts";
import { KeepHome } from "#app/features/readiness/ui/keep-home.tsx";
import { YourHomePage } from "#app/features/readiness/ui/your-home-page.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/your-home.ts";
import { fillIntake } from "./fill-intake.server.ts";
import { answerFor } from "./home-answer.server.ts";
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

export async function loader({ request, context }: Route.LoaderArgs) {
	const search = new URL(request.url).searchParams;
	const field = (name: string) => (search.get(name) ?? "").trim().slice(0, 200);
	const asked = { address: field("address") || field("zip"), lat: field("lat"), lon: field("lon") };
	const isAsking = Object.values(asked).some((value) => value !== "");
	const check = await findCheck(request);
	// Whoever comes back without a question sees the house that this browser keeps.
	if (!isAsking && !check?.place)
		return data({ asked, found: { kind: "nothing" } as HomeFound, answer: null });
	const limited = await rateLimit(LOOKUP_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok)
		return data(
			{
				asked,
				found: {
					kind: "problem",
					problem: "Too many lookups came from your network. Wait a few minutes, then try again.",
					agencies: [],
				} as HomeFound,
				answer: null,
			},
			tooManyRequests(limited.retryAfterSeconds),
		);
	const found = !isAsking && check?.place ? await homeAt(check.place) : await findHome(search);
	return data({ asked, found, answer: found.kind === "home" ? answerFor(found, check) : null });
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const facts = requestFacts(context);
	const intent = form.get("intent");
	if (intent === "forget") {
		const check = await findCheck(request);
		if (check) await forgetPlace(check.id);
		return redirectWithToast(request, href("/your-home"), {
			title: "Forgotten",
			text: "We no longer keep this address.",
		});
	}
	const limited = await rateLimit(LOOKUP_LIMIT, facts.clientAddress);
	if (!limited.ok) throw data(null, tooManyRequests(limited.retryAfterSeconds));
	const question = new URLSearchParams(
		["address", "zip", "lat", "lon"].flatMap((name) => {
			const value = form.get(name);
			return typeof value === "string" && value !== "" ? [[name, value]] : [];
		}),
	);
	const found = await findHome(question);
	if (found.kind !== "home") return redirect(`${href("/your-home")}?${question}`, 303);
	const check = await findOrCreateCheck(request, facts.clientAddress);
	const kept = { ...check, ...(await keepPlace(check.id, found.place)) };
	const headers = new Headers({ "Set-Cookie": await checkCookie(request, check.token) });
	switch (form.get("then")) {
		case "readiness":
			return redirect(href("/readiness"), { status: 303, headers });
		case "intake":
			headers.append("Set-Cookie", await fillIntake(request, kept, facts.clientAddress));
			return redirect(href("/intake-wizard"), { status: 303, headers });
	}
	if (intent !== "mail") return redirect(`${href("/your-home")}?${question}`, { status: 303, headers });
	const email = String(form.get("email") ?? "").slice(0, 300);
	const mailed = await mailHomeLink(check.id, email, facts);
	return data({ mailed: { ...mailed, email } }, { status: mailed.ok ? 200 : 400, headers });
}

export default function Page({ loaderData: { asked, found, answer }, actionData }: Route.ComponentProps) {
	const home = found.kind === "home" && answer ? found : null;
	return (
		<YourHomePage
			asked={asked}
			found={found}
			answer={answer}
			warnings={answer && <WarningsInForce {...answer.warnings} />}
			fires={answer && <NearestFires {...answer.fires} />}
			keep={
				home && answer && <KeepHome place={home.place} isKept={answer.isKept} mailed={actionData?.mailed} />
			}
		/>
	);
}
