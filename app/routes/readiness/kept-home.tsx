// Your home behind its mailed link. Opening it changes nothing; a button forgets the address.
import { data, href, redirect } from "react-router";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { checkOfHomeLink, forgetPlace, LOOKUP_LIMIT } from "#app/features/readiness/checks/checks.server.ts";
import { homeAt } from "#app/features/readiness/home/your-home.server.ts";
import { ForgetHome } from "#app/features/readiness/ui/keep-home.tsx";
import { YourHomePage } from "#app/features/readiness/ui/your-home-page.tsx";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { Route } from "./+types/kept-home.ts";
import { answerFor } from "./home-answer.server.ts";
import { NearestFires, WarningsInForce } from "./your-home-feeds.tsx";

export const meta: Route.MetaFunction = () => privateMeta("Your home");

export function headers() {
	return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const check = await checkOfHomeLink(params.token);
	if (!check?.place) return data({ found: null, answer: null }, { status: 404 });
	const limited = await rateLimit(LOOKUP_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok) throw data(null, tooManyRequests(limited.retryAfterSeconds));
	const found = await homeAt(check.place);
	return data({ found, answer: answerFor(found, check) });
}

export async function action({ request, params }: Route.ActionArgs) {
	const check = await checkOfHomeLink(params.token);
	if (!check) return redirect(href("/your-home/:token", params), 303);
	await forgetPlace(check.id);
	return redirectWithToast(request, href("/your-home"), {
		title: "Forgotten",
		text: "We no longer keep this address.",
	});
}

export default function Page({ loaderData: { found, answer } }: Route.ComponentProps) {
	if (!found || !answer)
		return (
			<Band>
				<h1 className="text-title mb-8">Your home</h1>
				<EmptyState
					title="This link shows nothing anymore"
					action={<ButtonLink to={href("/your-home")}>Enter an address</ButtonLink>}
				>
					Its address was forgotten, or it has been kept for as long as we keep it.
				</EmptyState>
			</Band>
		);
	return (
		<YourHomePage
			asked={{ address: found.place.label, lat: "", lon: "" }}
			found={found}
			answer={answer}
			warnings={<WarningsInForce {...answer.warnings} />}
			fires={<NearestFires {...answer.fires} />}
			keep={
				<>
					<h2 className="text-subheading">Anyone with this link can see the address</h2>
					<ForgetHome />
				</>
			}
		/>
	);
}
