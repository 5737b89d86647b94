// What the HTTP front knows about a request and pages need: who asks, from where, under which address.
import { createContext, type RouterContextProvider } from "react-router";
import { type Log, log } from "./log.server.ts";

export type RequestFacts = {
	requestId: string;
	/** Of the visitor, looking through as many proxies as TRUST_PROXY says. */
	clientAddress: string;
	/** Scheme and host the visitor uses, without a slash at the end. Unknown while pages are prerendered. */
	origin: string | undefined;
	isTls: boolean;
	log: Log;
};

const prerendering: RequestFacts = {
	requestId: "prerender",
	clientAddress: "",
	origin: undefined,
	isTls: false,
	log,
};

export const requestFactsContext = createContext<RequestFacts>(prerendering);

export function requestFacts(context: Readonly<RouterContextProvider>): RequestFacts {
	return context.get(requestFactsContext);
}

/** For absolute links in documents that are not pages. */
export function originOfRequest(request: Request, context: Readonly<RouterContextProvider>): string {
	return requestFacts(context).origin ?? new URL(request.url).origin;
}
