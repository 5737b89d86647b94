import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For a route whose data does not depend on the query: steps and filters need not wait for the server. */
export function unlessOnlyQueryChanged({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	return formMethod || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false;
}
