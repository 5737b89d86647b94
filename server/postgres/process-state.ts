import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export type ProcessState =
	| { kind: "gone" }
	/** Ended, but its parent has not collected it, as in a container without an init. Signals still succeed. */
	| { kind: "zombie" }
	| { kind: "running"; command: string };

export async function processState(pid: number): Promise<ProcessState> {
	if (!exists(pid)) return { kind: "gone" };
	return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

function exists(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// It exists, but belongs to another user.
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

async function fromProc(pid: number): Promise<ProcessState> {
	try {
		const status = await readFile(`/proc/${pid}/status`, "utf8");
		if (/^State:\s+[ZX]/m.test(status)) return { kind: "zombie" };
		const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
		return { kind: "running", command: command.replaceAll("\0", " ").trim() };
	} catch (error) {
		const code = (error as NodeJS.ErrnoException).code;
		// Other errors (too many open files) say nothing about the process.
		if (code === "ENOENT" || code === "ESRCH") return { kind: "gone" };
		throw error;
	}
}

async function fromPs(pid: number): Promise<ProcessState> {
	try {
		const { stdout } = await promisify(execFile)("ps", ["-ww", "-o", "stat=,command=", "-p", `${pid}`]);
		const [, state = "", command = ""] = /^\s*(\S+)\s+(.*)$/m.exec(stdout) ?? [];
		return state.startsWith("Z") ? { kind: "zombie" } : { kind: "running", command };
	} catch {
		return { kind: "gone" };
	}
}
