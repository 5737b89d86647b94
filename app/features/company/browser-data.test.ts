import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { browserData, isListed } from "./browser-data.ts";

const APP = fileURLToPath(new URL("../..", import.meta.url));
const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((path) => /\.(tsx?|js)$/.test(path) && !/\.test\.|browser-data/.test(path))
	.map((path) => ({ path, text: readFileSync(join(APP, path), "utf8") }));

/** Strings with our prefix that are no cookie: a database channel. */
const NO_COOKIES = ["ringline_changes"];

function stringsIn(pattern: RegExp): { path: string; name: string }[] {
	return sources.flatMap(({ path, text }) =>
		Array.from(text.matchAll(pattern), ([, name = ""]) => ({ path, name })),
	);
}

test("every cookie in the code is in the privacy policy, and no other", () => {
	const named = [
		...stringsIn(/["'`](ringline_\w+)["'`]/g),
		// A name without our prefix, too.
		...stringsIn(/(?:signedCookie(?:<[^(]*>)?|createCookie)\(\s*["'`]([^"'`]+)["'`]/g),
		...stringsIn(/\bcookie: ["'`]([^"'`]+)["'`]/g),
		...stringsIn(/document\.cookie = ["'`](\w+)=/g),
	].filter(({ name }) => !NO_COOKIES.includes(name));
	expect(named.filter(({ name }) => !isListed(name, "cookie"))).toEqual([]);
	const cookies = browserData.filter(({ kind }) => kind === "cookie").map(({ name }) => name);
	expect(cookies.filter((name) => !named.some((one) => one.name === name))).toEqual([]);
});

test("every key of the browser's storage in the code is in the privacy policy, and no other", () => {
	// Where the browser's storage is used, the keys are constants, parameters or the first part of a template.
	const users = sources.filter(({ text }) =>
		/\b(?:localStorage|sessionStorage|indexedDB|caches\.open)\b/.test(text),
	);
	const callers = sources.filter(({ text }) => /\b(?:useUnsentText|readUnsent|persistForm)\(/.test(text));
	const keys = [...new Set([...users, ...callers])].flatMap(({ path, text }) => {
		const constants = text.matchAll(/(?:KEY|key|draft)\w* = ["'`]([^"'`$]+)/g);
		const templates = text.matchAll(/(?:return|useUnsentText\(|KEY = |draft = )\s*`([\w:-]+)\$\{/g);
		return [...constants, ...templates].map(([, name = ""]) => ({ path, name }));
	});
	expect(keys.filter(({ name }) => !isListed(name, "storage"))).toEqual([]);
	const withoutKeys = users.map(({ path }) => path).filter((path) => !keys.some((key) => key.path === path));
	expect(withoutKeys.toSorted(), "these get their keys from the files that call them").toEqual([
		"features/leads/ui/use-unsent-text.ts",
		"features/marketplace/posting/ui/use-photos.ts",
		"ui/forms/typed-form.ts",
		"ui/offline-page/worker.js",
	]);
	const offlinePages = stringsIn(/offlineWorker\(\{ page: "\/([\w-]+)"/g).map(({ name }) => `${name}-*`);
	// The router's own, which stands in no file of ours.
	const known = [...keys.map(({ name }) => name), ...offlinePages, "react-router-scroll-positions"];
	const listed = browserData.filter(({ kind }) => kind === "storage").map(({ name }) => name);
	expect(
		listed.filter((name) => !known.some((key) => key === name || `${key}*` === name)),
		"listed, but not in the code",
	).toEqual([]);
	expect(offlinePages.filter((page) => !listed.includes(page))).toEqual([]);
});
