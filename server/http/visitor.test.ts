import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readVisitor } from "./visitor.ts";

const request = (headers: Record<string, string>, remoteAddress = "::ffff:192.0.2.9") =>
	({
		headers: { host: "ringline.example", ...headers },
		socket: { remoteAddress },
	}) as unknown as IncomingMessage;

describe("who asks", () => {
	test("without a proxy, forwarded headers are hearsay", () => {
		const visitor = readVisitor(request({ "x-forwarded-for": "203.0.113.5", "x-forwarded-proto": "https" }), {
			trustProxy: 0,
			publicUrl: undefined,
		});
		expect(visitor).toEqual({ clientAddress: "192.0.2.9", origin: "http://ringline.example", isTls: false });
	});

	test("behind one proxy, its last word counts and what the visitor wrote before it does not", () => {
		const visitor = readVisitor(
			request({
				"x-forwarded-for": "10.6.6.6, 203.0.113.5",
				"x-forwarded-proto": "https",
				"x-forwarded-host": "www.ringline.example",
			}),
			{ trustProxy: 1, publicUrl: undefined },
		);
		expect(visitor).toEqual({
			clientAddress: "203.0.113.5",
			origin: "https://www.ringline.example",
			isTls: true,
		});
	});

	test("a proxy may write IPv4 addresses as IPv6; they stay different visitors", () => {
		const visitor = readVisitor(request({ "x-forwarded-for": "::ffff:203.0.113.5" }), {
			trustProxy: 1,
			publicUrl: undefined,
		});
		expect(visitor?.clientAddress).toBe("203.0.113.5");
	});

	test("PUBLIC_URL decides the address whatever the request says", () => {
		const visitor = readVisitor(request({ host: "other.example" }), {
			trustProxy: 0,
			publicUrl: "https://ringline.example",
		});
		expect(visitor).toMatchObject({ origin: "https://ringline.example", isTls: true });
	});

	test.each(['x"><script>', "a b", "evil.example/path", ""])(
		"a Host header that is no host (%j) is refused",
		(host) => {
			expect(readVisitor(request({ host }), { trustProxy: 0, publicUrl: undefined })).toBeNull();
			const forwarded = request({ host, "x-forwarded-host": "ringline.example" });
			expect(readVisitor(forwarded, { trustProxy: 1, publicUrl: undefined })).toBeNull();
		},
	);
});
