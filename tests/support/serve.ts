// Runs the real site with its own database and folder for browser tests. Everything is deleted when it stops.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const port = process.env.E2E_PORT ?? "3210";
/** The browser tests read mails from its outbox. */
const dataDir = join(tmpdir(), `ringline-e2e-${port}`);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

const site = spawn("node", ["server/start.ts"], {
	stdio: "inherit",
	env: {
		...process.env,
		NODE_ENV: "production",
		PORT: port,
		DATA_DIR: dataDir,
		ADMIN_PASSWORD: "journey-password-1",
		// The receivers of webhooks in the tests are on this machine.
		OUTBOUND_PRIVATE: "on",
		GEOCODER_URL: "off",
		// Nothing listens there, so the lookup is away.
		HAZARD_ZONES_URL: "http://127.0.0.1:9/query",
		WEATHER_ALERTS_URL: "off",
		FIRE_PERIMETERS_URL: "off",
		FIRE_MAP_CHECK_URL: "off",
		LOG_LEVEL: process.env.E2E_LOGS ? "info" : "warn",
	},
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill("SIGTERM"));
site.on("exit", (code) => {
	rmSync(dataDir, { recursive: true, force: true });
	process.exit(code ?? 0);
});
