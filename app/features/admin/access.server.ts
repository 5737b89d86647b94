// Checks the session for everything below /admin. It is in the layout route, so a new page cannot be left out.
import {
	createContext,
	href,
	type MiddlewareFunction,
	type RouterContextProvider,
	redirect,
} from "react-router";
import { type AdminSession, findAdminSession } from "./sessions.server.ts";

const sessionContext = createContext<AdminSession | null>(null);
const unknownContext = createContext(false);

/**
 * Without a session every address leads to the gate, whose own page is the only one that answers. A form goes there
 * with all it holds (307), so that nothing typed is lost when a session ends under it.
 */
export const guardAdmin: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
	const session = await findAdminSession(request).catch((error: unknown) => {
		if (!isGate(url.pathname)) throw error;
		// Signed by us, and nobody can say whether it still counts: the panel says so, and shows nothing.
		context.set(unknownContext, true);
		return null;
	});
	if (!session && !isGate(url.pathname))
		throw redirect(gateFor(request, url), { status: request.method === "POST" ? 307 : 303 });
	context.set(sessionContext, session);
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	return response;
};

/** Null only on the gate's own page. */
export function currentAdmin(context: Readonly<RouterContextProvider>): AdminSession | null {
	return context.get(sessionContext);
}

/** The visitor brought a session, but the database does not answer. */
export function sessionUnknown(context: Readonly<RouterContextProvider>): boolean {
	return context.get(unknownContext);
}

/** For every route but the gate: the guard has let nobody else through. */
export function admin(context: Readonly<RouterContextProvider>): AdminSession {
	const session = currentAdmin(context);
	if (!session) throw new Response("Please sign in.", { status: 401 });
	return session;
}

/** Where to go after the gate, or after a action: a page of the panel, never another site. */
export function pageOfPanel(wanted: FormDataEntryValue | string | null): string {
	const panel = href("/admin");
	if (typeof wanted !== "string") return panel;
	const url = URL.parse(wanted, "http://panel.invalid");
	if (url?.origin !== "http://panel.invalid") return panel;
	if (url.pathname !== panel && !url.pathname.startsWith(`${panel}/`)) return panel;
	return url.pathname + url.search;
}

/** Of an address without its search. */
export function isGate(pathname: string): boolean {
	return pathname.replace(/\/+$/, "") === href("/admin");
}

const LONGEST_WAY_BACK = 2_000;

function gateFor(request: Request, url: URL): string {
	const gate = href("/admin");
	const to = url.pathname + url.search;
	// Written into a header, three signs for one: browsers give up on an endless one.
	if (!["GET", "POST"].includes(request.method) || to.length > LONGEST_WAY_BACK) return gate;
	return `${gate}?${new URLSearchParams({ to })}`;
}
