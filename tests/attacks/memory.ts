import { readFileSync } from "node:fs";

/** Resident memory of the process; undefined where the system does not report it. */
export function residentMegabytes(pid: number): number | undefined {
	try {
		const status = readFileSync(`/proc/${pid}/status`, "utf8");
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
	} catch {
		return undefined; // Not on Linux.
	}
}
