// What the HTTP front knows about a request and pages need: who asks, and from where.
import { createContext, type RouterContextProvider } from "react-router";
import { type Log, log } from "./log.server.ts";

export type RequestFacts = {
	requestId: string;
	/** Of the visitor, looking through as many proxies as TRUST_PROXY says. */
	clientAddress: string;
	isTls: boolean;
	log: Log;
};

const prerendering: RequestFacts = {
	requestId: "prerender",
	clientAddress: "",
	isTls: false,
	log,
};

export const requestFactsContext = createContext<RequestFacts>(prerendering);

export function requestFacts(context: Readonly<RouterContextProvider>): RequestFacts {
	return context.get(requestFactsContext);
}

/** At build time nobody knows PUBLIC_URL yet. */
export function isPrerendering(context: Readonly<RouterContextProvider>): boolean {
	return requestFacts(context) === prerendering;
}
