// Signed cookies that only our own site, over its own connection, can set and get.
import { createCookie } from "react-router";
import { sessionSecret } from "./secrets.server.ts";

export type SignedCookie<Value> = {
	/** Null when absent, tampered with, or signed with another secret. */
	read(request: Request): Promise<Value | null>;
	/** The `Set-Cookie` header. */
	write(request: Request, value: Value): Promise<string>;
	clear(request: Request): Promise<string>;
};

/** Without `maxAgeSeconds` the browser forgets it with its window. The value is signed, not encrypted. */
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
	// The HTTP front gives pages the address the visitor uses, behind a proxy too.
	const secure = request.url.startsWith("https:");
	// The prefix makes browsers refuse the name from a subdomain or an unsafe connection.
	return createCookie(secure ? `__Host-${name}` : name, {
		secrets: [await sessionSecret()],
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure,
	});
}
