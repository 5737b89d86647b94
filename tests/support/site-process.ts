// Starts the real site in its own process, as `npm start` does.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type SiteProcess = {
	child: ChildProcess;
	/** Everything the process has printed so far. */
	said(): string;
	/** Waits for the address of the site. Throws if the process exits first. */
	address(): Promise<string>;
	/** Waits for the exit code. */
	end(): Promise<number | null>;
};

const running = new Set<ChildProcess>();

export function startSite(settings: Record<string, string>, script = "server/start.ts", args: string[] = []) {
	const child = spawn(process.execPath, [script, ...args], {
		cwd: ROOT,
		env: {
			PATH: process.env.PATH,
			HOME: process.env.HOME,
			NODE_ENV: "production",
			PORT: "0",
			GEOCODER_URL: "off",
			HAZARD_ZONES_URL: "off",
			WEATHER_ALERTS_URL: "off",
			FIRE_PERIMETERS_URL: "off",
			FIRE_MAP_CHECK_URL: "off",
			LOG_LEVEL: "warn",
			// Creating the sample listings would take longer than the tests.
			SAMPLE_DATA: "off",
			...settings,
		},
	});
	running.add(child);
	const ended = once(child, "close").then(([code]) => {
		running.delete(child);
		return code as number | null;
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			text += chunk;
		});
	const address = async () => {
		for (;;) {
			const found = /Site {4}(http\S+)/.exec(text)?.[1];
			if (found) return found;
			await Promise.race([once(child.stdout, "data"), ended]);
			if (child.exitCode !== null) throw new Error(`The site ended: ${text}`);
		}
	};
	return { child, said: () => text, address, end: () => ended } satisfies SiteProcess;
}

/** For an `afterEach`: stops every site that the test started. */
export async function endEverySite(): Promise<void> {
	await Promise.all(
		[...running].map(async (child) => {
			const closed = once(child, "close");
			child.kill("SIGTERM");
			await closed;
		}),
	);
}
