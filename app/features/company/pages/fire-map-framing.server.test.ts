import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { overrideEnv } from "#app/platform/env.server.ts";
import { fetchFraming, mapFraming } from "./fire-map-framing.server.ts";

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

const US = "https://ringline.example";

async function mapWith(headers: OutgoingHttpHeaders, status = 200): Promise<string> {
	const server = createServer((request, response) => {
		if (request.url === "/moved") response.writeHead(302, { Location: "/" }).end();
		else response.writeHead(status, headers).end("<p>Map</p>");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	closing.push(() => server.close());
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	overrideEnv({ FIRE_MAP_CHECK_URL: address });
	return address;
}

test.each([
	["no header at all", {}, false],
	["X-Frame-Options: DENY", { "X-Frame-Options": "DENY" }, true],
	["X-Frame-Options: SAMEORIGIN", { "X-Frame-Options": "SAMEORIGIN" }, true],
	["frame-ancestors of its own pages", { "Content-Security-Policy": "frame-ancestors 'self'" }, true],
	[
		"frame-ancestors for nobody",
		{ "Content-Security-Policy": "default-src *; frame-ancestors 'none'" },
		true,
	],
	["frame-ancestors for everybody", { "Content-Security-Policy": "frame-ancestors *" }, false],
	["frame-ancestors for every secure page", { "Content-Security-Policy": "frame-ancestors https:" }, false],
	["frame-ancestors that name us", { "Content-Security-Policy": `frame-ancestors 'self' ${US}` }, false],
	[
		"frame-ancestors beside the older header",
		{ "Content-Security-Policy": "frame-ancestors *", "X-Frame-Options": "DENY" },
		false,
	],
	[
		"two policies that disagree",
		{ "Content-Security-Policy": ["frame-ancestors *", "frame-ancestors 'none'"] },
		true,
	],
	["a policy about other things", { "Content-Security-Policy": "script-src 'self'" }, false],
])("a map with %s", async (_, headers, refused) => {
	expect(await fetchFraming(await mapWith(headers), US)).toEqual({ refused, answersPages: true });
});

test("the page that a redirect leads to decides", async () => {
	const address = await mapWith({ "X-Frame-Options": "DENY" });
	expect((await fetchFraming(`${address}/moved`, US)).refused).toBe(true);
});

test("a map that keeps pages of others from asking is not asked by them", async () => {
	const address = await mapWith({ "Cross-Origin-Resource-Policy": "same-origin" });
	expect(await fetchFraming(address, US)).toEqual({ refused: false, answersPages: false });
});

test("a redirect to another site is not followed", async () => {
	const elsewhere = await mapWith({ "X-Frame-Options": "DENY" });
	const address = await mapWith({ Location: elsewhere }, 302);
	expect((await fetchFraming(address, US)).refused).toBeNull();
});

test("nobody is asked when the setting is off", async () => {
	const address = await mapWith({ "X-Frame-Options": "DENY" });
	overrideEnv({ FIRE_MAP_CHECK_URL: "off" });
	expect(await mapFraming(US)).toEqual({ refused: null, answersPages: true });
	expect((await fetchFraming(address, US)).refused).toBeNull();
});

test("without an answer nothing is claimed", async () => {
	expect((await fetchFraming(await mapWith({ "X-Frame-Options": "DENY" }, 503), US)).refused).toBeNull();
	expect((await fetchFraming("http://127.0.0.1:1", US)).refused).toBeNull();
});
