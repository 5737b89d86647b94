// The real site, unless told otherwise with its own PostgreSQL. Either can be killed with SIGKILL.
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connectionOf } from "#server/postgres/embedded.ts";
import { findRunningPostmaster } from "#server/postgres/postmaster.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type SiteProcess, startSite } from "#tests/support/site-process.ts";

export type KillTarget = "site" | "database" | "both";

const READY_TIMEOUT_MS = 120_000;

export class KillableSite {
	readonly dataDir: string;
	readonly origin: string;
	/** The last output of each site process that exited although nobody killed it. */
	readonly unexpectedExits: string[] = [];
	/** How many starts failed because the database was killed during them. */
	failedStarts = 0;
	readonly #settings: Record<string, string>;
	#process: SiteProcess | undefined;

	private constructor(dataDir: string, port: number, settings: Record<string, string>) {
		this.dataDir = dataDir;
		this.origin = `http://localhost:${port}`;
		// Visitors seem to come from many networks through a proxy, so no rate limit per address is reached.
		this.#settings = {
			DATA_DIR: dataDir,
			PORT: String(port),
			PUBLIC_URL: this.origin,
			TRUST_PROXY: "1",
			LOG_LEVEL: "error",
			...settings,
		};
	}

	static async open(settings: Record<string, string>): Promise<KillableSite> {
		const dataDir = await realpath(await mkdtemp(join(tmpdir(), "ringline-faults-")));
		await chmod(dataDir, 0o755); // root's database server runs as another user
		const site = new KillableSite(dataDir, await freePort(), settings);
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
			if (wasOpen) this.unexpectedExits.push(started.said().trim().split("\n").slice(-8).join(" "));
			else this.failedStarts += 1;
			// In production, systemd restarts the site.
			setTimeout(() => this.#process === started && this.start(), 500);
		});
	}

	async kill(target: KillTarget): Promise<void> {
		if (target !== "site") await this.#killDatabase();
		if (target !== "database") {
			const killed = this.#process;
			this.#process = undefined;
			killed?.child.kill("SIGKILL");
			await killed?.end();
			this.start();
		}
	}

	/** Waits until the site answers and reaches its database. */
	async ready(): Promise<void> {
		for (const end = Date.now() + READY_TIMEOUT_MS; ; await pause(50)) {
			const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
			await answer?.body?.cancel();
			if (answer?.ok) return;
			if (Date.now() > end) throw new Error(`The site did not come back: ${this.#process?.said()}`);
		}
	}

	async databaseUrl(): Promise<string> {
		const url = this.#settings.DATABASE_URL ?? (await connectionOf(this.dataDir));
		if (!url) throw new Error("The database does not run.");
		return url;
	}

	get pid(): number {
		return this.#process?.child.pid ?? 0;
	}

	/** Stops everything and removes its files. */
	async close(): Promise<void> {
		const ending = this.#process;
		this.#process = undefined;
		ending?.child.kill("SIGTERM");
		await ending?.end();
		await rm(this.dataDir, { recursive: true, force: true });
	}

	async #killDatabase(): Promise<void> {
		const postmaster = await findRunningPostmaster(join(this.dataDir, "postgres"));
		try {
			if (postmaster) process.kill(postmaster.pid, "SIGKILL");
		} catch {
			// It just exited.
		}
	}
}
