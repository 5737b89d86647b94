// Lets a few expensive tasks run at a time, and networks take turns, so that one with many tasks does not hold up the
// others. By hand: `p-limit` starts work in the order it came.
import { networkOf } from "./http/networks.server.ts";

/** `client` is whoever asks, usually an IP address. */
export type InTurn = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

/** How many may wait, in all and for one network. */
export type WaitingLimits = { inAll: number; perNetwork: number };

/** Thrown instead of waiting behind too many others. */
export class TooManyWaiting extends Error {}

type Waiting = { network: string; start: () => void };

export function makeTurns(maxRunning: number, limits?: WaitingLimits): InTurn {
	const running: string[] = [];
	const waiting: Waiting[] = [];
	/** For each waiting network: the number of its last task that was started. */
	const lastTurns = new Map<string, number>();
	let turns = 0;
	const runningOf = (network: string) => running.filter((one) => one === network).length;

	/** Whoever has the fewest running comes first, then whoever waited longest since the last turn. */
	function startNext(): void {
		if (running.length >= maxRunning) return;
		const [next] = waiting.toSorted(
			(a, b) =>
				runningOf(a.network) - runningOf(b.network) ||
				(lastTurns.get(a.network) ?? 0) - (lastTurns.get(b.network) ?? 0),
		);
		if (!next) return;
		waiting.splice(waiting.indexOf(next), 1);
		running.push(next.network);
		turns += 1;
		lastTurns.set(next.network, turns);
		next.start();
	}

	return async (client, work) => {
		const network = networkOf(client, "site");
		const ofNetwork = waiting.filter((one) => one.network === network).length;
		if (limits && (waiting.length >= limits.inAll || ofNetwork >= limits.perNetwork))
			throw new TooManyWaiting("Too many are waiting.");
		await new Promise<void>((start) => {
			waiting.push({ network, start });
			startNext();
		});
		try {
			return await work();
		} finally {
			running.splice(running.indexOf(network), 1);
			if (![...running, ...waiting.map((one) => one.network)].includes(network)) lastTurns.delete(network);
			startNext();
		}
	};
}
