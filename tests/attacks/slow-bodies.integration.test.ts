// One client that sends hundreds of slow bodies must not block anyone else's form.
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { fieldsFor } from "./form-fields.ts";
import { send } from "./http-client.ts";
import { PASSWORD, signIn, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

const ATTACKER = "203.0.113.66";
const SLOW_POSTS = 600;
/** Unfinished bodies allowed per network (server/http/unfinished-bodies.ts). */
const ADMITTED = 32;

let victim: Victim;
const open = new Set<Socket>();
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
}, 300_000);
afterEach(() => {
	for (const socket of open) socket.destroy();
	open.clear();
});
afterAll(() => victim?.stop(), 60_000);

/** As without JavaScript: only a script fills in the key, and gets its answer in place. */
const { submissionKey: _, ...contactFields } = fieldsFor("/contact") as Record<string, string>;

describe.each([
	["forms", "/contact", "application/x-www-form-urlencoded", 5_000],
	["questionnaires", "/intake-wizard/draft", "application/json", 200_000],
	["photos", "/post-product/photos", "multipart/form-data; boundary=x", 20_000_000],
	["plans", "/intake-wizard/files", "multipart/form-data; boundary=x", 20_000_000],
])("600 slow posts of %s from one address", (_, path, type, length) => {
	test("leave contact, sign-in and posting working for everybody else", async () => {
		const slow = Array.from({ length: SLOW_POSTS }, () => beginPost(path, type, length));
		const refused = () => slow.filter(({ status }) => status() === 429).length;
		await vi.waitFor(() => expect(refused()).toBe(SLOW_POSTS - ADMITTED), { timeout: 30_000, interval: 50 });

		for (const [address, fields, expected] of [
			["/contact", contactFields, 303],
			["/admin", { password: PASSWORD }, 303],
			["/post-wanted", { ...fieldsFor("/post-wanted"), submissionKey: path }, 303],
		] as const) {
			const answer = await post(address, fields, "198.51.100.7");
			expect(answer, address).toMatchObject({ kind: "answered", status: expected });
		}
	});
});

test("slow posts from 405 networks of one /48 block no form", async () => {
	const slow = Array.from({ length: 405 }, (_, n) =>
		beginPost("/contact", "application/x-www-form-urlencoded", 5_000, `2001:db8:7:${n.toString(16)}::1`),
	);
	const refused = () => slow.filter(({ status }) => status() === 429).length;
	await vi.waitFor(() => expect(refused()).toBe(305), { timeout: 30_000, interval: 50 });
	const answer = await post("/contact", contactFields, "198.51.100.8");
	expect(answer).toMatchObject({ kind: "answered", status: 303 });
});

test("slow posts from hundreds of far networks leave the office working", async () => {
	const cookie = await signIn(victim);
	const slow = Array.from({ length: 500 }, (_, n) =>
		beginPost("/contact", "application/x-www-form-urlencoded", 5_000, `2001:db8:${(n + 16).toString(16)}::1`),
	);
	const refused = () => slow.filter(({ status }) => status() === 503).length;
	await vi.waitFor(() => expect(refused()).toBe(100), { timeout: 30_000, interval: 50 });
	const from = "198.51.100.9";
	expect(await post("/contact", fieldsFor("/contact"), from)).toMatchObject({ status: 503 });
	const forged = await post("/admin/sign-out", { now: "1" }, from, "ringline_admin=forged");
	expect(forged).toMatchObject({ status: 503 });
	expect(await post("/admin/sign-out", { now: "1" }, from, cookie)).toMatchObject({ status: 303 });
});

test("one network declares no more than 850 MB at once, which is three of the largest forms", async () => {
	const type = "multipart/form-data; boundary=x";
	const parked = Array.from({ length: 8 }, () => beginPost("/post-product", type, 260_000_000));
	const refused = () => parked.filter(({ status }) => status() === 429).length;
	await vi.waitFor(() => expect(refused()).toBe(5), { timeout: 10_000, interval: 50 });
});

test("a body below the minimum rate is cut off in seconds, whatever length it declared", async () => {
	const { socket, closed } = beginPost("/post-product/photos", "multipart/form-data; boundary=x", 20_000_000);
	const dropping = setInterval(() => socket.write("x"), 250);
	const started = performance.now();
	await closed;
	clearInterval(dropping);
	expect(performance.now() - started).toBeLessThan(20_000);
});

type SlowPost = { socket: Socket; status(): number | undefined; closed: Promise<void> };

/** Sends the headers and one byte of the body. There is no status while the site waits for the rest. */
function beginPost(path: string, type: string, length: number, from = ATTACKER): SlowPost {
	const { hostname, port } = new URL(victim.address);
	const socket = connect(Number(port), hostname);
	open.add(socket);
	socket.on("error", () => {});
	let answer = "";
	socket.on("data", (chunk) => {
		answer += chunk;
	});
	const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
	socket.write(
		`POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n` +
			`Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\nx`,
	);
	return {
		socket,
		closed,
		status() {
			const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
			return status ? Number(status) : undefined;
		},
	};
}

function post(path: string, fields: Record<string, string>, from: string, cookie = "") {
	return send(victim.address, {
		method: "POST",
		path,
		headers: {
			"Content-Type": "application/x-www-form-urlencoded",
			"X-Forwarded-For": from,
			...(cookie ? { Cookie: cookie } : {}),
		},
		body: new URLSearchParams(fields).toString(),
	});
}
