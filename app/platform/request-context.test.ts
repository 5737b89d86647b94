import { RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { overrideEnv } from "./env.server.ts";
import { log } from "./log.server.ts";
import { aboutRequest, clientAddressOf, isTlsRequest, requestContext } from "./request-context.server.ts";

afterEach(() => overrideEnv({ TRUST_PROXY: 0, PUBLIC_URL: undefined }));

test.each([
	[0, "198.51.100.1", "203.0.113.9", "203.0.113.9"],
	[1, "198.51.100.1", "10.0.0.1", "198.51.100.1"],
	[1, "6.6.6.6, 198.51.100.1", "10.0.0.1", "198.51.100.1"],
	[2, "6.6.6.6, 198.51.100.1, 10.0.0.2", "10.0.0.1", "198.51.100.1"],
	[2, "198.51.100.1", "10.0.0.1", "198.51.100.1"],
	[1, null, "10.0.0.1", "10.0.0.1"],
	[0, null, "::ffff:203.0.113.9", "203.0.113.9"],
	[0, null, "2001:db8::1", "2001:db8::1"],
	[0, null, undefined, ""],
])(
	"behind %i proxies, forwarded for %s, seen from %s: the visitor is %s",
	(proxies, forwarded, socket, visitor) => {
		overrideEnv({ TRUST_PROXY: proxies });
		expect(clientAddressOf(forwarded, socket)).toBe(visitor);
	},
);

test("only a trusted proxy's word makes a request a safe one", () => {
	const request = new Request("http://localhost/", { headers: { "x-forwarded-proto": "https" } });
	expect(isTlsRequest(request)).toBe(false);
	overrideEnv({ TRUST_PROXY: 1 });
	expect(isTlsRequest(request)).toBe(true);
	expect(isTlsRequest(new Request("http://localhost/"))).toBe(false);
	overrideEnv({ PUBLIC_URL: "https://ringline.example" });
	expect(isTlsRequest(new Request("http://localhost/"))).toBe(true);
});

test("a loader learns about its request, and about nobody where there is no front", () => {
	const context = new RouterContextProvider();
	expect(aboutRequest(context).requestId).toBe("none");
	const known = { requestId: "r1", clientAddress: "203.0.113.9", log, isTls: true };
	context.set(requestContext, known);
	expect(aboutRequest(context)).toBe(known);
});
