// Runs in the worker thread: calls one function at a time and sends back the bytes it makes.
import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadTask } from "./threads.server.ts";

parentPort?.on("message", async ({ module, name, input }: ThreadTask) => {
	try {
		const { [name]: make } = await import(module);
		const bytes = new Uint8Array(await make(input));
		parentPort?.postMessage({ ok: true, bytes } satisfies ThreadAnswer, [bytes.buffer]);
	} catch (error) {
		const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
		parentPort?.postMessage({ ok: false, error: text } satisfies ThreadAnswer);
	}
});
