// What a visitor downloads before the page is alive, in brotli bytes. A page that needs more says so in the budget.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import budget from "./javascript-budget.json" with { type: "json" };

type Route = { id: string; parentId?: string; path?: string; module: string; imports?: string[] };
type Manifest = { url: string; entry: { module: string; imports: string[] }; routes: Record<string, Route> };

beforeAll(() => buildIfNeeded(process.cwd()), 300_000);

test("every page keeps to its budget of JavaScript", () => {
	const manifest = readManifest();
	const tooMuch = Object.values(manifest.routes)
		.map((route) => ({ id: route.id, allowed: allowedFor(route), needed: bytesOf(manifest, route) }))
		.filter(({ allowed, needed }) => needed > allowed);
	expect(tooMuch).toEqual([]);
});

test("no budget is kept for a page that is gone", () => {
	const ids = Object.keys(readManifest().routes);
	expect(Object.keys(budget.pages).filter((id) => !ids.includes(id))).toEqual([]);
});

/** An alias (`route@alias`) is the same page. */
function allowedFor({ id }: Route): number {
	const pages: Record<string, number> = budget.pages;
	return pages[id.split("@")[0] ?? id] ?? budget.anyPage;
}

function readManifest(): Manifest {
	const file = readdirSync("build/client/assets").find((name) => name.startsWith("manifest-"));
	const script = readFileSync(`build/client/assets/${file}`, "utf8");
	return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

function bytesOf({ url, entry, routes }: Manifest, route: Route): number {
	const files = new Set([url, entry.module, ...entry.imports]);
	for (let part: Route | undefined = route; part; part = part.parentId ? routes[part.parentId] : undefined)
		for (const file of [part.module, ...(part.imports ?? [])]) files.add(file);
	return [...files].reduce((sum, file) => sum + statSync(`build/client${file}.br`).size, 0);
}
