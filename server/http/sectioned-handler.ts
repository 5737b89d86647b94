// The router tries every route it has on every address, twice. An address with a known first word goes to a handler that
// has only the routes which may begin with it; any other goes to one that has all.
import { createRequestHandler, type ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

export function createSectionedHandler(build: ServerBuild, mode: string): Handler {
	const whole = createRequestHandler(build, mode);
	const sections = new Map<string, Handler>();
	for (const route of Object.values(build.routes)) {
		const word = route && firstWord(route.id, build.routes);
		if (word && !sections.has(word))
			sections.set(word, createRequestHandler({ ...build, routes: section(build.routes, word) }, mode));
	}
	return (request, context) => (sections.get(wordAsked(request.url)) ?? whole)(request, context);
}

/** Routes that begin with the word or with anything, and what they stand in. */
function section(routes: Routes, word: string): Routes {
	const kept = new Set<string>();
	for (const id of Object.keys(routes)) {
		const own = firstWord(id, routes);
		if (own === word || own === null) for (const above of lineage(id, routes)) kept.add(above);
	}
	return Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
}

/** In small letters, as the router compares; null for a parameter or a star, undefined where there is no path. */
function firstWord(id: string, routes: Routes): string | null | undefined {
	const path = lineage(id, routes)
		.map((each) => routes[each]?.path)
		.filter(Boolean)
		.join("/");
	const word = path.replace(/^\/+/, "").split("/")[0];
	if (!word) return undefined;
	return /^[:*]|\?$/.test(word) ? null : word.toLowerCase();
}

function lineage(id: string, routes: Routes): string[] {
	const parentId = routes[id]?.parentId;
	return parentId ? [...lineage(parentId, routes), id] : [id];
}

function wordAsked(url: string): string {
	return (/^[a-z]+:\/\/[^/]+\/+([^/?#]*)/.exec(url)?.[1] ?? "").replace(/\.data$/, "").toLowerCase();
}
