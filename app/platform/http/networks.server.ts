// A household or server usually has one IPv4 address or a whole IPv6 /64, so rate limits and reports count a /64 as
// one.
import { isIPv4, isIPv6 } from "node:net";

/**
 * Strips the port, brackets and zone, and turns an IPv4-mapped IPv6 address into IPv4. Returns "" for an invalid
 * address.
 */
export function normalizeAddress(text: string): string {
	const written = text.trim();
	const withoutPort = /^\[([^\]]*)\](?::\d*)?$/.exec(written)?.[1] ?? /^([\d.]+):\d*$/.exec(written)?.[1];
	const address = (withoutPort ?? written).replace(/%.*$/, "").toLowerCase();
	if (isIPv4(address)) return address;
	if (!isIPv6(address)) return "";
	const groups = ipv6Groups(address);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	if (!isMapped) return address;
	return groups
		.slice(6)
		.flatMap((group) => [group >> 8, group & 255])
		.join(".");
}

/** Returns the IPv4 address or the IPv6 /64. Anything else is returned unchanged. */
export function networkOf(address: string): string {
	const plain = normalizeAddress(address);
	if (!isIPv6(plain)) return plain || address;
	const prefix = ipv6Groups(plain).slice(0, 4);
	return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

function ipv6Groups(address: string): number[] {
	const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
		[a * 256 + Number(b), c * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
	);
	const [before = [], after] = hex.split("::").map((part) => part.split(":").filter(Boolean));
	const missing = after ? Array<string>(8 - before.length - after.length).fill("0") : [];
	return [...before, ...missing, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}
