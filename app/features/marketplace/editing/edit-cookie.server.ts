// After the edit page has loaded, its address holds the token no more; a reload finds it here. Gone with the window.
import { signedCookie } from "#app/platform/cookies.server.ts";

const cookie = signedCookie<{ id: string; token: string }>("ringline_edit", { maxAgeSeconds: 3_600 });

export async function tokenOf(request: Request, id: string): Promise<string> {
	return new URL(request.url).searchParams.get("token") || keptToken(request, id);
}

/** Of the edit page that this browser has open: the answer to a save takes it away. */
export async function keptToken(request: Request, id: string): Promise<string> {
	const kept = await cookie.read(request);
	return kept?.id === id ? kept.token : "";
}

export function rememberToken(request: Request, id: string, token: string): Promise<string> {
	return cookie.write(request, { id, token });
}

export function forgetToken(request: Request): Promise<string> {
	return cookie.clear(request);
}
