// Reads every route pattern from the route table, so that tests cover new routes too.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

type RouteEntry = { path?: string; index?: boolean; children?: RouteEntry[] };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Such as `/`, `/marketplace/:id` and `/media/*`. */
export function everyRoute(): string[] {
	const table = execFileSync("node_modules/.bin/react-router", ["routes", "--json"], {
		cwd: ROOT,
		encoding: "utf8",
	});
	return patternsOf(JSON.parse(table), "");
}

function patternsOf(entries: RouteEntry[], above: string): string[] {
	return entries.flatMap(({ path, index, children = [] }) => {
		const here = path ? `${above}/${path}` : above;
		const own = index || (path && children.length === 0) ? [here || "/"] : [];
		return [...own, ...patternsOf(children, here)];
	});
}
