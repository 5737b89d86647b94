// Who asks and under which address: headers of proxies are believed only as far as TRUST_PROXY says.
import type { IncomingMessage } from "node:http";

export type Visitor = { clientAddress: string; origin: string; isTls: boolean };
export type VisitorSettings = { trustProxy: number; publicUrl: string | undefined };

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Returns null for a request whose Host header is not a host. */
export function readVisitor(
	request: IncomingMessage,
	{ trustProxy, publicUrl }: VisitorSettings,
): Visitor | null {
	const forwarded = trustProxy > 0;
	const own = request.headers.host ?? "";
	const host = (forwarded && first(request.headers["x-forwarded-host"])) || own;
	// The web's Request is made from the Host header, whoever was forwarded.
	if (!HOST.test(own) || (host !== own && !HOST.test(host))) return null;
	const encrypted = "encrypted" in request.socket && request.socket.encrypted === true;
	const isTls =
		publicUrl?.startsWith("https:") ||
		encrypted ||
		(forwarded && first(request.headers["x-forwarded-proto"]) === "https");
	return {
		clientAddress: clientAddress(request, trustProxy),
		origin: publicUrl ?? `${isTls ? "https" : "http"}://${host.toLowerCase()}`,
		isTls: Boolean(isTls),
	};
}

/** The last address the nearest trusted proxies vouch for; what stands left of it, anyone may have written. */
function clientAddress(request: IncomingMessage, trustProxy: number): string {
	const socketAddress = unmapped(request.socket.remoteAddress ?? "");
	if (trustProxy === 0) return socketAddress;
	const chain = String(request.headers["x-forwarded-for"] ?? "")
		.split(",")
		.map((address) => unmapped(address.trim()))
		.filter(Boolean);
	return chain.at(-trustProxy) ?? chain[0] ?? socketAddress;
}

/** An IPv4 address written as IPv6: left so, all of them would look like one network. */
function unmapped(address: string): string {
	return address.replace(/^::ffff:/i, "");
}

function first(value: string | string[] | undefined): string | undefined {
	return (
		String(value ?? "")
			.split(",")[0]
			?.trim() || undefined
	);
}
