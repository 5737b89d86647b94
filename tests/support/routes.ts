// Reads every route pattern from the route table, so that tests cover new routes too.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

type RouteEntry = { path?: string; index?: boolean; file?: string; children?: RouteEntry[] };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Such as `/`, `/marketplace/:id` and `/media/*`. */
export function everyRoute(): string[] {
	return routeFiles().map(({ path }) => path);
}

/** With the file that answers it, such as `routes/shop/shop.tsx`. */
export function routeFiles(): { path: string; file: string }[] {
	const table = execFileSync("node_modules/.bin/react-router", ["routes", "--json"], {
		cwd: ROOT,
		encoding: "utf8",
	});
	return routesOf(JSON.parse(table), "");
}

function routesOf(entries: RouteEntry[], above: string): { path: string; file: string }[] {
	return entries.flatMap(({ path, index, file = "", children = [] }) => {
		const here = path ? `${above}/${path}` : above;
		const isPage = index || (path && children.length === 0);
		return [...(isPage ? [{ path: here || "/", file }] : []), ...routesOf(children, here)];
	});
}
