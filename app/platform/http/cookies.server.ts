// Signed, HTTP-only cookies. The signature covers the name, so a value is worth nothing in another cookie.
import { createCookie } from "react-router";
import { keyedHashes, sessionSecrets } from "../secrets.server.ts";

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
			const cookie = await cookieFor(name, request, { alsoOlder: options.maxAgeSeconds !== undefined });
			return (await cookie.parse(request.headers.get("cookie"))) as Value | null;
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

/** Until then, cookies that outlive a visit are also read as signed before the name was part of it. Delete this after. */
const OLDER_UNTIL = Date.parse("2027-02-01");

async function cookieFor(name: string, request: Request, { alsoOlder = false } = {}) {
	// The server rewrites request URLs to the public origin, so this is correct behind a proxy too.
	const secure = request.url.startsWith("https:");
	// With the __Host- prefix, browsers reject the cookie from a subdomain or an insecure connection.
	return createCookie(secure ? `__Host-${name}` : name, {
		secrets: [
			...(await keyedHashes("cookie", name)).map((key) => key.toString("base64")),
			...(alsoOlder && Date.now() < OLDER_UNTIL ? await sessionSecrets() : []),
		],
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure,
	});
}
