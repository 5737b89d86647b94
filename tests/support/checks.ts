// The checks that need no running site. They share no files, so they run side by side.
import { runProgram } from "./run-program.ts";

/** What is checked, and the npm script that checks it. The slowest comes first. */
export const checks = {
	types: "typecheck",
	"format and lint": "lint",
	"import rules": "imports",
	"unused files and dependencies": "unused",
} as const;

/** Runs an npm script. On failure prints everything it said. */
export async function runCheck(title: string, script: string): Promise<boolean> {
	const started = performance.now();
	const { ok, output } = await runProgram("npm", ["run", "--silent", script]);
	if (!ok) console.log(output.trimEnd());
	const seconds = ((performance.now() - started) / 1_000).toFixed(1);
	console.log(`${ok ? "ok  " : "FAIL"} ${title} (${seconds} s)`);
	return ok;
}
