// Checks session and role for everything below /admin. It is in the layout route, so a new page cannot be left out.

import {
	createContext,
	data,
	href,
	type MiddlewareFunction,
	type RouterContextProvider,
	redirect,
} from "react-router";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { panelMenu } from "./panel-pages.ts";
import { mayOpen, panelRules, type Role, ruleFor } from "./roles.ts";
import { type AdminSession, findAdminSession } from "./sessions.server.ts";

const sessionContext = createContext<AdminSession | null>(null);
const unknownContext = createContext(false);

/**
 * Without a session every admin URL redirects to the sign-in page. A form is redirected there with its fields (307),
 * so that nothing typed is lost when a session ends. With a session, the role decides, and some actions ask for the
 * passkey or password again.
 */
export const guardAdmin: MiddlewareFunction<Response> = async (
	{ request, url, pattern, params, context },
	next,
) => {
	const session = await findAdminSession(request).catch((error: unknown) => {
		if (!isGate(url.pathname)) throw error;
		// The cookie is ours, but the database does not respond, so the panel shows an error and no data.
		context.set(unknownContext, true);
		return null;
	});
	if (!session && !isGate(url.pathname))
		throw redirect(gateFor(request, url), { status: request.method === "POST" ? 307 : 303 });
	context.set(sessionContext, session);
	// The router runs actions for PUT, PATCH and DELETE too. The panel has none, and the rules know only forms.
	if (!["GET", "HEAD", "POST"].includes(request.method)) throw data(null, { status: 405 });
	if (session) await checkRole(session, { request, url, pattern, list: params.list });
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	return response;
};

async function checkRole(
	session: AdminSession,
	{ request, url, pattern, list }: { request: Request; url: URL; pattern: string; list: string | undefined },
): Promise<void> {
	const path = pattern.startsWith("/") ? pattern : `/${pattern}`;
	// The table has one row per file. One that it does not name is for owners, like everything else.
	const address = list === undefined ? path : path.replace(":list", () => list);
	const rule = ruleFor(address, request.method, await intentOf(request, address));
	if (!rule.roles.includes(session.role)) throw data(null, { status: 403 });
	if (rule.needsConfirmation && !session.isConfirmed)
		throw redirect(gateFor(request, url, { confirm: "" }), { status: request.method === "POST" ? 307 : 303 });
}

/** Read from a copy of the body, and only where the table distinguishes intents. */
async function intentOf(request: Request, address: string): Promise<string | null> {
	if (request.method !== "POST" || !panelRules[address]?.intents) return null;
	const intent = (await postedForm(request.clone())).get("intent");
	return typeof intent === "string" ? intent : null;
}

/** Null only on the sign-in page. */
export function currentAdmin(context: Readonly<RouterContextProvider>): AdminSession | null {
	return context.get(sessionContext);
}

/** The visitor has a session cookie, but the database does not respond. */
export function isSessionUnknown(context: Readonly<RouterContextProvider>): boolean {
	return context.get(unknownContext);
}

/** For every route except the sign-in page: the guard lets nobody else through. */
export function admin(context: Readonly<RouterContextProvider>): AdminSession {
	const session = currentAdmin(context);
	if (!session) throw new Response("Please sign in.", { status: 401 });
	return session;
}

/** Where to go after sign-in or an action: a page of the panel, never another site. */
export function safeReturnPath(wanted: FormDataEntryValue | string | null): string {
	const panel = href("/admin");
	if (typeof wanted !== "string" || wanted.length > MAX_RETURN_PATH_LENGTH) return panel;
	const url = URL.parse(wanted, "http://panel.invalid");
	if (url?.origin !== "http://panel.invalid") return panel;
	if (url.pathname !== panel && !url.pathname.startsWith(`${panel}/`)) return panel;
	return url.pathname + url.search;
}

/** Expects a path without its query string. */
export function isGate(pathname: string): boolean {
	return pathname.replace(/\/+$/, "") === href("/admin");
}

const MAX_RETURN_PATH_LENGTH = 2_000;

function gateFor(request: Request, url: URL, params: Record<string, string> = {}): string {
	const gate = href("/admin");
	const to = url.pathname + url.search;
	// URL encoding triples some characters, and browsers reject very long headers.
	if (!["GET", "POST"].includes(request.method) || to.length > MAX_RETURN_PATH_LENGTH) return gate;
	return `${gate}?${new URLSearchParams({ ...params, to })}`;
}

export type Viewer = {
	name: string;
	role: Role;
	/** Addresses of the menu that this person may open. */
	places: string[];
};

export function viewerOf({
	name,
	label,
	method,
	role,
}: Pick<AdminSession, "name" | "label" | "method" | "role">): Viewer {
	return {
		name: method === "shared" ? label : name,
		role,
		places: panelMenu.map(({ to }) => to).filter((path) => mayOpen(role, path)),
	};
}
