// `npm start`: builds if needed, starts PostgreSQL, then the site, and stops both in reverse order.
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { env } from "#app/platform/env.server.ts";
import { printBanner } from "./banner.ts";
import { buildIfNeeded } from "./build/build-if-needed.ts";
import { explainError } from "./explain-error.ts";
import { startEmbeddedPostgres } from "./postgres/embedded.ts";

// V8 would allocate parts of pages directly in the old generation, because a few of them once lived long. There they
// keep whole pages alive until the next full collection, which costs 13% of the time of a rendered page.
setFlagsFromString("--no-allocation-site-pretenuring");

const root = fileURLToPath(new URL("..", import.meta.url));

try {
	await start();
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}

async function start(): Promise<void> {
	const settings = env();
	await buildIfNeeded(root);
	// From here on there is something to stop: a signal during the start waits until the start has finished.
	const signals = collectSignals();
	// Loaded here, because it reads the settings: wrong ones are explained above.
	const { log } = await import("#app/platform/log.server.ts");
	const postgres = settings.DATABASE_URL
		? undefined
		: await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
	if (postgres) process.env.DATABASE_URL = postgres.url;
	try {
		const bundle = new URL("../build/server/index.js", import.meta.url);
		const { openSite }: typeof import("./app.ts") = await import(bundle.href);
		const site = await openSite({
			clientFolder: `${root}/build/client`,
			embedded: postgres !== undefined,
		});
		printBanner({
			address: site.address,
			password: site.generatedPassword,
			dataLocation: postgres?.location ?? settings.DATA_DIR,
		});
		signals.stopWith(async () => {
			await site.stop();
			await postgres?.stop();
		});
	} catch (error) {
		await postgres?.stop();
		throw error;
	}
}

function collectSignals(): { stopWith(stop: () => Promise<void>): void } {
	const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<void>();
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => requestStop());
	return {
		stopWith(stop) {
			stopRequested.then(stop).then(
				() => process.exit(0),
				(error) => {
					console.error(explainError(error));
					process.exit(1);
				},
			);
		},
	};
}
