// `npm run test:fleet`: tests three processes together, then runs every browser test through their proxy. One process
// is killed halfway.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ensureBrowser } from "#tests/support/browser.ts";
import { freePort } from "#tests/support/free-port.ts";

await buildIfNeeded(process.cwd());
ensureBrowser();

const port = String(await freePort());
const browserTests = readdirSync("tests/e2e")
	.filter((name) => name.endsWith(".spec.ts"))
	.sort()
	.map((name) => `tests/e2e/${name}`);
const half = Math.ceil(browserTests.length / 2);

let ok = await succeeds("vitest", ["run", "--project=fleet"]);
const fleet = start("node", ["tests/fleet/serve.ts"]);
try {
	await ready(fleet);
	ok = (await succeeds("playwright", ["test", "--grep-invert=@disk", ...browserTests.slice(0, half)])) && ok;
	console.log("One of the three processes is killed.");
	fleet.kill("SIGUSR2");
	ok = (await succeeds("playwright", ["test", "--grep-invert=@disk", ...browserTests.slice(half)])) && ok;
} finally {
	const ended = once(fleet, "exit");
	fleet.kill("SIGTERM");
	await ended;
}
console.log(ok ? "The fleet passed." : "The fleet failed.");
process.exit(ok ? 0 : 1);

function start(program: string, args: string[]): ChildProcess {
	return spawn(program, args, {
		stdio: "inherit",
		env: { ...process.env, E2E_PORT: port, E2E_RUNNING: "yes" },
	});
}

async function succeeds(program: string, args: string[]): Promise<boolean> {
	const [code] = await once(start(program, args), "exit");
	return code === 0;
}

async function ready(server: ChildProcess): Promise<void> {
	for (;;) {
		if (server.exitCode !== null) throw new Error("The fleet did not start.");
		const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}
