// A toast that survives a redirect without JavaScript: a cookie carries it to the next page.
import { data, redirect } from "react-router";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { log } from "../log.server.ts";
import { signedCookie } from "./cookies.server.ts";
import { hasToastCookie, TOAST_COOKIE } from "./toast-cookie.server.ts";

// Long enough for a slow redirect, short enough that an unread toast does not show up later.
const cookie = signedCookie<Toast>(TOAST_COOKIE, { maxAgeSeconds: 60 });

/** Clients refuse a response whose headers are longer than 16 kB. None of our addresses comes near this. */
const MAX_ADDRESS_LENGTH = 2_000;

/** An address with a posted value in its query may be too long for a header. It then leads on without the query. */
export async function redirectWithToast(
	request: Request,
	url: string,
	toast: Toast,
	init: { status?: 302 | 303; headers?: HeadersInit } = {},
): Promise<Response> {
	const headers = new Headers(init.headers);
	headers.append("set-cookie", await cookie.write(request, toast));
	const address = url.length > MAX_ADDRESS_LENGTH ? new URL(url, request.url).pathname : url;
	return redirect(address, { status: init.status ?? 303, headers });
}

/** For an action that returns data instead of redirecting; the page shows `actionData.toast`. */
export function dataWithToast<Payload extends object>(payload: Payload, toast: Toast, init?: ResponseInit) {
	return data({ ...payload, toast }, init);
}

/** Called by the root loader, which sends `clearingHeader` as Set-Cookie so that the toast shows once. */
export async function takeToast(
	request: Request,
): Promise<{ toast: Toast | null; clearingHeader: string | null }> {
	if (!hasToastCookie(request.headers.get("cookie"))) return { toast: null, clearingHeader: null };
	try {
		return { toast: parseToast(await cookie.read(request)), clearingHeader: await cookie.clear(request) };
	} catch (error) {
		// The signing secret is in the database. During an outage the page still renders, without the toast.
		log.warn({ error: error instanceof Error ? error.message : String(error) }, "toast not readable");
		return { toast: null, clearingHeader: null };
	}
}

/** The cookie may come from an older build with a different shape. */
function parseToast(value: unknown): Toast | null {
	const { title, text, tone, made, held } = (value ?? {}) as Partial<Record<keyof Toast, unknown>>;
	if (typeof title !== "string") return null;
	return {
		title,
		...(typeof text === "string" ? { text } : {}),
		...(typeof made === "string" ? { made } : {}),
		...(held === true ? { held } : {}),
		...(tone === "destructive" ? { tone } : {}),
	};
}
