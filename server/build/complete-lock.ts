// `npm run lock`: adds the packages of other platforms to the lock file after a change of dependencies (decision 005).
// npm leaves out optional packages that its registry lacks, and `npm ci` then refuses that lock file.
import { readFileSync, writeFileSync } from "node:fs";

type Package = {
	version?: string;
	optional?: boolean;
	dev?: boolean;
	os?: string[];
	cpu?: string[];
	resolved?: string;
	optionalDependencies?: Record<string, string>;
};

const file = "package-lock.json";
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync(file, "utf8"));
let added = 0;

for (const [place, entry] of Object.entries(lock.packages)) {
	delete entry.resolved;
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		const nested = `${place}/node_modules/${name}`;
		if (lock.packages[`node_modules/${name}`] || lock.packages[nested]) continue;
		lock.packages[`node_modules/${name}`] = {
			version,
			...(entry.dev ? { dev: true } : {}),
			optional: true,
			...platformOf(name),
		};
		added++;
	}
}

const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(`${added} platform packages added to ${file}`);

function platformOf(name: string): Pick<Package, "os" | "cpu"> {
	const os =
		/(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)/.exec(name)?.[1] ?? "none";
	const cpu =
		/(arm64|x64|ia32|armv7|arm|loong64|mips64el|ppc64|riscv64|s390x|wasm32)/.exec(name)?.[1] ?? "none";
	return { os: [os], cpu: [cpu === "armv7" ? "arm" : cpu] };
}
