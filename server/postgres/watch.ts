// PostgreSQL restarts its own child processes. The main process, for example killed for memory, is restarted here.
import type { DatabaseLocation } from "./database-location.ts";
import { findRunningPostmaster, startPostmaster } from "./postmaster.ts";
import { commandLine, type Settings } from "./settings.ts";
import { removeSockets } from "./socket-folder.ts";

const CHECK_INTERVAL_MS = 1_000;

/** Hears of steps that take longer, and of a server that crashed or does not come back. */
export type PostgresLog = Record<"debug" | "info" | "error", (sentence: string) => void>;

export type Watch = { end(): Promise<void> };

export function watchPostmaster(
	location: DatabaseLocation,
	binaries: string,
	socketFolder: string,
	{ log, settings = {} }: { log?: PostgresLog; settings?: Settings },
): Watch {
	let ended = false;
	let currentCheck: Promise<void> = Promise.resolve();
	let timer = setTimeout(tick, CHECK_INTERVAL_MS).unref();

	function tick(): void {
		currentCheck = restartIfGone().finally(() => {
			if (!ended) timer = setTimeout(tick, CHECK_INTERVAL_MS).unref();
		});
	}

	async function restartIfGone(): Promise<void> {
		try {
			if (ended || (await findRunningPostmaster(location.cluster))) return;
			log?.error("The PostgreSQL server stopped. Restarting it.");
			await removeSockets(socketFolder);
			await startPostmaster(location, binaries, commandLine(settings, socketFolder));
			log?.info("The PostgreSQL server is running again.");
		} catch (error) {
			// A full disk may have room again at the next check.
			log?.error(error instanceof Error ? error.message : String(error));
		}
	}

	return {
		async end() {
			ended = true;
			clearTimeout(timer);
			await currentCheck;
		},
	};
}
