// Reads the client's address and the origin it used. Forwarded headers are read from the right, as many hops as
// TRUST_PROXY says, because clients can forge anything further left.
import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";
import { normalizeAddress } from "#app/platform/http/networks.server.ts";

export type Target = {
	/** Scheme and host the request was sent to. Use it only for comparison; links use PUBLIC_URL. */
	origin: string;
	isTls: boolean;
};
export type Visitor = Target & { clientAddress: string };
export type VisitorSettings = { trustProxy: number; publicUrl: string | undefined };

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Returns null for a request whose Host header is not a host. */
export function readTarget(
	request: IncomingMessage,
	{ trustProxy, publicUrl }: VisitorSettings,
): Target | null {
	const own = request.headers.host ?? "";
	const host = forwarded(request.headers["x-forwarded-host"], trustProxy) ?? own;
	// The web Request is built from the Host header, even when another host was forwarded.
	if (!isHost(own) || (host !== own && !isHost(host))) return null;
	const isEncrypted = "encrypted" in request.socket && request.socket.encrypted === true;
	const isTls =
		isEncrypted ||
		publicUrl?.startsWith("https:") === true ||
		forwarded(request.headers["x-forwarded-proto"], trustProxy) === "https";
	return { origin: `${isTls ? "https" : "http"}://${host.toLowerCase()}`, isTls };
}

/** Takes a tenth of the time of a page from memory, which doesn't need it. */
export function readClientAddress(request: IncomingMessage, { trustProxy }: VisitorSettings): string {
	const socketAddress = normalizeAddress(request.socket.remoteAddress ?? "");
	if (trustProxy === 0) return socketAddress;
	return normalizeAddress(proxyAddress(request, (_, hop) => hop < trustProxy)) || socketAddress;
}

/** A proxy either appends to the list or replaces it, so there can be fewer entries than hops. */
function forwarded(header: string | string[] | undefined, trustProxy: number): string | undefined {
	if (trustProxy === 0 || header === undefined) return undefined;
	const entries = String(header)
		.split(",")
		.map((entry) => entry.trim());
	return (entries.at(-trustProxy) ?? entries[0]) || undefined;
}

function isHost(text: string): boolean {
	return HOST.test(text) && URL.canParse(`http://${text}`);
}
