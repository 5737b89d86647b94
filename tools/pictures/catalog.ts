// Which pictures there are, and whether a picture is current: the scene and the library files it uses have not changed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const folder = "tools/pictures";

export type Subject = {
	scene: string;
	alt: string;
	size: [width: number, height: number];
	/** A card is at most 1200 px wide; a hero fills the screen. */
	use: "card" | "hero";
	/** Stands on the studio's paper, which gets the same color in every picture. */
	studio: boolean;
};

export function readCatalog(): Map<string, Subject> {
	const output = execFileSync("python3", [`${folder}/list.py`], { encoding: "utf8" });
	return new Map(Object.entries(JSON.parse(output) as Record<string, Subject>));
}

/** Fingerprint of the scene and of every file it imports, directly or not. */
export function fingerprint(scene: string): string {
	const seen = new Set<string>();
	const visit = (path: string) => {
		if (seen.has(path) || !existsSync(path)) return;
		seen.add(path);
		for (const name of importedModules(readFileSync(path, "utf8"))) {
			visit(`${folder}/library/${name}.py`);
			visit(`${folder}/scenes/${name}.py`);
		}
	};
	visit(`${folder}/scenes/${scene}.py`);
	const hash = createHash("sha256");
	for (const path of [...seen].sort()) hash.update(readFileSync(path));
	return hash.digest("hex").slice(0, 16);
}

function importedModules(source: string): string[] {
	const direct = [...source.matchAll(/from (?:library|scenes|)\.(\w+) import/g)].map(
		(match) => match[1] ?? "",
	);
	const listed = [...source.matchAll(/from (?:library|scenes|\.) import ([\w, ]+)/g)].flatMap((match) =>
		(match[1] ?? "").split(",").map((part) => part.trim().split(" ")[0] ?? ""),
	);
	return [...direct, ...listed];
}
