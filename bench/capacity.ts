// What a server could answer if it had its core to itself: requests for each second of its processor time. Client and
// server share this machine, and a server that waits for its client would otherwise look as slow as the client is.
import { readFileSync } from "node:fs";
import { type LoadOptions, load } from "./load-client.ts";

const TICKS_A_SECOND = 100;

export async function capacity(pid: number, url: string, options: LoadOptions = {}): Promise<number> {
	const before = processorSeconds(pid);
	const { answered } = await load(url, options);
	return answered / (processorSeconds(pid) - before);
}

function processorSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
