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

/** Whatever a request starts knows which one it was: for the log of an error that nobody caught, and for limits. */
export const currentRequest = new AsyncLocalStorage<{
	requestId: string;
	path: string;
	clientAddress: string;
}>();

/** Without the visitor's address. */
export function requestInLog(): { requestId?: string; path?: string } {
	const { requestId, path } = currentRequest.getStore() ?? {};
	return { requestId, path };
}

/** One request's mistake must not end the others, which is what Node does by default. */
export function logUnhandledRejections(): { stop(): void } {
	const listener = (error: unknown) => log.error({ ...requestInLog(), error }, "unhandled rejection");
	process.on("unhandledRejection", listener);
	return { stop: () => void process.off("unhandledRejection", listener) };
}

const unavailableContext = createContext(false);

/** A loader or action failed because the database was away for a moment: the answer is 503 instead of 500. */
export function noteUnavailable(context: RouterContextProvider): void {
	context.set(unavailableContext, true);
}

export function wasUnavailable(context: Readonly<RouterContextProvider>): boolean {
	return context.get(unavailableContext);
}

/**
 * The IP address of the visitor whose request is being answered; null in a job. For limits that must hold wherever a
 * mail is queued.
 */
export function causingAddress(): string | null {
	return currentRequest.getStore()?.clientAddress || null;
}
