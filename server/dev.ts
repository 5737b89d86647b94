// `npm run dev`: the same process, with pages reloaded by Vite as they change.
import { createServer } from "vite";
import { env } from "#app/platform/env.server.ts";
import { printBanner } from "./banner.ts";
import { explainError } from "./explain-error.ts";
import { startEmbeddedPostgres } from "./postgres/embedded.ts";

try {
	const settings = env();
	// Loaded here, because it reads the settings: wrong ones are explained below.
	const { log } = await import("#app/platform/log.server.ts");
	const postgres = settings.DATABASE_URL
		? undefined
		: await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, log });
	if (postgres) process.env.DATABASE_URL = postgres.url;
	const vite = await createServer({ server: { middlewareMode: true } });
	const { openSite } = (await vite.ssrLoadModule("./server/app.ts")) as typeof import("./app.ts");
	const site = await openSite({
		clientFolder: null,
		embedded: postgres !== undefined,
		development: {
			loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build") as never,
			before: vite.middlewares,
		},
	});
	printBanner({
		address: site.address,
		password: site.generatedPassword,
		dataLocation: postgres?.location ?? settings.DATA_DIR,
	});
	// Vite would end the process itself and leave the database running.
	process.removeAllListeners("SIGTERM");
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.once(signal, async () => {
			await vite.close();
			await site.stop();
			await postgres?.stop();
			process.exit(0);
		});
} catch (error) {
	console.error(explainError(error));
	process.exit(1);
}
