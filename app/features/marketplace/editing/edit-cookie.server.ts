// The edit page removes the token from its URL, so a reload finds it in this session cookie.
import { signedCookie } from "#app/platform/http/cookies.server.ts";

const cookie = signedCookie<{ id: string; token: string }>("ringline_edit", { maxAgeSeconds: 3_600 });

export async function readEditToken(request: Request, id: string): Promise<string> {
	return new URL(request.url).searchParams.get("token") || readTokenCookie(request, id);
}

/** The token of the edit page open in this browser. The response to a save clears it. */
export async function readTokenCookie(request: Request, id: string): Promise<string> {
	const kept = await cookie.read(request);
	return kept?.id === id ? kept.token : "";
}

export function setTokenCookie(request: Request, id: string, token: string): Promise<string> {
	return cookie.write(request, { id, token });
}

export function clearTokenCookie(request: Request): Promise<string> {
	return cookie.clear(request);
}
