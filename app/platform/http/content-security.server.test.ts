import { createHash } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { overrideEnv } from "../env.server.ts";
import { contentSecurityPolicy, hashNoncedScripts } from "./content-security.server.ts";

const plain = { isTls: false, path: "/" };
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

test("a script of the renderer runs, one that was smuggled into the page does not", () => {
	const html = '<script nonce="N0nce">start()</script><p>hello</p><script>steal()</script>';
	const sealed = hashNoncedScripts(html, "N0nce");
	expect(sealed.hashes).toEqual([hashOf("start()")]);
	expect(sealed.html).not.toContain("N0nce");
	expect(contentSecurityPolicy(sealed.hashes, plain)).toContain(
		`script-src 'self' 'sha256-${hashOf("start()")}'`,
	);
});

test("scripts from files need no hash", () => {
	expect(hashNoncedScripts('<script type="module" nonce="n" src="/a.js"></script>', "n").hashes).toEqual([]);
});

test("plain HTTP is not upgraded, so that a first look on localhost works", () => {
	expect(contentSecurityPolicy([], plain)).not.toContain("upgrade-insecure-requests");
	expect(contentSecurityPolicy([], { ...plain, isTls: true })).toContain("upgrade-insecure-requests");
});

afterEach(() => overrideEnv({ MAP_TILES_URL: undefined }));

test("only the page of fires may load map tiles, and only from where they are", () => {
	const connections = (path: string) =>
		/connect-src ([^;]*)/.exec(contentSecurityPolicy([], { ...plain, path }))?.[1];
	expect(connections("/fires")).toBe(connections("/"));
	overrideEnv({ MAP_TILES_URL: "https://tiles.example/california.pmtiles?key=1" });
	expect(connections("/fires")).toBe(`${connections("/")} https://tiles.example`);
	expect(connections("/shop")).not.toContain("tiles.example");
});
