import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { canReadMetrics } from "./metrics.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
	({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const TOKEN = "0123456789abcdef";

describe("the figures of the process are for", () => {
	test.each(["127.0.0.1", "::ffff:127.0.0.1", "::1"])("a program on the same machine (%s)", (address) => {
		expect(canReadMetrics(from(address), undefined)).toBe(true);
	});

	test("nobody who comes through a proxy on the same machine", () => {
		expect(canReadMetrics(from("127.0.0.1", { "x-forwarded-for": "203.0.113.9" }), undefined)).toBe(false);
		expect(canReadMetrics(from("127.0.0.1", { via: "1.1 proxy" }), undefined)).toBe(false);
	});

	test("nobody from elsewhere", () => {
		expect(canReadMetrics(from("203.0.113.9"), undefined)).toBe(false);
		expect(canReadMetrics(from("203.0.113.9", { authorization: "Bearer x" }), undefined)).toBe(false);
	});

	test("whoever knows the token, from anywhere, and then for nobody else", () => {
		const bearer = (token: string) => ({
			authorization: `Bearer ${token}`,
			"x-forwarded-for": "203.0.113.9",
		});
		expect(canReadMetrics(from("203.0.113.9", bearer(TOKEN)), TOKEN)).toBe(true);
		expect(canReadMetrics(from("203.0.113.9", bearer("wrong")), TOKEN)).toBe(false);
		expect(canReadMetrics(from("127.0.0.1"), TOKEN)).toBe(false);
	});
});
