// Builds the site unless the build on disk was made from the current sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { StartError } from "../postgres/start-error.ts";

const SOURCES = [
	"app",
	"server",
	"db/schema.ts",
	"public",
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
];

/** A changed test is no reason to build again. */
const TEST_FILE = /\.test\.tsx?$/;

export async function buildIfNeeded(root: string): Promise<void> {
	const stamp = stampFile(root);
	const sources = hashOfSources(root);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
	console.log("Building the site (once per change, about half a minute) …");
	const result = spawnSync("npm", ["run", "build", "--silent"], {
		cwd: root,
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "production" },
	});
	if (result.status !== 0) throw new StartError(`The build failed:\n${result.stdout}\n${result.stderr}`);
	writeFileSync(stamp, sources);
}

/** After `npm run build`, so that the start does not build again. */
export function stampBuild(root: string): void {
	writeFileSync(stampFile(root), hashOfSources(root));
}

function stampFile(root: string): string {
	return join(root, "build", "sources.sha256");
}

function hashOfSources(root: string): string {
	const hash = createHash("sha256");
	for (const source of SOURCES) {
		const path = join(root, source);
		if (!existsSync(path)) continue;
		for (const file of listFiles(path)) hash.update(relative(root, file)).update(readFileSync(file));
	}
	return hash.digest("hex");
}

function listFiles(path: string): string[] {
	try {
		const entries = readdirSync(path, { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name))
			.sort();
	} catch {
		return [path];
	}
}
