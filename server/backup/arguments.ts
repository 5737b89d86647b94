// Reads the command lines of backup and restore.
import { parseArgs } from "node:util";
import { StartError } from "../postgres/start-error.ts";

type Options = { force?: boolean; recipient?: string; identity?: string };

/** The words and the options that `allowed` names. Anything else is answered with `usage`. */
export function readArguments(
	usage: string,
	allowed: readonly (keyof Options)[],
): { words: string[]; options: Options } {
	const known = {
		force: { type: "boolean" },
		recipient: { type: "string" },
		identity: { type: "string" },
	} as const;
	try {
		const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
		if (positionals.length === 0 || Object.keys(values).some((name) => !allowed.some((one) => one === name)))
			throw new Error(usage);
		return { words: positionals, options: values };
	} catch {
		throw new StartError(`Use it like this: ${usage}`);
	}
}
