import { spawn } from "node:child_process";

export type ProgramResult = { output: string; ok: boolean };

/** Runs a program to its end and collects what it printed. `show` also prints it as it comes. */
export function runProgram(
	program: string,
	args: readonly string[],
	{ show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<ProgramResult> {
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk) => {
				output += chunk;
				if (show) process.stdout.write(chunk);
			});
		child.on("error", (error) => resolve({ ok: false, output: String(error) }));
		child.on("close", (code) => resolve({ ok: code === 0, output }));
	});
}
