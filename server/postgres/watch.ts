// PostgreSQL restarts its own backends; the postmaster itself (killed for memory, say) is ours to bring back.
import type { Place } from "./place.ts";
import { livingPostmaster, startPostmaster } from "./postmaster.ts";
import { commandLine, type Settings } from "./settings.ts";
import { removeSockets } from "./socket-folder.ts";

const EVERY_MS = 1_000;

export type Watch = { end(): Promise<void> };

export function watchPostmaster(
	place: Place,
	binaries: string,
	socketFolder: string,
	{ say = () => {}, settings = {} }: { say?: (sentence: string) => void; settings?: Settings },
): Watch {
	let ended = false;
	let look: Promise<void> = Promise.resolve();
	let timer = setTimeout(tick, EVERY_MS).unref();

	function tick(): void {
		look = bringBack().finally(() => {
			if (!ended) timer = setTimeout(tick, EVERY_MS).unref();
		});
	}

	async function bringBack(): Promise<void> {
		try {
			if (ended || (await livingPostmaster(place.cluster))) return;
			say("The PostgreSQL server is gone; starting it again.");
			await removeSockets(socketFolder);
			await startPostmaster(place, binaries, commandLine(settings, socketFolder));
			say("The PostgreSQL server is back.");
		} catch (error) {
			// A full disk may have room again at the next look.
			say(error instanceof Error ? error.message : String(error));
		}
	}

	return {
		async end() {
			ended = true;
			clearTimeout(timer);
			await look;
		},
	};
}
