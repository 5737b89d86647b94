// The sign-in page and the moderation panel, whose code and data are sent only after sign-in.
import { lazy } from "react";
import { data, href, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { currentAdmin, isGate, isSessionUnknown, safeReturnPath } from "#app/features/admin/access.server.ts";
import { isSharedPasswordOn } from "#app/features/admin/accounts/owner-access.server.ts";
import { passkeyRequest, passkeysOf } from "#app/features/admin/accounts/passkeys.server.ts";
import { replacementProblem } from "#app/features/admin/accounts/password-rules.server.ts";
import { findStaff } from "#app/features/admin/accounts/staff.server.ts";
import type { Attempt } from "#app/features/admin/attempts.server.ts";
import { readAttempt } from "#app/features/admin/attempts.server.ts";
import { confirmPerson, unlock } from "#app/features/admin/gate.server.ts";
import { readKeptFields } from "#app/features/admin/kept-form.ts";
import { GateForm, type GateView } from "#app/features/admin/ui/gate-form.tsx";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/panel.ts";
import { panelProps } from "./listings/listing-view.server.ts";

const page = {
	path: "/admin",
	title: "Admin",
	description: "For the people who run the marketplace.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** For the 'Retry-After' header of a refused attempt. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
	if (isSessionUnknown(context)) return data({ gate: null, panel: null }, { status: 503 });
	const session = currentAdmin(context);
	const isConfirming = url.searchParams.has("confirm");
	if (!session) return { gate: await signInView(url), panel: null };
	if (isConfirming && !session.isConfirmed) return { gate: await confirmView(session), panel: null };
	if (isConfirming) throw redirect(safeReturnPath(url.searchParams.get("to")));
	try {
		return { gate: null, panel: await panelProps(url.searchParams) };
	} catch (error) {
		requestFacts(context).log.error({ error: String(error) }, "admin data not loaded");
		return data({ gate: null, panel: null }, { status: 503 });
	}
}

/** Also after a refusal, which brings the sign-in page in place of the panel: the router would keep the panel. */
export function shouldRevalidate(about: ShouldRevalidateFunctionArgs) {
	return about.currentUrl.search !== about.nextUrl.search || about.defaultShouldRevalidate;
}

/** Counts every form post, with or without a password. */
const POST_LIMIT = { name: "admin-gate-posts", points: 60, seconds: 60 };

export async function action({ request, url, context }: Route.ActionArgs) {
	const facts = requestFacts(context);
	const limited = await rateLimit(POST_LIMIT, facts.clientAddress);
	if (!limited.ok) {
		const seconds = limited.retryAfterSeconds;
		return data({ reason: "wait" as const, seconds, kept: [] }, tooManyRequests(seconds));
	}
	const form = await postedForm(request);
	const session = url.searchParams.has("confirm") ? currentAdmin(context) : null;
	if (form.get("way") === "passkey-options")
		return data({ options: await passkeyRequest(url, session?.staffId), kept: [] });
	// The session ended while a form was being filled in, or the guard asks who it is. The fields are submitted after that.
	const kept = url.searchParams.has("to") ? readKeptFields(form) : [];
	const attempt = readAttempt(form);
	if (!attempt) return data({ reason: "ended" as const, kept }, { status: 401 });
	const answer = session
		? await confirmPerson(attempt, session, request, facts)
		: await unlock(attempt, request, facts);
	if (answer.ok) {
		const to = safeReturnPath(url.searchParams.get("to") ?? sameViewOf(url));
		const goesOn = kept.length > 0 && !isGate(to.split("?", 1)[0] ?? "");
		const headers = answer.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
		if (answer.method === "recovery" && !goesOn)
			return redirectWithToast(request, href("/admin/account"), recoveryToast, { headers });
		return redirect(to, { status: goesOn ? 307 : 303, headers });
	}
	if (answer.reason === "wrong")
		return data({ reason: answer.reason, way: attempt.way, kept }, { status: 401 });
	if (answer.reason === "expired")
		return data({ reason: answer.reason, problem: newPasswordProblem(attempt), kept }, { status: 401 });
	const { reason, seconds } = answer;
	const later = tooManyRequests(seconds);
	return data({ reason, seconds, kept }, reason === "busy" ? { ...later, status: 503 } : later);
}

/** The page's own address, such as a tab of the panel. */
function sameViewOf(url: URL): string {
	const params = new URLSearchParams(url.searchParams);
	for (const name of ["with", "confirm"]) params.delete(name);
	return params.size > 0 ? `${url.pathname}?${params}` : url.pathname;
}

const recoveryToast = {
	title: "You used a recovery code",
	text: "It won't work again. Add a new passkey or set up your authenticator app now.",
};

async function signInView(url: URL): Promise<GateView> {
	// Without the database the page shows its usual form, and the attempt says what is wrong.
	const isShared = await isSharedPasswordOn().catch(() => true);
	return { mode: isShared && url.searchParams.get("with") !== "email" ? "shared" : "email", isShared };
}

async function confirmView({ staffId }: { staffId: string }): Promise<GateView> {
	const [person, passkeys] = await Promise.all([findStaff(staffId), passkeysOf(staffId)]);
	const isShared = await isSharedPasswordOn();
	return {
		mode: "confirm",
		isShared,
		hasPasskey: passkeys.length > 0,
		hasPassword: person?.totpStep != null || (person?.isShared === true && isShared),
	};
}

const Panel = lazy(() => import("./listings/listings-panel.tsx"));

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	if (loaderData.gate)
		return (
			<GateForm
				view={loaderData.gate}
				refusal={actionData && "reason" in actionData ? actionData : undefined}
			/>
		);
	// Without a Suspense boundary, the panel is part of the HTML and works before any script.
	return <Panel panel={loaderData.panel} />;
}

function newPasswordProblem(attempt: Attempt): string | null {
	if (attempt.way !== "shared" || !attempt.newPassword) return null;
	return replacementProblem(attempt.password, attempt.newPassword);
}
