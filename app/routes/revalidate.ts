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

/**
 * For a route whose form is refused because what it shows is outdated or gone. The router loads nothing after an error,
 * so without this every further try would be refused too.
 */
export function alsoWhenOutdated({
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 404 || actionStatus === 409 || defaultShouldRevalidate;
}
