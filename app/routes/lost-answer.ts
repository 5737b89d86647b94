// One place for every answer that does not arrive: a proxy's error page, a cut connection, or silence. The page stays
// with everything typed in it, a toast says what happened, and sending again is safe. The router would otherwise
// replace the whole page by its error screen.
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
import { ANSWER_LIMIT_MS, isBusy } from "#app/ui/fetch-answer.ts";
import type { Toast } from "#app/ui/toast-message.ts";
import { dismissToast, showToast } from "#app/ui/toast-store.ts";
import { lostAnswerText } from "./lost-answer-texts.ts";

type Results = Record<string, DataStrategyResult>;

let currentPage: { pathname: string; search: string; hash: string; state: unknown } | undefined;
let currentHandles: unknown[] = [];
let navigate: NavigateFunction | undefined;
let shownToast: number | undefined;
/** Where a successful action sent us: the page that was left has done its work. */
let confirmedTarget: string | undefined;

/** Stands once in the frame of every page: tells the middleware where the visitor is. */
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
	const results = await resultsInTime(next());
	// The visitor went elsewhere meanwhile.
	if (request.signal.aborted) return results ?? {};
	const lost = results ? lostAnswer(results) : { cause: "silence" };
	if (results && !lost) {
		// Nothing was asked, such as by `stayOnPage`: the message still holds.
		if (Object.keys(results).length === 0) return results;
		forgetToast();
		confirmedTarget = kind === "sending" ? redirectTarget(results, url) : undefined;
		return results;
	}
	console.error(`No usable answer from ${target}`, lost?.cause);
	if (kind === "loading" && target === confirmedTarget) {
		// What was sent is stored, only the next page is missing: the browser gets it by itself.
		window.location.assign(target);
		return new Promise<never>(() => {});
	}
	tellVisitor(
		lostAnswerText(currentHandles, pattern, kind, isBusyAnswer(lost?.cause)),
		kind === "loading" ? target : undefined,
	);
	// The page was only read again: it keeps what it shows.
	if (kind === "loading" && currentPage && target === currentPage.pathname + currentPage.search) return {};
	stayOnPage();
	// This was a navigation, which has ended with the line above; what we return is ignored.
	if (request.signal.aborted) return {};
	return answersForFetcher(results);
};

/** Null after too long a silence. */
function resultsInTime(results: Promise<Results>): Promise<Results | null> {
	let timer: ReturnType<typeof setTimeout>;
	const silence = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ANSWER_LIMIT_MS);
	});
	return Promise.race([results, silence]).finally(() => clearTimeout(timer));
}

/** Our own server's word on an address, which the error page shows. Any other error is none of ours, or a crash. */
const ANSWERED = [404, 405, 410];

function lostAnswer(results: Results): { cause: unknown } | undefined {
	const lost = Object.values(results).find(
		({ type, result }) =>
			type === "error" &&
			!(result instanceof Response) &&
			!(isRouteErrorResponse(result) && ANSWERED.includes(result.status)),
	);
	return lost && { cause: lost.result };
}

function isBusyAnswer(cause: unknown): boolean {
	return isRouteErrorResponse(cause) && isBusy(cause.status);
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

function tellVisitor(toast: Toast, retryTarget: string | undefined): void {
	forgetToast();
	shownToast = showToast({
		...toast,
		...(retryTarget && { action: { label: "Try again", onClick: () => void navigate?.(retryTarget) } }),
	});
}

function forgetToast(): void {
	if (shownToast !== undefined) dismissToast(shownToast);
	shownToast = undefined;
}

/** Ends the navigation that is under way. Nothing is read again, so that it cannot fail in turn. */
function stayOnPage(): void {
	if (!currentPage) return;
	const { pathname, search, hash, state } = currentPage;
	void navigate?.(
		{ pathname, search, hash },
		{ replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false },
	);
}

/** A fetcher then has no data, as before its first answer; with this status the router reads nothing again. */
function answersForFetcher(results: Results | null): Results {
	const ids = results ? Object.keys(results) : ["root"];
	return Object.fromEntries(ids.map((id) => [id, { type: "data", result: data(null, { status: 503 }) }]));
}
