// Removes personal data from log fields. Drizzle puts the parameters of a failed query, which include names and
// addresses, into the error's message and stack.
import { DatabaseError } from "pg";

export function loggable(fields: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, loggableValue(value)]));
}

/** An error's message or stack without the parameters of a failed query. */
export function removeQueryParameters(text: string): string {
	const query = text.indexOf("Failed query: ");
	const parameters = query < 0 ? -1 : text.indexOf("\nparams: ", query);
	if (parameters < 0) return text;
	return text.slice(0, parameters) + stackFramesIn(text.slice(parameters));
}

function loggableValue(value: unknown): unknown {
	if (value instanceof Error) return [value, ...causesOf(value)].map(errorText).join("\ncaused by ");
	return typeof value === "string" ? removeQueryParameters(value) : value;
}

function causesOf({ cause }: Error): Error[] {
	return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}

/** PostgreSQL's messages quote the values it could not store, so an error of its own is named by its code. */
function errorText(error: Error): string {
	if (!(error instanceof DatabaseError)) return removeQueryParameters(error.stack ?? error.message);
	const { code, constraint, column, routine } = error;
	return ["PostgreSQL", code, constraint ?? column, routine].filter(Boolean).join(" ");
}

/** The stack frames at the end of the text. A parameter can span several lines, so search from the end. */
function stackFramesIn(text: string): string {
	const lines = text.split("\n");
	const first = lines.findLastIndex((line) => !line.startsWith("    at ")) + 1;
	return lines
		.slice(first)
		.map((line) => `\n${line}`)
		.join("");
}
