import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readClientAddress, readTarget } from "./visitor.ts";

const request = (headers: Record<string, string>, remoteAddress = "::ffff:192.0.2.9") =>
	({
		headers: { host: "ringline.example", ...headers },
		socket: { remoteAddress },
	}) as unknown as IncomingMessage;

const behind = (trustProxy: number, headers: Record<string, string>) => {
	const settings = { trustProxy, publicUrl: undefined };
	const target = readTarget(request(headers), settings);
	return target && { ...target, clientAddress: readClientAddress(request(headers), settings) };
};

describe("who asks", () => {
	test("without a proxy, forwarded headers are ignored", () => {
		const headers = { "x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https" };
		expect(behind(0, headers)).toEqual({
			clientAddress: "192.0.2.9",
			origin: "http://ringline.example",
			isTls: false,
		});
	});

	test("behind one proxy, the last entry of each list counts", () => {
		const headers = {
			"x-forwarded-for": "10.6.6.6, 203.0.113.5",
			"x-forwarded-proto": "http, https",
			"x-forwarded-host": "evil.example, www.ringline.example",
		};
		expect(behind(1, headers)).toEqual({
			clientAddress: "203.0.113.5",
			origin: "https://www.ringline.example",
			isTls: true,
		});
	});

	test("behind two proxies, the last but one counts, or the only one there is", () => {
		const headers = {
			"x-forwarded-for": "10.6.6.6, 203.0.113.5, 198.51.100.1",
			"x-forwarded-host": "evil.example, www.ringline.example, inner.example",
			"x-forwarded-proto": "https",
		};
		expect(behind(2, headers)).toEqual({
			clientAddress: "203.0.113.5",
			origin: "https://www.ringline.example",
			isTls: true,
		});
	});

	test.each([
		["203.0.113.5:5678", "203.0.113.5"],
		["[2001:db8::1]:443", "2001:db8::1"],
		["::ffff:203.0.113.5", "203.0.113.5"],
		["unknown", "192.0.2.9"],
		["", "192.0.2.9"],
	])("a proxy's way of writing %j is the client %j", (written, address) => {
		expect(behind(1, { "x-forwarded-for": written })?.clientAddress).toBe(address);
	});

	test("a PUBLIC_URL with TLS makes every connection count as one with TLS", () => {
		const settings = { trustProxy: 0, publicUrl: "https://ringline.example" };
		expect(readTarget(request({ host: "other.example" }), settings)).toMatchObject({
			origin: "https://other.example",
			isTls: true,
		});
	});

	test.each(['x"><script>', "a b", "evil.example/path", "", "localhost:99999", "[::1", "a..b:1:2"])(
		"a Host header that is no host (%j) is refused",
		(host) => {
			expect(behind(0, { host })).toBeNull();
			expect(behind(1, { host, "x-forwarded-host": "ringline.example" })).toBeNull();
		},
	);

	test("so is a forwarded one", () => {
		expect(behind(1, { "x-forwarded-host": "localhost:99999" })).toBeNull();
	});
});
