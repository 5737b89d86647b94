import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { overrideEnv } from "../env.server.ts";
import {
	deleteAll,
	deleteUnfinishedFiles,
	exists,
	listKeys,
	newKey,
	putBytes,
	putStream,
	readStream,
	remove,
	UNFINISHED_FOLDER,
} from "./storage.server.ts";

const dataDir = useTestDataDir();
const jpeg = { contentType: "image/jpeg" };
const big = Buffer.alloc(3_000_000, "0123456789abcdef");

describe("on disk", () => {
	behavesAsStorage();

	test("half a file is nowhere to be found", async () => {
		await expect(putStream(newKey("broken"), breakingOff(), jpeg)).rejects.toThrow();
		const files = await readdir(join(dataDir.path, "uploads"), { recursive: true, withFileTypes: true });
		expect(files.filter((file) => file.isFile() && file.parentPath.includes("unfinished"))).toEqual([]);
	});

	test("half a file that a crash left is swept, one that may still be on its way is not", async () => {
		await deleteUnfinishedFiles(); // before there is anything
		const [left, underWay] = [newKey(UNFINISHED_FOLDER), newKey(UNFINISHED_FOLDER)];
		for (const key of [left, underWay]) await putBytes(key, Buffer.from("half"), jpeg);
		const yesterday = new Date(Date.now() - 24 * 3_600_000);
		await utimes(join(dataDir.path, "uploads", left), yesterday, yesterday);
		await deleteUnfinishedFiles();
		expect(await exists(left)).toBe(false);
		expect(await exists(underWay)).toBe(true);
	});

	test.each(["../outside", "photos/../../outside", "/etc/../../outside"])(
		"the key %s leads nowhere",
		async (key) => {
			await expect(putBytes(key, Buffer.from("x"), jpeg)).rejects.toThrow();
		},
	);
});

describe("in a bucket", () => {
	let server: S3rver;
	beforeAll(async () => {
		server = new S3rver({
			port: 0,
			address: "127.0.0.1",
			silent: true,
			directory: join(dataDir.path, "bucket"),
			configureBuckets: [{ name: "ringline", configs: [] }],
		});
		const { port } = await server.run();
		overrideEnv({
			S3_BUCKET: "ringline",
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			AWS_ACCESS_KEY_ID: "S3RVER",
			AWS_SECRET_ACCESS_KEY: "S3RVER",
		});
	});
	afterAll(async () => {
		overrideEnv({ S3_BUCKET: undefined, S3_ENDPOINT: undefined });
		await server.close();
	});
	behavesAsStorage();
});

function behavesAsStorage() {
	test("what was put is read back, from a stream of unknown and of known length", async () => {
		for (const options of [jpeg, { ...jpeg, bytes: big.length }]) {
			const key = newKey("photos");
			await putStream(key, Readable.from(chunksOf(big)), options);
			const stored = await readStream(key);
			expect(stored?.bytes).toBe(big.length);
			expect(stored && big.equals(await buffer(stored.stream))).toBe(true);
		}
	});

	test("bytes are put whole and removed for good", async () => {
		const key = newKey("plans");
		await putBytes(key, Buffer.from("plan"), { contentType: "application/pdf" });
		const stored = await readStream(key);
		expect(stored && (await buffer(stored.stream)).toString()).toBe("plan");
		expect(await exists(key)).toBe(true);
		await remove(key);
		await remove(key);
		expect(await exists(key)).toBe(false);
		expect(await readStream(key)).toBeNull();
	});

	test("a stream that breaks off leaves no file", async () => {
		const key = newKey("photos");
		await expect(putStream(key, breakingOff(), jpeg)).rejects.toThrow();
		expect(await exists(key)).toBe(false);
	});

	test("a folder is listed and deleted without its neighbor of a longer name", async () => {
		for (const key of ["sweep/1/400.webp", "sweep/1/800.webp", "sweep/10/400.webp"])
			await putBytes(key, Buffer.from(key), { contentType: "image/webp" });
		expect(await keysBelow("sweep/1")).toEqual(["sweep/1/400.webp", "sweep/1/800.webp"]);
		await deleteAll("sweep/1");
		expect(await keysBelow("sweep")).toEqual(["sweep/10/400.webp"]);
		expect(await keysBelow("never-there")).toEqual([]);
		for await (const { modifiedAt } of listKeys("sweep"))
			expect(Date.now() - modifiedAt.getTime()).toBeLessThan(60_000);
	});
}

async function keysBelow(prefix: string): Promise<string[]> {
	const keys: string[] = [];
	for await (const { key } of listKeys(prefix)) keys.push(key);
	return keys.toSorted();
}

function* chunksOf(bytes: Buffer) {
	for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000);
}

function breakingOff(): Readable {
	return Readable.from(
		(function* () {
			yield Buffer.alloc(200_000);
			throw new Error("the visitor went away");
		})(),
	);
}
