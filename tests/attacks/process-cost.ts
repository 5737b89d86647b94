// What one request costs the site's process, as measured by the kernel.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

export type Cost = { cpuMs: number; peakMegabytes: number };

/** Undefined where the system does not report it (not on Linux). */
export async function costOf(pid: number, work: () => Promise<unknown>): Promise<Cost | undefined> {
	try {
		// Resets the peak memory.
		writeFileSync(`/proc/${pid}/clear_refs`, "5");
		const cpu = cpuMilliseconds(pid);
		const resident = statusMegabytes(pid, "VmRSS");
		await work();
		return {
			cpuMs: cpuMilliseconds(pid) - cpu,
			peakMegabytes: Math.max(0, statusMegabytes(pid, "VmHWM") - resident),
		};
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
}

/** All threads, because garbage collection and compression run beside the main one. */
function cpuMilliseconds(pid: number): number {
	let nanoseconds = 0;
	for (const thread of readdirSync(`/proc/${pid}/task`))
		nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
	return nanoseconds / 1e6;
}

function statusMegabytes(pid: number, name: string): number {
	const status = readFileSync(`/proc/${pid}/status`, "utf8");
	return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
}
