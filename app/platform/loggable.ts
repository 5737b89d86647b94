// What a log line may hold. Drizzle puts the parameters of a failed query, which are people's names and addresses, into
// the error's message and stack, so they are cut out here, before any line is written.

export function loggable(fields: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, loggableValue(value)]));
}

/** An error's message or stack without the parameters of a failed query. */
export function withoutParameters(text: string): string {
	const query = text.indexOf("Failed query: ");
	const parameters = query < 0 ? -1 : text.indexOf("\nparams: ", query);
	if (parameters < 0) return text;
	return text.slice(0, parameters) + stackFramesIn(text.slice(parameters));
}

function loggableValue(value: unknown): unknown {
	if (value instanceof Error) return withoutParameters(value.stack ?? value.message);
	return typeof value === "string" ? withoutParameters(value) : value;
}

/** The lines at the end that say where it happened. A parameter may have several lines of its own. */
function stackFramesIn(text: string): string {
	const lines = text.split("\n");
	const first = lines.findLastIndex((line) => !line.startsWith("    at ")) + 1;
	return lines
		.slice(first)
		.map((line) => `\n${line}`)
		.join("");
}
