import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { overrideEnv } from "../env.server.ts";
import { isAllowedAddress, outboundProblem, postJson } from "./outbound.server.ts";

const servers: (Server | TcpServer)[] = [];
afterEach(async () => {
	overrideEnv({ OUTBOUND_PRIVATE: "off" });
	for (const server of servers.splice(0)) {
		if ("closeAllConnections" in server) server.closeAllConnections();
		await new Promise((done) => server.close(done));
	}
});

async function serve(listener: RequestListener): Promise<string> {
	overrideEnv({ OUTBOUND_PRIVATE: "on" });
	return listen(createServer(listener));
}

async function listen(server: Server | TcpServer): Promise<string> {
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

test.each([
	"0.0.0.0",
	"10.1.2.3",
	"100.64.0.1",
	"127.0.0.1",
	"169.254.169.254",
	"172.16.0.1",
	"192.168.1.1",
	"198.18.0.1",
	"224.0.0.1",
	"255.255.255.255",
	"::",
	"::1",
	"::ffff:127.0.0.1",
	"::ffff:7f00:1",
	"::ffff:169.254.169.254",
	"64:ff9b::7f00:1",
	"fe80::1",
	"fe80::1%eth0",
	"fd00:ec2::254",
	"fc00::1",
	"ff02::1",
	"2002:7f00:1::",
	"2001:0:7f00:1::",
	"2001:db8::1",
	"not an address",
])("%s is not on the public internet", (address) => {
	expect(isAllowedAddress(address, false)).toBe(false);
});

test.each(["93.184.216.34", "2606:2800:220:1::1", "8.8.8.8"])("%s is", (address) => {
	expect(isAllowedAddress(address, false)).toBe(true);
});

test("private addresses may be allowed, the metadata service and 'any address' never", () => {
	const allowed = ["127.0.0.1", "10.0.0.8", "192.168.1.1", "::1", "fd12::1", "::ffff:10.0.0.8"];
	expect(allowed.filter((address) => !isAllowedAddress(address, true))).toEqual([]);
	const never = ["0.0.0.0", "169.254.169.254", "::", "fe80::1", "fd00:ec2::254", "::ffff:169.254.169.254"];
	expect(never.filter((address) => isAllowedAddress(address, true))).toEqual([]);
});

test.each([
	"https://127.0.0.1/",
	"https://localhost/",
	"https://[::1]/",
	"https://[::ffff:7f00:1]/",
	"https://0x7f.1/",
	"https://2130706433/",
	"https://169.254.169.254/latest/meta-data",
	"https://0/",
	"https://10.0.0.1:8443/hook",
])("%s is refused with a reason", async (url) => {
	expect(await outboundProblem(url)).toMatchObject({
		problem: expect.stringContaining("public internet"),
		isUnknown: false,
	});
	expect(await postJson(url, "{}", {})).toMatchObject({ ok: false, status: null });
});

test.each([
	["ftp://crm.example/", "full URL"],
	["crm.example", "full URL"],
	["https://user:secret@crm.example/", "user name"],
	["http://93.184.216.34/", "https://"],
])("%s is refused", async (url, words) => {
	expect((await outboundProblem(url))?.problem).toContain(words);
});

test("sends the body and headers, and a 2xx is a success", async () => {
	const seen: { body: string; type?: string }[] = [];
	const url = await serve(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		seen.push({ body, type: request.headers["content-type"] });
		response.writeHead(204).end();
	});
	expect(await postJson(url, '{"a":"é"}', { "content-type": "application/json" })).toEqual({
		ok: true,
		status: 204,
	});
	expect(seen).toEqual([{ body: '{"a":"é"}', type: "application/json" }]);
});

test("a redirect is not followed", async () => {
	let visits = 0;
	const url = await serve((_, response) => {
		visits += 1;
		response.writeHead(302, { location: "/elsewhere" }).end();
	});
	expect(await postJson(url, "{}", {})).toMatchObject({ ok: false, status: 302 });
	expect(visits).toBe(1);
});

test("half an answer is no answer", async () => {
	const url = await serve((_, response) => {
		response.writeHead(200, { "content-length": 100 });
		response.write("half", () => response.destroy());
	});
	expect(await postJson(url, "{}", {})).toMatchObject({
		ok: false,
		problem: expect.stringContaining("closed the connection"),
	});
});

test("a receiver that never ends its answer, or never begins one, times out", async () => {
	const url = await serve((_, response) => {
		response.writeHead(200);
		response.write("…");
	});
	const silent = await listen(createTcpServer((socket) => socket.on("error", () => undefined).resume()));
	for (const address of [url, silent])
		expect(await postJson(address, "{}", {}, 300)).toMatchObject({
			ok: false,
			status: null,
			problem: expect.stringContaining("within 0.3 seconds"),
		});
});

test("an endless answer is cut off", async () => {
	let sent = 0;
	const url = await serve((_, response) => {
		response.writeHead(200);
		const chunk = Buffer.alloc(64 * 1_024);
		const more = () => {
			while (!response.destroyed && response.write(chunk)) sent += chunk.length;
		};
		response.on("drain", more);
		more();
	});
	expect(await postJson(url, "{}", {})).toEqual({ ok: true, status: 200 });
	expect(sent).toBeLessThan(20_000_000);
});

test("a refused connection is reported as one", async () => {
	const url = await serve(() => undefined);
	for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
	expect(await postJson(url, "{}", {})).toMatchObject({
		ok: false,
		problem: "It refused the connection.",
	});
});
