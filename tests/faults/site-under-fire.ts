// The real site with its own PostgreSQL, and the means to kill either without warning.
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectionOf } from "#server/postgres/embedded.ts";
import { livingPostmaster } from "#server/postgres/postmaster.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

export type Victim = "site" | "database" | "both";

const READY_WITHIN_MS = 120_000;

export class SiteUnderFire {
	readonly dataDir: string;
	readonly origin: string;
	/** What a site said that ended although nobody killed it. */
	readonly ownExits: string[] = [];
	/** Starts given up because the database was killed under them. */
	failedStarts = 0;
	readonly #settings: Record<string, string>;
	#process: SiteProcess | undefined;

	private constructor(dataDir: string, port: number, settings: Record<string, string>) {
		this.dataDir = dataDir;
		this.origin = `http://localhost:${port}`;
		// The visitors come from many networks, as behind a proxy: no limit per address is reached.
		this.#settings = {
			DATA_DIR: dataDir,
			PORT: String(port),
			PUBLIC_URL: this.origin,
			TRUST_PROXY: "1",
			LOG_LEVEL: "error",
			...settings,
		};
	}

	static async open(settings: Record<string, string>): Promise<SiteUnderFire> {
		const dataDir = await realpath(await mkdtemp(join(tmpdir(), "ringline-faults-")));
		await chmod(dataDir, 0o755); // root's database server runs as another user
		const site = new SiteUnderFire(dataDir, await freePort(), settings);
		site.start();
		await site.ready();
		return site;
	}

	start(): void {
		const started = startSite(this.#settings);
		this.#process = started;
		void started.end().then(() => {
			if (this.#process !== started) return;
			const wasOpen = /Site {4}http/.test(started.said());
			if (wasOpen) this.ownExits.push(started.said().trim().split("\n").slice(-8).join(" "));
			else this.failedStarts += 1;
			// Whoever operates a site has it started again by the system.
			setTimeout(() => this.#process === started && this.start(), 500);
		});
	}

	async kill(victim: Victim): Promise<void> {
		if (victim !== "site") await this.#killDatabase();
		if (victim !== "database") {
			const killed = this.#process;
			this.#process = undefined;
			killed?.child.kill("SIGKILL");
			await killed?.end();
			this.start();
		}
	}

	/** Until the site answers and reaches its database. */
	async ready(): Promise<void> {
		for (const end = Date.now() + READY_WITHIN_MS; ; await pause(50)) {
			const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
			await answer?.body?.cancel();
			if (answer?.ok) return;
			if (Date.now() > end) throw new Error(`The site did not come back: ${this.#process?.said()}`);
		}
	}

	async databaseUrl(): Promise<string> {
		const url = await connectionOf(this.dataDir);
		if (!url) throw new Error("The database does not run.");
		return url;
	}

	get pid(): number {
		return this.#process?.child.pid ?? 0;
	}

	/** Ends everything and removes its files. */
	async close(): Promise<void> {
		const ending = this.#process;
		this.#process = undefined;
		ending?.child.kill("SIGTERM");
		await ending?.end();
		await rm(this.dataDir, { recursive: true, force: true });
	}

	async #killDatabase(): Promise<void> {
		const postmaster = await livingPostmaster(join(this.dataDir, "postgres"));
		try {
			if (postmaster) process.kill(postmaster.pid, "SIGKILL");
		} catch {
			// Gone in this very moment.
		}
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await once(server, "listening");
	const { port } = server.address() as { port: number };
	server.close();
	await once(server, "close");
	return port;
}
