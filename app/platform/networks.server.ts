// One household or server has one IPv4 address, or a whole /64 of IPv6 addresses: limits and reports count those as one.
import { isIPv4, isIPv6 } from "node:net";

/** The address without a port, brackets, zone or IPv6 notation of an IPv4 address. Empty when it is no address. */
export function plainAddress(text: string): string {
	const written = text.trim();
	const withoutPort = /^\[([^\]]*)\](?::\d*)?$/.exec(written)?.[1] ?? /^([\d.]+):\d*$/.exec(written)?.[1];
	const address = (withoutPort ?? written).replace(/%.*$/, "").toLowerCase();
	if (isIPv4(address)) return address;
	if (!isIPv6(address)) return "";
	const groups = groupsOf(address);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	if (!isMapped) return address;
	return groups
		.slice(6)
		.flatMap((group) => [group >> 8, group & 255])
		.join(".");
}

/** The IPv4 address, or the IPv6 /64. Anything else stays as it is. */
export function networkOf(address: string): string {
	const plain = plainAddress(address);
	if (!isIPv6(plain)) return plain || address;
	const prefix = groupsOf(plain).slice(0, 4);
	return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

function groupsOf(address: string): number[] {
	const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
		[a * 256 + Number(b), c * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
	);
	const [before = [], after] = hex.split("::").map((part) => part.split(":").filter(Boolean));
	const missing = after ? Array<string>(8 - before.length - after.length).fill("0") : [];
	return [...before, ...missing, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}
