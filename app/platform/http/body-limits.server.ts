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

/** Returns null when the body is within the limits, otherwise what is wrong with it. */
export function findBodyProblem(body: Buffer, contentType: string | undefined): string | null {
	const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
	if (type === "application/x-www-form-urlencoded") return findFormProblem(body);
	if (type === "multipart/form-data") return findMultipartProblem(body, contentType ?? "");
	// An action may read the body as JSON whatever its content type says.
	return findJsonProblem(body);
}

class FieldNameCounter {
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

function findMultipartProblem(body: Buffer, contentType: string): string | null {
	const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType)?.slice(1).find(Boolean);
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
