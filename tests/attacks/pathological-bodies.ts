// Bodies of any size designed to cost more than they weigh, in every encoding, using a form's real field names.
import type { Fields } from "./form-fields.ts";

/** Several types are sent as several headers. */
export type PathologicalBody = { name: string; type: string | string[]; bytes: Buffer };

const FORM = "application/x-www-form-urlencoded";
/** Node's parser refuses boundaries of less than 27 characters, and the body would cost nothing. */
const BOUNDARY = "----pathological-boundary-7f3a";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const JSON_TYPE = "application/json";

type Maker = () => PathologicalBody;

export function pathologicalBody(fields: Fields, size: number, index: number): PathologicalBody {
	const make = makers(fields, size)[index];
	if (!make) throw new Error(`There are ${BODY_COUNT} bodies.`);
	return make();
}

function makers(fields: Fields, size: number): Maker[] {
	const names = Object.keys(fields);
	const own = names[0] ?? "a";
	const form =
		(name: string, text: () => string): Maker =>
		() => ({ name, type: FORM, bytes: cut(text(), size) });
	const json =
		(name: string, text: () => string): Maker =>
		() => ({ name, type: JSON_TYPE, bytes: cut(text(), size) });
	const multipart =
		(name: string, parts: () => string): Maker =>
		() => ({
			name,
			type: MULTIPART,
			bytes: Buffer.concat([cut(parts(), size - 64), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
		});
	return [
		form("one name repeated", () => fill(`${own}=a&`, size)),
		form("every name repeated", () => fill(names.map((name) => `${name}=&`).join(""), size)),
		form("many names", () => numbered(size, (n) => `f${n}=&`)),
		form("separators", () => fill("&", size)),
		form("equals signs", () => fill("=", size)),
		form("nested names", () => fill(`${own}[a][b][0].c=&`, size)),
		form("one endless nested name", () => `${own}${fill("[a]", size)}`),
		form("indexed names", () => numbered(size, (n) => `${own}[${n * 1_000}]=&`)),
		form("one endless name", () => fill("n", size)),
		...FILLS.map(([name, text]) => form(`endless values of ${name}`, () => withValues(fields, text, size))),
		multipart("one part repeated", () => fill(part(own, "a"), size)),
		multipart("many parts", () => numbered(size, (n) => part(`f${n}`, ""))),
		multipart("empty files", () => numbered(size, (n) => file(own, `${n}.png`))),
		multipart("parts without a name", () =>
			fill(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n\r\n`, size),
		),
		multipart("delimiters", () => fill(`--${BOUNDARY}\r\n`, size)),
		multipart("half delimiters", () => fill(`\r\n--${BOUNDARY.slice(0, -1)}`, size)),
		multipart("an endless header", () => `--${BOUNDARY}\r\n${fill("X-A: b\r\n", size)}`),
		multipart("an endless name", () => part(fill("n", size), "")),
		multipart("an endless value", () => part(own, fill("a", size))),
		json("deep lists", () => fill("[", size)),
		json("deep objects", () => fill('{"a":', size)),
		json("many numbers", () => `[${fill("1,", size)}`),
		json("many keys", () => `{${numbered(size, (n) => `"k${n}":1,`)}`),
		json("one key repeated", () => `{${fill(`"${own}":"a",`, size)}`),
		json("an endless number", () => fill("1", size)),
		json("an endless text", () => `{"changes":{"${own}":"${fill("a", size - 40)}"}}`),
		json("escapes", () => `{"changes":{"${own}":"${fill("\\u0041", size - 40)}"}}`),
		json(
			"many changes",
			() => `{"changes":{${numbered(size, (n) => `"${names[n % names.length]}${n}":"x",`)}`,
		),
		() => ({ name: "bytes of no type", type: "application/octet-stream", bytes: Buffer.alloc(size, 0xff) }),
		() => ({ name: "a form under a wrong type", type: MULTIPART, bytes: cut(fill(`${own}=a&`, size), size) }),
		// Some parsers read the first of two types or boundaries, some the last.
		() => ({
			name: "a form under two types",
			type: `text/plain, ${FORM}`,
			bytes: cut(fill("a&", size), size),
		}),
		() => ({
			name: "a form under two headers",
			type: ["text/plain", FORM],
			bytes: cut(fill("a&", size), size),
		}),
		...[`xboundary=zzz; boundary=${BOUNDARY}`, `boundary="${BOUNDARY}`].map(
			(parameters): Maker =>
				() => ({
					...multipart("one part repeated", () => fill(part("a", ""), size))(),
					name: `a form with ${parameters}`,
					type: `multipart/form-data; ${parameters}`,
				}),
		),
		() => ({ name: "JSON under a form's type", type: FORM, bytes: cut(`["=",${fill("[", size)}`, size) }),
	];
}

/** Content that trips up decoders, regular expressions and escaping. */
const FILLS: [string, string][] = [
	["letters", "a"],
	["percent signs", "%25"],
	["broken percent signs", "%"],
	["four-byte characters", "%F0%9F%94%A5"],
	["markup", "%3C%26%22"],
	["at signs", "a@"],
	["dots", "a."],
	["spaces", "+"],
	["digits", "1"],
	["dashes", "-"],
	["line breaks", "%0D%0A"],
	["zero bytes", "%00"],
];

/** In the order of their numbers. */
export const bodyNames = makers({ a: "" }, 1_000).map((make) => make().name);
export const BODY_COUNT = bodyNames.length;

function withValues(fields: Fields, text: string, size: number): string {
	const names = Object.keys(fields);
	const share = Math.floor(size / names.length) - 40;
	return names.map((name) => `${name}=${fill(text, share)}`).join("&");
}

function part(name: string, value: string): string {
	return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function file(field: string, name: string): string {
	return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n\r\n`;
}

function fill(piece: string, size: number): string {
	return piece.repeat(Math.max(1, Math.floor(size / piece.length)));
}

function numbered(size: number, make: (n: number) => string): string {
	let text = "";
	for (let n = 0; text.length < size; n++) text += make(n);
	return text;
}

function cut(text: string, size: number): Buffer {
	return Buffer.from(text).subarray(0, Math.max(0, size));
}
