// The site as one bundle: pages, platform and HTTP front share their singletons. server/start.ts runs it.
import {
	createServer,
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerResponse,
} from "node:http";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { renewTotpSecrets } from "#app/features/admin/accounts/totp-secrets.server.ts";
import { ensureAdminPassword } from "#app/features/admin/password.server.ts";
import { storeMissedSearches } from "#app/features/insight/missed-searches.server.ts";
import { loadSampleListings } from "#app/features/marketplace/samples/samples.server.ts";
import { followFireNews } from "#app/features/red-flag/follow-fire-news.server.ts";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { renewWebhookSecrets } from "#app/platform/events/webhook-secrets.server.ts";
import { listenForChanges } from "#app/platform/http/page-tags.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { logUnhandledRejections } from "#app/platform/http/request-context.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { BuiltFiles } from "./http/built-files.ts";
import { createListener } from "./http/listener.ts";
import { createSiteApp } from "./http/site-app.ts";
import { jobs } from "./jobs.ts";

export * from "virtual:react-router/server-build";

export type Site = {
	address: string;
	/** Only on the very first start, and only when ADMIN_PASSWORD is unset. */
	generatedPassword: string | undefined;
	stop(): Promise<void>;
};

export type SiteParts = {
	/** Where the build put the browser's files; null in development, where Vite serves them. */
	clientFolder: string | null;
	/** The database is our own, next to the site: a fresh one gets sample listings. */
	embedded: boolean;
	/** In development: loads the pages anew after a change, and sees requests before they do. */
	development?: { loadBuild: () => Promise<ServerBuild>; before: Connect };
};

type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function openSite({ clientFolder, embedded, development }: SiteParts): Promise<Site> {
	const { PORT, HOST, TRUST_PROXY, PUBLIC_URL, NODE_ENV, METRICS_TOKEN } = env();
	const rejections = logUnhandledRejections();
	await migrateDatabase();
	const generatedPassword = await ensureAdminPassword();
	await renewTotpSecrets();
	await renewWebhookSecrets();
	const files = new BuiltFiles(clientFolder);
	const app = createSiteApp(development?.loadBuild ?? build, {
		mode: NODE_ENV,
		metricsToken: METRICS_TOKEN,
		isPrerendered: (path) => files.hasPage(path),
	});
	const changes = listenForChanges((tags) => app.pages.drop(tags));
	await startJobs(jobs);
	const fireNews = followFireNews((tags) => app.pages.drop(tags));
	const answer = createListener({ files, app, settings: { trustProxy: TRUST_PROXY, publicUrl: PUBLIC_URL } });
	const listener: RequestListener = development
		? (request, response) => development.before(request, response, () => answer(request, response))
		: answer;
	const server = createServer(
		{
			keepAliveTimeout: 65_000,
			headersTimeout: 20_000,
			// For the largest upload at a phone's rate; slower ones end much sooner (unfinished-bodies.ts).
			requestTimeout: 3_600_000,
			connectionsCheckingInterval: 5_000,
			// Most requests are for pages and have no body to wait for.
			optimizeEmptyRequests: true,
		},
		listener,
	);

	let samples: Promise<unknown> | undefined;

	async function stop() {
		await close(server);
		await samples;
		await fireNews.stop();
		await changes.stop();
		await stopJobs();
		await storeMissedSearches();
		await closeDatabase();
		rejections.stop();
	}

	try {
		const port = await listen(server, PORT, HOST);
		overrideEnv({ PORT: port });
		// In the background: the site answers while the sample photos are rendered.
		samples = loadSampleListings({ embedded }).catch((error) =>
			log.warn({ error: String(error) }, "sample listings not loaded"),
		);
		return { address: publicUrl(), generatedPassword, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : port);
		});
	});
}

const TIMEOUT_MS = 20_000;

/** Running requests finish; idle connections end now; whoever hangs is cut off after a while. */
function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		const cutOff = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
		// A connection whose last answer is out would otherwise be kept alive for another minute.
		const sweep = setInterval(() => server.closeIdleConnections(), 50);
		server.close(() => {
			clearTimeout(cutOff);
			clearInterval(sweep);
			resolve();
		});
	});
}
