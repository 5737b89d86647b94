// Limits on a request body, checked on the raw bytes before anything parses it: form parsers, Conform and Zod take
// quadratic time on some bodies. Reads every byte once.

export const BODY_LIMITS = {
	/** The admin panel can select 200 listings at once; the largest questionnaire step has far fewer fields. */
	fields: 400,
	repeats: 220,
	nameBytes: 300,
	/** Headers of one part of a multipart body. */
	headerBytes: 4_096,
	boundaryBytes: 100,
	jsonDepth: 16,
	jsonValues: 5_000,
} as const;

export type ContentType = { type: string; boundary: string };

/**
 * Form parsers disagree about unusual Content-Type headers: some read the first of several types, some the last. A body
 * must never be checked as one type and parsed as another, so whatever is ambiguous returns null.
 */
export function readContentType(header: string): ContentType | null {
	if (/[,\\]/.test(header)) return null;
	const [type = "", ...parameters] = header.split(";").map((part) => part.trim());
	const boundaries: string[] = [];
	for (const parameter of parameters) {
		const [, name, value] = /^([\w-]+)=([^"\s]+|"[^"]*")$/.exec(parameter) ?? [];
		if (parameter && !(name && value)) return null;
		if (name?.toLowerCase() === "boundary") boundaries.push(value?.replaceAll('"', "") ?? "");
	}
	return boundaries.length > 1 ? null : { type: type.toLowerCase(), boundary: boundaries[0] ?? "" };
}

/** Returns null when the body is within the limits, otherwise what is wrong with it. */
export function findBodyProblem(body: Buffer, contentType = ""): string | null {
	const read = readContentType(contentType);
	if (!read) return "The Content-Type header is unclear.";
	let problem: string | null = null;
	if (read.type === "application/x-www-form-urlencoded") problem = findFormProblem(body);
	if (read.type === "multipart/form-data") problem = findMultipartProblem(body, read.boundary);
	// An action may read the body as JSON whatever its content type says.
	return problem ?? (startsLikeJson(body) ? findJsonProblem(body) : null);
}

/** Counts the fields of one form. `add` returns what is wrong once there are too many. */
export class FieldNameCounter {
	readonly #counts = new Map<string, number>();
	#fields = 0;

	add(name: string): string | null {
		if (name.length > BODY_LIMITS.nameBytes) return "A field name is too long.";
		const count = (this.#counts.get(name) ?? 0) + 1;
		this.#counts.set(name, count);
		if (++this.#fields > BODY_LIMITS.fields) return "There are too many fields.";
		return count > BODY_LIMITS.repeats ? "A field is repeated too often." : null;
	}
}

const AMPERSAND = 38;
const EQUALS = 61;

function findFormProblem(body: Buffer): string | null {
	const names = new FieldNameCounter();
	for (let start = 0; start < body.length; ) {
		const next = body.indexOf(AMPERSAND, start);
		const end = next < 0 ? body.length : next;
		const field = body.subarray(start, end);
		const equals = field.indexOf(EQUALS);
		const name = field.subarray(0, equals < 0 ? field.length : equals);
		const problem = names.add(name.toString("latin1", 0, BODY_LIMITS.nameBytes + 1));
		if (problem) return problem;
		start = end + 1;
	}
	return null;
}

function findMultipartProblem(body: Buffer, boundary: string): string | null {
	// No parser accepts a multipart body without a boundary.
	if (!boundary) return null;
	if (boundary.length > BODY_LIMITS.boundaryBytes) return "The form's boundary is too long.";
	const delimiter = Buffer.from(`--${boundary}`);
	const names = new FieldNameCounter();
	for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
		const start = at + delimiter.length;
		const header = body.toString("latin1", start, Math.min(start + BODY_LIMITS.headerBytes, body.length));
		const end = header.indexOf("\r\n\r\n");
		if (end < 0 && header.length === BODY_LIMITS.headerBytes) return "A field header is too long.";
		const problem = names.add(/name="([^"]*)"/i.exec(header.slice(0, Math.max(0, end)))?.[1] ?? "");
		if (problem) return problem;
	}
	return null;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING_BRACKETS = new Set([91, 123]);
const CLOSING_BRACKETS = new Set([93, 125]);
/** Parsers skip these at the start: white space and the byte order mark. */
const SKIPPED_AT_START = new Set([9, 10, 13, 32, 0xef, 0xbb, 0xbf]);

/** Our forms never do: their brackets are encoded or come after a boundary. */
function startsLikeJson(body: Buffer): boolean {
	const first = body.find((byte) => !SKIPPED_AT_START.has(byte));
	return first !== undefined && OPENING_BRACKETS.has(first);
}

function findJsonProblem(body: Buffer): string | null {
	let depth = 0;
	let values = 0;
	let inString = false;
	for (let at = 0; at < body.length; at++) {
		const byte = body[at] ?? 0;
		if (inString) {
			if (byte === BACKSLASH) at++;
			else if (byte === QUOTE) inString = false;
		} else if (byte === QUOTE) inString = true;
		else if (byte === COMMA) values++;
		else if (OPENING_BRACKETS.has(byte)) {
			values++;
			depth++;
		} else if (CLOSING_BRACKETS.has(byte)) depth--;
		if (depth > BODY_LIMITS.jsonDepth) return "The data is nested too deeply.";
		if (values > BODY_LIMITS.jsonValues) return "There are too many values.";
	}
	return null;
}
