// Attacks on the connection and on decompression: slow, endless, oversized and compressed bodies.
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { send } from "./http-client.ts";
import { residentMegabytes } from "./memory.ts";
import { trickle } from "./raw-connection.ts";
import { isLong } from "./scale.ts";
import { startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: isLong ? 400_000 : 120_000 });

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

const head = (path: string, length: number) =>
	`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

// In parallel, since each is mostly waiting.
describe.concurrent("whoever dawdles is hung up on", () => {
	test("with headers that never end", async () => {
		const { heldMs } = await trickle(
			victim.address,
			"GET / HTTP/1.1\r\nHost: localhost\r\n",
			"X-Drop: 1\r\n",
			500,
		);
		expect(heldMs).toBeLessThan(40_000);
	});

	test("with a form that comes drop by drop, while others are served", async () => {
		const dawdlers = Array.from({ length: 60 }, () =>
			trickle(victim.address, head("/contact", 5_000), "x", 500),
		);
		// From another network, because the slow senders' network has reached its limit.
		const headers = { "Content-Type": "text/plain", "X-Forwarded-For": "198.51.100.8" };
		const post = { method: "POST", path: "/contact", headers, body: "x" };
		expect(await send(victim.address, post)).toMatchObject({ status: 400 });
		for (const { heldMs } of await Promise.all(dawdlers)) expect(heldMs).toBeLessThan(45_000);
	});

	// Five minutes are too long for the short form.
	if (isLong)
		test("with an upload that comes drop by drop", async () => {
			const { heldMs } = await trickle(victim.address, head("/post-product", 50_000_000), "x", 1_000);
			expect(heldMs).toBeLessThan(330_000);
		});
});

describe("more than a page can take", () => {
	test.each([
		["a declared length", "/contact", { "Content-Length": 2_000_000 }, 413],
		["a declared length on an upload page", "/post-product", { "Content-Length": 400_000_000 }, 413],
		["no length at all", "/contact", { "Transfer-Encoding": "chunked" }, 411],
		["a single-fetch address", "/contact.data", { "Content-Length": 2_000_000 }, 413],
	])("is refused before it is read: %s", async (_, path, headers, status) => {
		const answer = await send(victim.address, { method: "POST", path, headers, body: "a=b" }, 5_000);
		expect(answer).toMatchObject({ status });
	});

	test("is told so although the whole of it was on its way", async () => {
		const body = Buffer.alloc(8_000_000, "x");
		const answer = await fetch(`${victim.address}/contact`, { method: "POST", body });
		expect(answer.status).toBe(413);
		expect(await answer.text()).toContain("send less text or smaller files.");
	});

	test("in headers is refused by the server itself", async () => {
		const headers = { "X-Long": "y".repeat(30_000) };
		const answer = await send(victim.address, { method: "GET", path: "/", headers });
		expect(answer).toMatchObject({ status: 431 });
	});

	test("packed into a small body stays packed", async () => {
		const bomb = gzipSync(Buffer.alloc(200_000_000, "a=b&"));
		const before = residentMegabytes(victim.pid) ?? 0;
		for (const path of ["/contact", "/post-product", "/intake-wizard", "/checkout"]) {
			const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" };
			const answer = await send(victim.address, { method: "POST", path, headers, body: bomb });
			expect(answer.kind === "answered" && answer.status, path).toBeOneOf([303, 400, 413]);
		}
		expect((residentMegabytes(victim.pid) ?? 0) - before).toBeLessThan(150);
	});
});

test("pictures that unfold to a wall of pixels are refused, and cost no memory", async () => {
	const before = residentMegabytes(victim.pid) ?? 0;
	const bombs = { "bomb.png": pngBomb(30_000, 30_000), "bomb.gif": gifBomb(), "bomb.webp": await webpBomb() };
	for (const [name, bytes] of Object.entries(bombs)) {
		const form = new FormData();
		form.append("photo", new Blob([new Uint8Array(bytes)], { type: `image/${name.slice(5)}` }), name);
		const answer = await fetch(`${victim.address}/post-product/photos`, { method: "POST", body: form });
		expect(answer.status, name).toBe(400);
		expect(await answer.json()).toMatchObject({ ok: false });
	}
	expect((residentMegabytes(victim.pid) ?? 0) - before).toBeLessThan(150);
});

/** 30,000 by 30,000 black pixels: 900 MB when decoded. */
function pngBomb(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 0, 0, 0, 0], 8);
	const rows = deflateSync(Buffer.alloc(50_000_000));
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		...[
			["IHDR", header],
			["IDAT", rows],
			["IEND", Buffer.alloc(0)],
		].map(([type, data]) => chunk(type as string, data as Buffer)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}

function gifBomb(): Buffer {
	const screen = Buffer.from("GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff", "latin1");
	const frame = Buffer.from("2c00000000ffffffff0002024401003b", "hex");
	return Buffer.concat([screen, frame]);
}

function webpBomb(): Promise<Buffer> {
	return sharp({
		create: { width: 9_000, height: 9_000, channels: 3, background: "black" },
		limitInputPixels: false,
	})
		.webp({ lossless: true, effort: 0 })
		.toBuffer();
}
