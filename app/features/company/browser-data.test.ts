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
	// Everybody uses it through these two, which get their keys from whoever calls them.
	const direct = sources.filter(({ text }) =>
		/\b(?:localStorage|sessionStorage|indexedDB|caches\.open)\b/.test(text),
	);
	expect(direct.map(({ path }) => path).toSorted()).toEqual([
		"ui/begun/device-store.ts",
		"ui/offline-page/worker.js",
	]);
	const callers = sources.filter(({ text }) =>
		/from "#app\/ui\/begun\/(?:device-store|kept-form|kept-text)\.ts"/.test(text),
	);
	const constants = new Map(
		sources.flatMap(({ text }) =>
			Array.from(text.matchAll(/(\w+_KEY) = ["'`]([^"'`$]+)/g), ([, constant, name]) => [
				constant,
				name ?? "",
			]),
		),
	);
	const keys = callers.flatMap(({ path, text }) => {
		const used = [...text.matchAll(/\b(\w+_KEY)\b/g)].map(([, constant]) => constants.get(constant ?? ""));
		const templates = [
			...text.matchAll(/(?:return|useKeptText\(|draft = )\s*`([\w:-]+)\$\{/g),
			...text.matchAll(/\blistIn\("([\w-]+)"\)/g),
		];
		const found = [...new Set([...used, ...templates.map(([, name]) => name)])].flatMap((name) => name ?? []);
		expect(found, `${path} has no key that this test finds`).not.toEqual([]);
		return found.map((name) => ({ path, name }));
	});
	expect(keys.filter(({ name }) => !isListed(name, "storage"))).toEqual([]);
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
