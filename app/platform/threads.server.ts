// Makes documents in a thread of their own: laying out a PDF can take a second, during which nobody else would be
// served. The thread runs our source files, as the start script does, so it needs no bundle of its own.
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { log } from "./log.server.ts";
import { makeTurns, TooManyWaiting } from "./turns.server.ts";

export type ThreadTask = { module: string; name: string; input: unknown };
export type ThreadAnswer = { ok: true; bytes: Uint8Array } | { ok: false; error: string };

/** Not made when too many documents wait or this one takes too long. */
export type Made = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; retryAfterSeconds: number };

/** Many times what the longest document takes. */
const TIME_LIMIT_MS = 15_000;
/** A thread holds about 60 MB, so it ends when nobody needs it. */
const IDLE_MS = 30_000;
const MEMORY_MB = 256;
const RETRY_AFTER_SECONDS = 10;
/** Each waiting document may hold twenty megabytes of photos once it starts, and a visitor waits for seconds. */
const inTurn = makeTurns(1, { inAll: 20, perNetwork: 4 });

/**
 * Makes `name` of `module` (as in an import) run in the thread. It gets `input` as a structured clone, which `read`
 * collects when it is the client's turn, so that waiting takes no memory. Requests for the same `key` share one making.
 */
export function inThread<Make extends (input: never) => Promise<Uint8Array>>(
	module: `#app/${string}`,
	name: string,
): (asked: { key: string; client: string; read: () => Promise<Parameters<Make>[0]> }) => Promise<Made> {
	const making = new Map<string, Promise<Made>>();
	return ({ key, client, read }) => {
		const known = making.get(key);
		if (known) return known;
		const made = inTurn(client, async () => runInThread({ module, name, input: await read() }))
			.catch((error: unknown): Made => {
				if (!(error instanceof TooManyWaiting || error instanceof TookTooLong)) throw error;
				log.warn({ document: name }, error.message);
				return { ok: false, retryAfterSeconds: RETRY_AFTER_SECONDS };
			})
			.finally(() => making.delete(key));
		making.set(key, made);
		return made;
	};
}

/** The answer to a download that was not made. */
export function busyDocument(retryAfterSeconds: number): Response {
	return new Response("Many people are asking for a document right now. Try again in a minute.", {
		status: 503,
		headers: { "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" },
	});
}

class TookTooLong extends Error {}

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** One at a time: the turns see to that. */
async function runInThread(task: ThreadTask): Promise<Made> {
	clearTimeout(idle);
	worker ??= startWorker();
	const running = worker;
	try {
		return { ok: true, bytes: await answerOf(running, task) };
	} catch (error) {
		// Whatever went wrong, the next document gets a fresh thread.
		if (worker === running) worker = undefined;
		void running.terminate();
		throw error;
	} finally {
		idle = setTimeout(() => {
			void worker?.terminate();
			worker = undefined;
		}, IDLE_MS);
		idle.unref();
	}
}

function startWorker(): Worker {
	// Resolved by name, because this code runs from app/platform in development and from build/server in production.
	const script = createRequire(import.meta.url).resolve("#app/platform/worker-thread.ts");
	// No environment: it holds secrets, and a document needs none of it.
	const started = new Worker(script, {
		env: {},
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
	});
	started.unref();
	// Without a listener, an error of an idle thread would end the process.
	started.on("error", (error) => log.warn({ error: String(error) }, "the thread for documents failed"));
	started.once("exit", () => {
		if (worker === started) worker = undefined;
	});
	return started;
}

function answerOf(running: Worker, task: ThreadTask): Promise<Uint8Array<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const limit = setTimeout(() => end(new TookTooLong("a document took too long")), TIME_LIMIT_MS);
		const onMessage = (answer: ThreadAnswer) =>
			end(answer.ok ? (answer.bytes as Uint8Array<ArrayBuffer>) : new Error(answer.error));
		const onError = (error: unknown) => end(error instanceof Error ? error : new Error(String(error)));
		const onExit = () => end(new Error("The thread for documents ended."));
		function end(result: Uint8Array<ArrayBuffer> | Error): void {
			clearTimeout(limit);
			running.off("message", onMessage).off("error", onError).off("exit", onExit);
			if (result instanceof Error) reject(result);
			else resolve(result);
		}
		running.on("message", onMessage).on("error", onError).on("exit", onExit);
		running.postMessage(task);
	});
}
