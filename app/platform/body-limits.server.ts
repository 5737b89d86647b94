// What any posted body may hold, decided on its bytes before anything parses it: form parsers, Conform and Zod take
// time that grows with the square of some of these. Reads every byte once.

export const BODY_LIMITS = {
	/** The office may select 200 listings at once; the largest step of the questionnaire has far fewer fields. */
	fields: 400,
	repeats: 220,
	nameBytes: 300,
	/** Of one part of a multipart body. */
	headerBytes: 4_096,
	boundaryBytes: 100,
	jsonDepth: 16,
	jsonValues: 5_000,
} as const;

/** Null when the body is within the limits; otherwise what is wrong with it. */
export function excessIn(body: Buffer, contentType: string | undefined): string | null {
	const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
	if (type === "application/x-www-form-urlencoded") return excessInFields(body);
	if (type === "multipart/form-data") return excessInParts(body, contentType ?? "");
	// Whatever its type says, an action may read it as JSON.
	return excessInJson(body);
}

class Names {
	readonly #counts = new Map<string, number>();
	#fields = 0;

	add(name: string): string | null {
		if (name.length > BODY_LIMITS.nameBytes) return "A field has too long a name.";
		const count = (this.#counts.get(name) ?? 0) + 1;
		this.#counts.set(name, count);
		if (++this.#fields > BODY_LIMITS.fields) return "There are too many fields.";
		return count > BODY_LIMITS.repeats ? "A field is repeated too often." : null;
	}
}

const AMPERSAND = 38;
const EQUALS = 61;

function excessInFields(body: Buffer): string | null {
	const names = new Names();
	for (let start = 0; start < body.length; ) {
		const next = body.indexOf(AMPERSAND, start);
		const end = next < 0 ? body.length : next;
		const field = body.subarray(start, end);
		const equals = field.indexOf(EQUALS);
		const name = field.subarray(0, equals < 0 ? field.length : equals);
		const excess = names.add(name.toString("latin1", 0, BODY_LIMITS.nameBytes + 1));
		if (excess) return excess;
		start = end + 1;
	}
	return null;
}

function excessInParts(body: Buffer, contentType: string): string | null {
	const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType)?.slice(1).find(Boolean);
	// No parser gets past the missing boundary.
	if (!boundary) return null;
	if (boundary.length > BODY_LIMITS.boundaryBytes) return "The form's boundary is too long.";
	const delimiter = Buffer.from(`--${boundary}`);
	const names = new Names();
	for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
		const start = at + delimiter.length;
		const header = body.toString("latin1", start, Math.min(start + BODY_LIMITS.headerBytes, body.length));
		const end = header.indexOf("\r\n\r\n");
		if (end < 0 && header.length === BODY_LIMITS.headerBytes) return "A field has too long a header.";
		const excess = names.add(/name="([^"]*)"/i.exec(header.slice(0, Math.max(0, end)))?.[1] ?? "");
		if (excess) return excess;
	}
	return null;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

function excessInJson(body: Buffer): string | null {
	let depth = 0;
	let values = 0;
	let isText = false;
	for (let at = 0; at < body.length; at++) {
		const byte = body[at] ?? 0;
		if (isText) {
			if (byte === BACKSLASH) at++;
			else if (byte === QUOTE) isText = false;
		} else if (byte === QUOTE) isText = true;
		else if (byte === COMMA) values++;
		else if (OPENING.has(byte)) {
			values++;
			depth++;
		} else if (CLOSING.has(byte)) depth--;
		if (depth > BODY_LIMITS.jsonDepth) return "The data is nested too deeply.";
		if (values > BODY_LIMITS.jsonValues) return "There are too many values.";
	}
	return null;
}
