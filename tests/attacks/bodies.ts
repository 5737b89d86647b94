// Request bodies in every format the server reads, valid and broken.
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { type Fields, fieldsFor } from "./form-fields.ts";
import { nastyText } from "./nasty-values.ts";

export type Body = { type: string | undefined; bytes: Buffer; encoding?: string };
type Pair = [name: string, value: string];

const BOUNDARY = "----attack7f3a";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const URLENCODED = "application/x-www-form-urlencoded";
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

export function bodyFor(pattern: string): fc.Arbitrary<Body> {
	const pairs = mutated(fieldsFor(pattern));
	return fc.oneof(
		{ weight: 6, arbitrary: pairs.map(urlencoded) },
		{ weight: 5, arbitrary: fc.tuple(pairs, fc.array(file, { maxLength: 3 })).map(multipart) },
		{ weight: 3, arbitrary: fc.tuple(pairs, fc.array(file, { maxLength: 2 })).chain(brokenMultipart) },
		{ weight: 4, arbitrary: jsonFor(fieldsFor(pattern)) },
		{
			weight: 2,
			arbitrary: fc.tuple(pairs.map(urlencoded), otherType).map(([body, type]) => ({ ...body, type })),
		},
		{ weight: 1, arbitrary: pairs.map(urlencoded).map(zipped) },
		{
			weight: 1,
			arbitrary: fc
				.tuple(fc.uint8Array({ maxLength: 400 }), otherType)
				.map(([bytes, type]) => ({ type, bytes: Buffer.from(bytes) })),
		},
	);
}

/** Mostly valid, with some values corrupted, missing, duplicated or unexpected. */
function mutated(fields: Fields): fc.Arbitrary<Pair[]> {
	const own = Object.entries(fields).map(([name, value]) =>
		fc.oneof(
			{ weight: 14, arbitrary: fc.constant<Pair[]>([[name, value]]) },
			{ weight: 4, arbitrary: nastyText.map<Pair[]>((text) => [[name, text]]) },
			{ weight: 1, arbitrary: fc.constant<Pair[]>([]) },
			{
				weight: 1,
				arbitrary: nastyText.map<Pair[]>((text) => [
					[name, value],
					[`${name}`, text],
				]),
			},
		),
	);
	const strange = fc.tuple(
		fc.oneof(
			nastyText.map((text) => text.slice(0, 300)),
			fc.constantFrom(
				"a[b][c]",
				`a${"[b]".repeat(300)}`,
				"a.b.c",
				"__proto__[x]",
				"__intent__",
				"[0]",
				"title[0].x",
				"title[999999999]",
				"__state__",
			),
		),
		nastyText,
	);
	return fc
		.tuple(fc.tuple(...own), fc.array(strange, { maxLength: 2 }))
		.map(([kept, added]) => [...kept.flat(), ...added]);
}

function urlencoded(pairs: Pair[]): Body {
	return { type: URLENCODED, bytes: Buffer.from(new URLSearchParams(pairs).toString()) };
}

const file = fc.record({
	field: fc.constantFrom("images", "photo", "file", "roofPlansFile", "photos", "", "__proto__"),
	name: nastyText.map((text) => text.slice(0, 400).replace(/[\r\n"]/g, "_")),
	content: fc.oneof(
		fc.constantFrom(
			PNG,
			Buffer.from("%PDF-1.7\n"),
			Buffer.alloc(0),
			PNG.subarray(0, 40),
			Buffer.from("<svg/>"),
		),
		fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
	),
});
type UploadFile = typeof file extends fc.Arbitrary<infer T> ? T : never;

function parts([pairs, files]: [Pair[], UploadFile[]]): Buffer[] {
	return [
		...pairs.map(([name, value]) =>
			Buffer.from(
				`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, "_")}"\r\n\r\n${value}\r\n`,
			),
		),
		...files.map(({ field, name, content }) =>
			Buffer.concat([
				Buffer.from(
					`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
				),
				content,
				Buffer.from("\r\n"),
			]),
		),
	];
}

function multipart(form: [Pair[], UploadFile[]]): Body {
	return { type: MULTIPART, bytes: Buffer.concat([...parts(form), Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

function brokenMultipart(form: [Pair[], UploadFile[]]): fc.Arbitrary<Body> {
	const whole = multipart(form).bytes;
	const cut = fc.integer({ min: 0, max: whole.length }).map((at) => whole.subarray(0, at));
	const poked = fc
		.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }))
		.map(([at, byte]) => Buffer.concat([whole.subarray(0, at), Buffer.from([byte]), whole.subarray(at + 1)]));
	const odd = fc.constantFrom(
		Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--`),
		Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`),
		Buffer.from(`--${BOUNDARY}\r\n${"X-Long: y\r\n".repeat(3_000)}\r\n\r\n--${BOUNDARY}--`),
		Buffer.from(`--${BOUNDARY}--\r\nafterwards`),
		Buffer.concat(Array(400).fill(parts([[["n", "v"]], []])[0])),
	);
	const types = fc.constantFrom(
		MULTIPART,
		MULTIPART,
		MULTIPART,
		"multipart/form-data",
		"multipart/form-data; boundary=",
		`${MULTIPART}x`,
		"multipart/mixed; boundary=a",
	);
	return fc.tuple(fc.oneof(cut, poked, odd), types).map(([bytes, type]) => ({ type, bytes }));
}

function jsonFor(fields: Fields): fc.Arbitrary<Body> {
	const value = fc.oneof(
		nastyText,
		fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
		fc.constantFrom<unknown>(null, [], {}, -1, 1e308, true, deep(500)),
	);
	const names = fc.constantFrom(...Object.keys(fields));
	const shaped = fc.oneof(
		fc.record({ changes: fc.dictionary(names, value), draftId: value, version: value }, { requiredKeys: [] }),
		fc.record(
			{ changes: fc.constant(fields), draftId: value, version: value },
			{ requiredKeys: ["changes"] },
		),
		fc.record({ lines: fc.array(fc.record({ variantId: value, quantity: value }), { maxLength: 4 }) }),
		fc.record({ email: value }),
		fc.dictionary(names, value),
		value,
	);
	const texts = fc.oneof(
		{ weight: 8, arbitrary: shaped.map((one) => JSON.stringify(one) ?? "") },
		{
			weight: 1,
			arbitrary: fc.constantFrom(
				'{"__proto__":{"polluted":1},"changes":{"__proto__":{"x":"y"}}}',
				'{"constructor":{"prototype":{"polluted":1}}}',
				"[".repeat(20_000),
				'{"a":',
				"\u0000",
				'"\\ud800"',
			),
		},
	);
	return texts.map((text) => ({ type: "application/json", bytes: Buffer.from(text) }));
}

function deep(levels: number): unknown {
	let value: unknown = "end";
	for (let level = 0; level < levels; level++) value = { a: value };
	return value;
}

const otherType = fc.constantFrom(
	undefined,
	"text/plain",
	"application/json",
	"application/octet-stream",
	"application/xml",
	"text/x-script",
	"x",
	"",
	"application/x-www-form-urlencoded; charset=utf-7",
	"multipart/form-data",
);

/** The server decompresses nothing: it must take this as bytes. */
function zipped(body: Body): Body {
	return { ...body, bytes: gzipSync(body.bytes), encoding: "gzip" };
}
