// `npm start`: builds when needed, brings up PostgreSQL, opens the site, and takes both down again in order.
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { env } from "#app/platform/env.server.ts";
import { printBanner } from "./banner.ts";
import { buildIfNeeded } from "./build/build-if-needed.ts";
import { startEmbeddedPostgres } from "./postgres/embedded.ts";
import { sentenceFor } from "./start-problems.ts";

// V8 would make what pages consist of among its old objects, because some of it once lived longer. There it stays until
// the next thorough cleaning and keeps whole pages alive with it: an eighth of the time that a page takes.
setFlagsFromString("--no-allocation-site-pretenuring");

const root = fileURLToPath(new URL("..", import.meta.url));

try {
	await start();
} catch (error) {
	console.error(sentenceFor(error));
	process.exit(1);
}

async function start(): Promise<void> {
	const settings = env();
	await buildIfNeeded(root);
	// From here on there is something to take down: a signal during the start waits for its end.
	const signals = rememberSignals();
	const postgres = settings.DATABASE_URL
		? undefined
		: await startEmbeddedPostgres({ dataDir: settings.DATA_DIR });
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
		signals.obey(async () => {
			await site.stop();
			await postgres?.stop();
		});
	} catch (error) {
		await postgres?.stop();
		throw error;
	}
}

function rememberSignals(): { obey(stop: () => Promise<void>): void } {
	const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ask());
	return {
		obey(stop) {
			asked.then(stop).then(
				() => process.exit(0),
				(error) => {
					console.error(sentenceFor(error));
					process.exit(1);
				},
			);
		},
	};
}
