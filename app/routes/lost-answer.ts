// Handles every response that does not arrive: a proxy's error page, a dropped connection or a timeout. The page stays
// with everything typed in it, a toast says what happened, and sending again is safe. The router would otherwise
// replace the page with its error screen (docs/decisions/018).
import { useEffect } from "react";
import {
	type DataStrategyResult,
	data,
	isRouteErrorResponse,
	type MiddlewareFunction,
	type NavigateFunction,
	useLocation,
	useMatches,
	useNavigate,
} from "react-router";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { dismissToast, showToast } from "#app/ui/overlays/toast-store.ts";
import { lostAnswerText } from "./lost-answer-texts.ts";

/** No response within this time counts as lost. */
const RESPONSE_TIMEOUT_MS = 30_000;

type Results = Record<string, DataStrategyResult>;

let currentPage: { pathname: string; search: string; hash: string; state: unknown } | undefined;
let currentHandles: unknown[] = [];
let navigate: NavigateFunction | undefined;
let shownToast: number | undefined;
/** The redirect target of a successful action, after which the current page is no longer needed. */
let confirmedTarget: string | undefined;

/** Rendered once in the page layout. Tells the middleware where the visitor is. */
export function LostAnswers() {
	const location = useLocation();
	const matches = useMatches();
	const lead = useNavigate();
	useEffect(() => {
		currentPage = location;
		currentHandles = matches.map(({ handle }) => handle);
		navigate = lead;
	}, [location, matches, lead]);
	return null;
}

export const keepPageWhenAnswerIsLost: MiddlewareFunction<Results> = async (
	{ request, url, pattern },
	next,
) => {
	const kind = request.method === "GET" ? "loading" : "sending";
	const target = url.pathname + url.search;
	const results = await withTimeout(next());
	// The visitor navigated away in the meantime.
	if (request.signal.aborted) return results ?? {};
	const lost = results ? lostAnswer(results) : { cause: "silence" };
	if (results && !lost) {
		// Nothing was requested, for example after `stayOnPage`, so keep the message.
		if (Object.keys(results).length === 0) return results;
		dismissLostToast();
		confirmedTarget = kind === "sending" ? redirectTarget(results, url) : undefined;
		return results;
	}
	console.error(
		`No usable answer ${kind === "sending" ? "to the form at" : "from"} ${target}: ${causeText(lost?.cause)}`,
	);
	if (kind === "loading" && target === confirmedTarget) {
		// The form was saved and only the next page is missing, so let the browser load it.
		window.location.assign(target);
		return new Promise<never>(() => {});
	}
	const text = lostAnswerText(
		currentHandles,
		{ pattern, search: url.search },
		kind,
		isBusyAnswer(lost?.cause),
	);
	if (!text) return fetcherResults(results);
	showLostToast(text, kind === "loading" ? target : undefined);
	// A revalidation of the current page: keep what it shows.
	if (kind === "loading" && currentPage && target === currentPage.pathname + currentPage.search) return {};
	stayOnPage();
	// The navigation ended with the line above, so the result is ignored.
	if (request.signal.aborted) return {};
	return fetcherResults(results);
};

/** Null after a timeout. */
function withTimeout(results: Promise<Results>): Promise<Results | null> {
	let timer: ReturnType<typeof setTimeout>;
	const silence = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), RESPONSE_TIMEOUT_MS);
	});
	return Promise.race([results, silence]).finally(() => clearTimeout(timer));
}

/** Responses from our own server that the error page shows. Other errors come from a proxy or a crash. */
const EXPECTED_STATUSES = [404, 405, 410];

function lostAnswer(results: Results): { cause: unknown } | undefined {
	const lost = Object.values(results).find(
		({ type, result }) =>
			type === "error" &&
			!(result instanceof Response) &&
			!(isRouteErrorResponse(result) && EXPECTED_STATUSES.includes(result.status)),
	);
	return lost && { cause: lost.result };
}

/** In words: objects of the router and of our own appear in a browser's log under their minified names. */
function causeText(cause: unknown): string {
	if (isRouteErrorResponse(cause)) return `${cause.status} ${cause.statusText}`.trim();
	return cause instanceof Error ? cause.message : String(cause);
}

function isBusyAnswer(cause: unknown): boolean {
	return isRouteErrorResponse(cause) && (cause.status === 503 || cause.status === 429);
}

function redirectTarget(results: Results, from: URL): string | undefined {
	const redirect = Object.values(results).find(({ result }) => result instanceof Response)?.result as
		| Response
		| undefined;
	const to = redirect?.headers.get("Location");
	if (!to) return undefined;
	const { pathname, search } = new URL(to, from);
	return pathname + search;
}

function showLostToast(toast: Toast, retryTarget: string | undefined): void {
	dismissLostToast();
	shownToast = showToast({
		...toast,
		...(retryTarget && { action: { label: "Try again", onClick: () => void navigate?.(retryTarget) } }),
	});
}

function dismissLostToast(): void {
	if (shownToast !== undefined) dismissToast(shownToast);
	shownToast = undefined;
}

/** Cancels the current navigation without revalidating, so that it cannot fail again. */
function stayOnPage(): void {
	if (!currentPage) return;
	const { pathname, search, hash, state } = currentPage;
	void navigate?.(
		{ pathname, search, hash },
		{ replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false },
	);
}

/** The fetcher has no data, as before its first response. With this status the router does not revalidate. */
function fetcherResults(results: Results | null): Results {
	const ids = results ? Object.keys(results) : ["root"];
	return Object.fromEntries(ids.map((id) => [id, { type: "data", result: data(null, { status: 503 }) }]));
}
