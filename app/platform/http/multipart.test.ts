import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { readFormWithin } from "./multipart.server.ts";

const dataDir = useTestDataDir();
const limits = { fileBytes: 1_000_000, totalBytes: 3_000_000, files: 3, fields: 5, fieldBytes: 1_000 };
const leftovers = async () => readdir(join(dataDir.path, "tmp")).catch(() => []);

function post(body: BodyInit, headers: HeadersInit = {}): Request {
	return new Request("http://localhost/post-product", {
		method: "POST",
		body,
		headers,
		duplex: "half",
	} as RequestInit);
}

function formWith(...files: [name: string, bytes: number][]): FormData {
	const form = new FormData();
	form.append("title", "Pump – 2″");
	form.append("tag", "a");
	form.append("tag", "b");
	for (const [name, bytes] of files) form.append("images", new File([new Uint8Array(bytes).fill(7)], name));
	return form;
}

test("fields arrive as text, files on disk, and cleanup leaves nothing", async () => {
	const form = await readFormWithin(post(formWith(["größe.jpg", 900_000], ["../../two.png", 3])), limits);
	if (!form.ok) throw new Error(form.reason);
	expect(form.fields.get("title")).toBe("Pump – 2″");
	expect(form.fields.getAll("tag")).toEqual(["a", "b"]);
	expect(form.files).toMatchObject([
		{ field: "images", fileName: "größe.jpg", bytes: 900_000 },
		{ field: "images", fileName: "two.png", bytes: 3 },
	]);
	expect((await readFile(form.files[1]?.path ?? "")).equals(Buffer.from([7, 7, 7]))).toBe(true);
	expect((await stat(form.files[0]?.path ?? "")).size).toBe(900_000);
	await form.cleanup();
	expect(await leftovers()).toEqual([]);
});

test("a file input left empty is no file", async () => {
	const body =
		'--x\r\nContent-Disposition: form-data; name="images"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
	const form = await readFormWithin(
		post(body, { "content-type": "multipart/form-data; boundary=x" }),
		limits,
	);
	expect(form).toMatchObject({ ok: true, files: [] });
	if (form.ok) await form.cleanup();
});

test("texts that are too much together are refused, each within its limit or not", async () => {
	const form = new FormData();
	for (let n = 0; n < 6; n++) form.append(`f${n}`, "x".repeat(190_000));
	const roomy = { ...limits, fields: 10, fieldBytes: 200_000 };
	expect(await readFormWithin(post(form), roomy)).toMatchObject({
		ok: false,
		reason: "too-large",
		field: "f5",
	});
	expect(await leftovers()).toEqual([]);
});

test("parts without a name count as fields", async () => {
	const body = `${"--x\r\nContent-Disposition: form-data\r\n\r\n\r\n".repeat(5_000)}--x--\r\n`;
	const form = await readFormWithin(
		post(body, { "content-type": "multipart/form-data; boundary=x" }),
		limits,
	);
	expect(form).toMatchObject({ ok: false, reason: "too-many-fields" });
});

test("a file without a field name has an empty one", async () => {
	const body = '--x\r\nContent-Disposition: form-data; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n';
	const form = await readFormWithin(
		post(body, { "content-type": "multipart/form-data; boundary=x" }),
		limits,
	);
	expect(form).toMatchObject({ ok: true, files: [{ field: "", fileName: "a.jpg" }] });
	if (form.ok) await form.cleanup();
});

test("an ordinary form is read too", async () => {
	const form = await readFormWithin(post(new URLSearchParams({ title: "Hose" })), limits);
	expect(form.ok && form.fields.get("title")).toBe("Hose");
	if (form.ok) await form.cleanup();
});

test.each([
	[
		"a file over its limit",
		formWith(["big.jpg", 1_000_001]),
		{ reason: "too-large", status: 413, field: "images", fileName: "big.jpg" },
	],
	[
		"everything together over the limit",
		formWith(["a", 990_000], ["b", 990_000], ["c", 990_000], ["d", 990_000]),
		{ status: expect.any(Number) },
	],
	[
		"too many files",
		formWith(["a", 1], ["b", 1], ["c", 1], ["d", 1]),
		{ reason: "too-many-files", status: 400 },
	],
	[
		"a field over its limit",
		(() => {
			const f = formWith();
			f.append("description", "x".repeat(1_001));
			return f;
		})(),
		{ reason: "too-large", field: "description" },
	],
	[
		"too many fields",
		(() => {
			const f = formWith();
			for (let i = 0; i < 9; i++) f.append(`f${i}`, "x");
			return f;
		})(),
		{ reason: "too-many-fields" },
	],
])("%s is refused and leaves nothing", async (_, form, refusal) => {
	expect(await readFormWithin(post(form), limits)).toMatchObject({ ok: false, ...refusal });
	expect(await leftovers()).toEqual([]);
});

test.each([
	["no content type", "hello", ""],
	["another content type", "{}", "application/json"],
	["a body that is not what its type says", "hello", "multipart/form-data; boundary=x"],
	[
		"a body that ends too early",
		'--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc',
		"multipart/form-data; boundary=x",
	],
])("%s is malformed", async (_, body, type) => {
	const bytes = new TextEncoder().encode(body);
	expect(await readFormWithin(post(bytes, type ? { "content-type": type } : {}), limits)).toMatchObject({
		ok: false,
		reason: "malformed",
		status: 400,
	});
	expect(await leftovers()).toEqual([]);
});

test("a visitor who goes away in the middle leaves nothing", async () => {
	const begun = new TextEncoder().encode(
		'--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nabc',
	);
	let sent = false;
	const body = new ReadableStream({
		pull(controller) {
			if (sent) controller.error(new Error("connection lost"));
			else controller.enqueue(begun);
			sent = true;
		},
	});
	const form = await readFormWithin(
		post(body, { "content-type": "multipart/form-data; boundary=x" }),
		limits,
	);
	expect(form).toMatchObject({ ok: false, reason: "aborted" });
	expect(await leftovers()).toEqual([]);
});

test("an endless body is cut off", async () => {
	let sent = 0;
	const head = new TextEncoder().encode(
		'--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
	);
	const body = new ReadableStream({
		pull(controller) {
			controller.enqueue(sent === 0 ? head : new Uint8Array(1_000_000));
			sent += 1;
		},
	});
	const form = await readFormWithin(
		post(body, { "content-type": "multipart/form-data; boundary=x" }),
		limits,
	);
	expect(form).toMatchObject({ ok: false, reason: "too-large", status: 413 });
	expect(sent).toBeLessThan(100);
});
