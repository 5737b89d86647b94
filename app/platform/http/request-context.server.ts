// What the server knows about a request and passes on to loaders and actions.
import { AsyncLocalStorage } from "node:async_hooks";
import { createContext, type RouterContextProvider } from "react-router";
import { type Log, log } from "../log.server.ts";

export type RequestFacts = {
	requestId: string;
	/** The visitor's IP address, looked up through as many proxies as TRUST_PROXY says. */
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

/** PUBLIC_URL is unknown at build time. */
export function isPrerendering(context: Readonly<RouterContextProvider>): boolean {
	return requestFacts(context) === prerendering;
}

const visitor = new AsyncLocalStorage<{ clientAddress: string }>();

/** Everything that `answer` starts knows which visitor caused it. */
export function onBehalfOf<Answer>(clientAddress: string, answer: () => Answer): Answer {
	return visitor.run({ clientAddress }, answer);
}

/**
 * The IP address of the visitor whose request is being answered; null in a job. For limits that must hold wherever a
 * mail is queued.
 */
export function causingAddress(): string | null {
	return visitor.getStore()?.clientAddress || null;
}
