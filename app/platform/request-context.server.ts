// What the HTTP front knows about a request, for loaders, actions and middleware.
import { isIPv4 } from "node:net";
import { createContext, type RouterContextProvider } from "react-router";
import { env } from "./env.server.ts";
import { type Log, log } from "./log.server.ts";

export type RequestContext = {
	requestId: string;
	/** The visitor's address, as far as trusted proxies tell. */
	clientAddress: string;
	/** Carries the request id. */
	log: Log;
	isTls: boolean;
};

/** The front sets it; without a front (prerendering, tests) there is nobody in particular. */
export const requestContext = createContext<RequestContext>({
	requestId: "none",
	clientAddress: "",
	log,
	isTls: false,
});

export function aboutRequest(context: Readonly<RouterContextProvider>): RequestContext {
	return context.get(requestContext);
}

/** Each trusted proxy appends the address it saw: count that many from the right; what stands before is hearsay. */
export function clientAddressOf(
	forwardedFor: string | null | undefined,
	socketAddress: string | undefined,
): string {
	const seen = [...(forwardedFor ?? "").split(",").map((part) => part.trim()), socketAddress ?? ""].filter(
		Boolean,
	);
	const address = seen[Math.max(0, seen.length - 1 - env().TRUST_PROXY)] ?? "";
	const mapped = address.replace(/^::ffff:/i, "");
	return isIPv4(mapped) ? mapped : address;
}

export function isTlsRequest(request: { url: string; headers: Headers }): boolean {
	const { PUBLIC_URL, TRUST_PROXY } = env();
	if (PUBLIC_URL?.startsWith("https:") || request.url.startsWith("https:")) return true;
	if (TRUST_PROXY === 0) return false;
	const told = (request.headers.get("x-forwarded-proto") ?? "").split(",").map((part) => part.trim());
	return told[Math.max(0, told.length - TRUST_PROXY)] === "https";
}
