// Whoever adds a list to the panel also decides who may have it as a file.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { panelRules } from "./roles.ts";

/** Pages whose rows belong to another list, or to one person alone. */
const withoutFiles: Record<string, string> = {
	"app/routes/admin/leads/lead.tsx": "one lead",
	"app/routes/admin/leads/person.tsx": "leads, visits and listings, each in its own list",
	"app/routes/admin/system/account.tsx": "the person's own keys and sessions",
	"app/routes/admin/system/health.tsx": "checked anew each time",
};

const pages = globSync("app/routes/admin/**/*.tsx")
	.map((file) => ({ file, code: readFileSync(file, "utf8") }))
	.filter(({ code }) => code.includes("<OfficePage"));
const listsIn = (code: string) => [...code.matchAll(/filesOf\(\s*"(\w+)"/g)].map(([, list]) => list);

test("every page of the panel offers its list as files", () => {
	const without = pages.filter(({ code }) => listsIn(code).length === 0).map(({ file }) => file);
	expect(without.sort()).toEqual(Object.keys(withoutFiles));
});

test("every list with a rule is offered on a page", () => {
	const ruled = Object.keys(panelRules).flatMap(
		(pattern) => /^\/admin\/(\w+)\.csv$/.exec(pattern)?.[1] ?? [],
	);
	expect([...new Set(pages.flatMap(({ code }) => listsIn(code)))].sort()).toEqual(ruled.sort());
});
