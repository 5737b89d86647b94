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

/**
 * Who takes a page as text, past the answer's empty body: text in a Response goes through a stream and back. Nobody does
 * where the router asks for data.
 */
export const documentTakerContext = createContext<((html: string) => void) | null>(null);

/**
 * A loader's field that the page shows whole: a document holds it already, and would carry it twice. The browser finds
 * it in the document then; only a page that the router fetches gets it as data.
 */
export function shownNotSent<Data extends object, Field extends keyof Data>(
	data: Data,
	field: Field,
	context: Readonly<RouterContextProvider>,
): Omit<Data, Field> & Partial<Pick<Data, Field>> {
	const inDocument = context.get(documentTakerContext) !== null;
	return Object.defineProperty(data, field, { enumerable: !inDocument });
}

/** At build time nobody knows PUBLIC_URL yet. */
export function isPrerendering(context: Readonly<RouterContextProvider>): boolean {
	return requestFacts(context) === prerendering;
}
