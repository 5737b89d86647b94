// How far an address reaches. A household usually has one IPv4 address or an IPv6 /64, many customers get a /56, and
// anyone can rent a /48 or a block of IPv4 addresses for a few dollars. Every limit takes its scopes from here.
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

/** From one household to whoever could rent its whole neighborhood. */
export type Scope = "home" | "site" | "wide";

const IPV4_BITS: Record<Scope, number> = { home: 32, site: 32, wide: 24 };
const IPV6_BITS: Record<Scope, number> = { home: 64, site: 56, wide: 48 };
/**
 * How many homes of a wider network may use up their limit on the same day. Enough for the customers of a phone
 * carrier, who share one, and far fewer than the 65,536 homes of a /48.
 */
const HOMES: Record<Scope, number> = { home: 1, site: 8, wide: 32 };

/** Anything that is not an address is returned unchanged. */
export function networkOf(address: string, scope: Scope = "home"): string {
	const plain = normalizeAddress(address);
	if (isIPv4(plain)) return ipv4Network(plain, IPV4_BITS[scope]);
	return plain === "" ? address : ipv6Network(plain, IPV6_BITS[scope]);
}

export type CountedNetwork = { scope: Scope; network: string; homes: number };

/** The networks that a limit counts for this address, the smallest first. One for anything that is not an address. */
export function networksOf(address: string): CountedNetwork[] {
	const scopes: Scope[] = ["home", "site", "wide"];
	const networks = scopes.map((scope) => ({
		scope,
		network: networkOf(address, scope),
		homes: HOMES[scope],
	}));
	return networks.filter(({ network }, at) => network !== networks[at - 1]?.network);
}

function ipv4Network(address: string, bits: number): string {
	if (bits === 32) return address;
	const kept = address.split(".").slice(0, bits / 8);
	return `${[...kept, ...Array<string>(4 - kept.length).fill("0")].join(".")}/${bits}`;
}

function ipv6Network(address: string, bits: number): string {
	const whole = Math.ceil(bits / 16);
	const groups = ipv6Groups(address).slice(0, whole);
	const spare = whole * 16 - bits;
	groups[whole - 1] = ((groups[whole - 1] ?? 0) >> spare) << spare;
	return `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
}

function ipv6Groups(address: string): number[] {
	const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
		[a * 256 + Number(b), c * 256 + Number(d)].map((group) => group.toString(16)).join(":"),
	);
	const [before = [], after] = hex.split("::").map((part) => part.split(":").filter(Boolean));
	const missing = after ? Array<string>(8 - before.length - after.length).fill("0") : [];
	return [...before, ...missing, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}
