// A renamed file must not leave a stale path in the documentation.
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE_PATH = /`((?:app|bench|db|docs|server|tests|tools)\/[\w./*-]+)`/g;

test.each([...globSync("docs/**/*.md"), "README.md"])("every path named in %s exists", (document) => {
	const paths = [...readFileSync(document, "utf8").matchAll(SOURCE_PATH)].map(([, path]) => path ?? "");
	const missing = paths.filter((path) => (path.includes("*") ? globSync(path).length === 0 : !existsSync(path)));
	expect(missing).toEqual([]);
});
