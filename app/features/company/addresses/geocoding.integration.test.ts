import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { overrideEnv } from "#app/platform/env.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { suggestAddresses } from "./geocoding.server.ts";

useTestDatabase();

type Asked = { at: number; url: URL; userAgent: string };
let asked: Asked[] = [];
let status = 200;
let padding = "";
let service: Server;
let address = "";

beforeAll(async () => {
	service = createServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://service.example");
		asked.push({ at: performance.now(), url, userAgent: request.headers["user-agent"] ?? "" });
		response.writeHead(status, { "content-type": "application/json" });
		const display_name = `${url.searchParams.get("q")}, Altadena`;
		response.end(JSON.stringify([{ place_id: 1, display_name, padding }]));
	});
	await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
	address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/search`;
	overrideEnv({ GEOCODER_URL: address });
});
afterEach(() => {
	asked = [];
	status = 200;
	padding = "";
	overrideEnv({ GEOCODER_URL: address });
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

test("asks for five places in the United States, by name, and remembers the answer", async () => {
	const first = await suggestAddresses("12  Ridge ");
	expect(first).toEqual([{ id: "1", label: "12 ridge, Altadena" }]);
	expect(await suggestAddresses("12 ridge")).toEqual(first);
	expect(asked).toHaveLength(1);
	expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
		q: "12 ridge",
		format: "json",
		addressdetails: "1",
		limit: "5",
		countrycodes: "us",
	});
	expect(asked[0]?.userAgent).toMatch(/Ringline.*@ringline\.example/);
});

test("the service hears at most one question a second, however many people type", async () => {
	const questions = ["100 a", "200 b", "300 c", "400 d", "500 e", "600 f"].map((start) => `${start} street`);
	const answers = await Promise.all([...questions, ...questions].map(suggestAddresses));
	expect(asked.length).toBeGreaterThanOrEqual(2);
	for (const [index, { at }] of asked.entries())
		if (index > 0) expect(at - (asked[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1_000);
	// Requests that would wait too long get no suggestions, not an error.
	expect(answers.some((answer) => answer.length === 0)).toBe(true);
	expect(answers.some((answer) => answer.length > 0)).toBe(true);
});

test("a service that fails is silence, and its failure is not cached", async () => {
	status = 503;
	expect(await suggestAddresses("broken road")).toEqual([]);
	status = 200;
	await expect.poll(() => suggestAddresses("broken road"), { timeout: 10_000 }).toHaveLength(1);
});

test("an answer of more than a megabyte is not read to its end", async () => {
	padding = "x".repeat(1_000_000);
	expect(await suggestAddresses("endless road")).toEqual([]);
	expect(asked).toHaveLength(1);
});

test("switched off, or with less than three characters, nobody is asked", async () => {
	expect(await suggestAddresses("12")).toEqual([]);
	overrideEnv({ GEOCODER_URL: "off" });
	expect(await suggestAddresses("somewhere else")).toEqual([]);
	expect(asked).toEqual([]);
});
