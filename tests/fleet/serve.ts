// Runs the fleet for the browser tests. SIGUSR2 kills one of its processes.
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killMember, startFleet } from "./fleet.ts";

const port = Number(process.env.E2E_PORT);
const dataDir = join(tmpdir(), `ringline-e2e-${port}`);
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true, mode: 0o755 });

const fleet = await startFleet({
	dataDir,
	port,
	settings: { ADMIN_PASSWORD: "journey-password-1", SAMPLE_DATA: "on" },
});

process.on("SIGUSR2", () => {
	const target = fleet.members.find(({ child }) => child.exitCode === null && child.signalCode === null);
	if (target) void killMember(target);
});
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, async () => {
		console.log("Answers by process:", Object.fromEntries(fleet.proxy.answeredBy));
		await fleet.stop();
		rmSync(dataDir, { recursive: true, force: true });
		process.exit(0);
	});
