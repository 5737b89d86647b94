// Requests per second of the server's CPU time. Client and server share this machine, so requests per second of wall
// time would mostly measure the client.
import { readFileSync } from "node:fs";
import { type LoadOptions, load } from "./load-client.ts";

const CLOCK_TICKS_PER_SECOND = 100;

export async function capacity(pid: number, url: string, options: LoadOptions = {}): Promise<number> {
	const before = cpuSeconds(pid);
	const { answered } = await load(url, options);
	return answered / (cpuSeconds(pid) - before);
}

function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}
