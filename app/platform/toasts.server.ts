// A toast that survives a redirect without JavaScript: it travels in a cookie and is taken by the next page.
import { data, redirect } from "react-router";
import type { Toast } from "#app/ui/toast-message.ts";
import { signedCookie } from "./cookies.server.ts";
import { log } from "./log.server.ts";
import { carriesToast, TOAST_COOKIE } from "./toast-cookie.server.ts";

// Long enough for a slow redirect, short enough that a lost one does not surprise anybody tomorrow.
const cookie = signedCookie<Toast>(TOAST_COOKIE, { maxAgeSeconds: 60 });

export async function redirectWithToast(
	request: Request,
	url: string,
	toast: Toast,
	init: { status?: 302 | 303; headers?: HeadersInit } = {},
): Promise<Response> {
	const headers = new Headers(init.headers);
	headers.append("set-cookie", await cookie.write(request, toast));
	return redirect(url, { status: init.status ?? 303, headers });
}

/** For an action that answers with its page instead of a redirect: the page shows `actionData.toast`. */
export function dataWithToast<Payload extends object>(payload: Payload, toast: Toast, init?: ResponseInit) {
	return data({ ...payload, toast }, init);
}

/** The root loader takes it and sends `clearingHeader` as Set-Cookie, so that it shows once. */
export async function takeToast(
	request: Request,
): Promise<{ toast: Toast | null; clearingHeader: string | null }> {
	if (!carriesToast(request.headers.get("cookie"))) return { toast: null, clearingHeader: null };
	try {
		return { toast: toastIn(await cookie.read(request)), clearingHeader: await cookie.clear(request) };
	} catch (error) {
		// The secret lives in the database: without it the page still comes, only the toast waits.
		log.warn({ error: error instanceof Error ? error.message : String(error) }, "toast not readable");
		return { toast: null, clearingHeader: null };
	}
}

/** Signed by an older build, perhaps: the shape may have changed since. */
function toastIn(value: unknown): Toast | null {
	const { title, text, tone } = (value ?? {}) as Partial<Record<keyof Toast, unknown>>;
	if (typeof title !== "string") return null;
	return {
		title,
		...(typeof text === "string" ? { text } : {}),
		tone: tone === "destructive" ? "destructive" : "normal",
	};
}
