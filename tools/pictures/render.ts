// Renders pictures: node tools/pictures/render.ts [name or folder …] [--preview] [--force] [--accept] [--pause-file PATH]
import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fingerprint, readCatalog, type Subject } from "./catalog.ts";
import { denoise } from "./denoise.ts";
import { encode, encodeSample } from "./encode.ts";
import { findPicture, readFingerprints, record, recordFingerprint } from "./manifest.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		preview: { type: "boolean", default: false },
		force: { type: "boolean", default: false },
		/** Records the pictures as current without rendering, after a change that does not alter how they look. */
		accept: { type: "boolean", default: false },
		/** Waits before each picture while this file exists, so that somebody else can measure. */
		"pause-file": { type: "string" },
	},
});

const target = values.preview ? "previews" : "masters";
for (const [name, subject] of readCatalog()) {
	if (positionals.length > 0 && !positionals.some((part) => name === part || name.startsWith(`${part}/`)))
		continue;
	const source = fingerprint(subject.scene);
	if (!values.preview && !values.force && readFingerprints()[name] === source) continue;
	if (values.accept) {
		const known = findPicture(name);
		if (known) record(name, { ...known, alt: subject.alt }, source);
		else if (readFingerprints()[name]) recordFingerprint(name, source);
		continue;
	}
	while (values["pause-file"] && existsSync(values["pause-file"])) await wait(2000);
	const folder = `tools/pictures/${target}/${name}`;
	mkdirSync(folder, { recursive: true });
	const began = Date.now();
	const ok = await blender(subject.scene, name, folder);
	if (!ok) {
		process.exitCode = 1;
		continue;
	}
	await denoise(folder, `${folder}.png`);
	if (!values.preview) await keep(name, subject, `${folder}.png`, source);
	console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}

async function keep(name: string, subject: Subject, master: string, source: string): Promise<void> {
	const [folder, file = ""] = name.split("/");
	if (folder === "listings" || folder === "film") {
		// film.ts reads the master itself.
		if (folder === "listings") await encodeSample(file, master);
		recordFingerprint(name, source);
	} else record(name, await encode(name, subject, master), source);
}

/** With the lowest priority and two threads: a render must not disturb other work. */
async function blender(scene: string, name: string, folder: string): Promise<boolean> {
	const child = spawn(
		"nice",
		[
			...["-n", "19", "blender", "-b", "-t", "2", "--python-exit-code", "1"],
			...["--python", "tools/pictures/render.py", "--", scene, name, folder],
			...(values.preview ? ["--preview"] : []),
		],
		{ stdio: ["ignore", "pipe", "pipe"] },
	);
	let log = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (log += text));
	const code = await new Promise((resolve) => child.on("close", resolve));
	if (code !== 0) console.error(`${name} failed:\n${log.slice(-3000)}`);
	return code === 0;
}
