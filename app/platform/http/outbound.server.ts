// Requests to addresses that somebody typed in. A name is resolved once, every address is checked, and the connection
// goes to a checked address, so that no name can lead into our own network between check and use.
import { lookup as resolve } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, isIPv4, type LookupFunction } from "node:net";
import { refuseInTransaction } from "../database/db.server.ts";
import { env } from "../env.server.ts";
import { normalizeAddress } from "./networks.server.ts";

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1_024;

export type OutboundAnswer =
	| { ok: true; status: number }
	/** `problem` is a sentence for the office. `status` is null without an answer. */
	| { ok: false; status: number | null; problem: string };

/** Follows no redirect, and reads no more of the answer than it needs to see its end. */
export async function postJson(
	url: string,
	body: string,
	headers: Record<string, string>,
	timeoutMs = TIMEOUT_MS,
): Promise<OutboundAnswer> {
	refuseInTransaction("Calling another service");
	const deadline = AbortSignal.timeout(timeoutMs);
	try {
		const target = new URL(url);
		const addresses = await beforeDeadline(checkedAddresses(target), deadline);
		const status = await send(target, addresses, body, headers, deadline);
		if (status >= 200 && status < 300) return { ok: true, status };
		const isRedirect = status >= 300 && status < 400;
		return {
			ok: false,
			status,
			problem: isRedirect ? `It answered ${status}. We don't follow redirects.` : `It answered ${status}.`,
		};
	} catch (error) {
		if (deadline.aborted)
			return { ok: false, status: null, problem: `No complete answer within ${timeoutMs / 1_000} seconds.` };
		return { ok: false, status: null, problem: problemOf(error) };
	}
}

/** Null when the address may be used; otherwise why not. `isUnknown`: the name has no address at the moment. */
export async function outboundProblem(url: string): Promise<{ problem: string; isUnknown: boolean } | null> {
	const target = URL.parse(url);
	if (!target || !/^https?:$/.test(target.protocol))
		return { problem: "Enter a full URL, like https://crm.example/hooks.", isUnknown: false };
	if (target.username || target.password)
		return { problem: "Leave out the user name and password.", isUnknown: false };
	if (target.protocol === "http:" && !privateAllowed())
		return { problem: "Use https://. Events contain names and phone numbers.", isUnknown: false };
	refuseInTransaction("Looking up a name");
	try {
		await beforeDeadline(checkedAddresses(target), AbortSignal.timeout(5_000));
		return null;
	} catch (error) {
		return { problem: problemOf(error), isUnknown: !(error instanceof RefusedAddress) };
	}
}

class RefusedAddress extends Error {}

async function checkedAddresses({ hostname }: URL): Promise<string[]> {
	const host = hostname.replace(/^\[|\]$/g, "");
	const found = isIP(host) ? [host] : (await resolve(host, { all: true })).map(({ address }) => address);
	const refused = found.find((address) => !isAllowedAddress(address, privateAllowed()));
	if (refused !== undefined || found.length === 0)
		throw new RefusedAddress(`${hostname} isn't on the public internet, so we don't send anything there.`);
	return found;
}

const privateNetworks = new BlockList();
for (const [network, prefix] of [
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const)
	privateNetworks.addSubnet(network, prefix, "ipv4");
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

/** Never sent to: this host, link-local with the cloud's metadata service, test networks, multicast and reserved. */
const neverUsed = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["169.254.0.0", 16],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
] as const)
	neverUsed.addSubnet(network, prefix, "ipv4");
// Within the public range: protocol assignments with Teredo, documentation, and 6to4, which leads to an IPv4 address.
neverUsed.addSubnet("2001::", 23, "ipv6");
neverUsed.addSubnet("2001:db8::", 32, "ipv6");
neverUsed.addSubnet("2002::", 16, "ipv6");
neverUsed.addSubnet("3fff::", 20, "ipv6");
// The metadata service of one cloud has an address among the private ones.
neverUsed.addAddress("fd00:ec2::254", "ipv6");
const publicIpv6 = new BlockList();
publicIpv6.addSubnet("2000::", 3, "ipv6");

/** An IPv4 address inside an IPv6 one counts as the IPv4 address. */
export function isAllowedAddress(written: string, allowPrivate: boolean): boolean {
	const address = normalizeAddress(written);
	if (address === "") return false;
	const family = isIPv4(address) ? "ipv4" : "ipv6";
	if (neverUsed.check(address, family)) return false;
	if (privateNetworks.check(address, family)) return allowPrivate;
	return family === "ipv4" || publicIpv6.check(address, "ipv6");
}

function privateAllowed(): boolean {
	return env().OUTBOUND_PRIVATE === "on";
}

function send(
	target: URL,
	addresses: readonly string[],
	body: string,
	headers: Record<string, string>,
	signal: AbortSignal,
): Promise<number> {
	const checked = addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
	const lookup: LookupFunction = (_host, options, done) => {
		if (options.all) return done(null, checked);
		done(null, checked[0]?.address ?? "", checked[0]?.family);
	};
	const open = target.protocol === "https:" ? requestHttps : requestHttp;
	return new Promise((settle, fail) => {
		// `agent: false`: a connection of its own, never one that was opened for another name.
		const request = open(
			target,
			{
				method: "POST",
				headers: { ...headers, "content-length": Buffer.byteLength(body) },
				lookup,
				signal,
				agent: false,
			},
			(answer) => {
				const { statusCode = 0 } = answer;
				let bytes = 0;
				answer.on("data", (chunk: Buffer) => {
					bytes += chunk.length;
					if (bytes <= MAX_ANSWER_BYTES) return;
					settle(statusCode);
					request.destroy();
				});
				answer.on("end", () => settle(statusCode));
				answer.on("error", fail);
				answer.on("close", () => fail(new Error("closed")));
			},
		);
		request.on("error", fail);
		request.end(body);
	});
}

async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
	work.catch(() => undefined);
	return Promise.race([
		work,
		new Promise<never>((_, fail) => {
			if (deadline.aborted) fail(new Error("timeout"));
			deadline.addEventListener("abort", () => fail(new Error("timeout")), { once: true });
		}),
	]);
}

const problems: Record<string, string> = {
	ENOTFOUND: "There's no such host.",
	EAI_AGAIN: "We couldn't look up its name.",
	ECONNREFUSED: "It refused the connection.",
	ECONNRESET: "It closed the connection before it answered.",
	EHOSTUNREACH: "We couldn't reach it.",
	ENETUNREACH: "We couldn't reach it.",
};

function problemOf(error: unknown): string {
	if (error instanceof RefusedAddress) return error.message;
	const { code = "", message = "" } = error as { code?: string; message?: string };
	if (problems[code]) return problems[code];
	if (/CERT|TLS|SSL|EPROTO/.test(code)) return `Its TLS certificate or connection isn't valid (${code}).`;
	if (message === "closed" || message === "aborted") return problems.ECONNRESET ?? "";
	return `The request failed${code ? ` (${code})` : ""}.`;
}
