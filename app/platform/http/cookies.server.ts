// Signed, HTTP-only cookies.
import { createCookie } from "react-router";
import { sessionSecrets } from "../secrets.server.ts";

export type SignedCookie<Value> = {
	/** Returns null when the cookie is absent, tampered with or signed with another secret. */
	read(request: Request): Promise<Value | null>;
	/** Returns the `Set-Cookie` header value. */
	write(request: Request, value: Value): Promise<string>;
	clear(request: Request): Promise<string>;
};

/** Without `maxAgeSeconds` it is a session cookie. The value is signed, not encrypted. */
export function signedCookie<Value>(
	name: string,
	options: { maxAgeSeconds?: number } = {},
): SignedCookie<Value> {
	return {
		async read(request) {
			return (await (await cookieFor(name, request)).parse(request.headers.get("cookie"))) as Value | null;
		},
		async write(request, value) {
			const maxAge = options.maxAgeSeconds;
			return (await cookieFor(name, request)).serialize(value, maxAge === undefined ? {} : { maxAge });
		},
		async clear(request) {
			return (await cookieFor(name, request)).serialize("", { maxAge: 0, expires: new Date(0) });
		},
	};
}

async function cookieFor(name: string, request: Request) {
	// The server rewrites request URLs to the public origin, so this is correct behind a proxy too.
	const secure = request.url.startsWith("https:");
	// With the __Host- prefix, browsers reject the cookie from a subdomain or an insecure connection.
	return createCookie(secure ? `__Host-${name}` : name, {
		secrets: await sessionSecrets(),
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure,
	});
}
