import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, hashNoncedScripts } from "./content-security.server.ts";

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64");

test("a script of the renderer runs, one that was smuggled into the page does not", () => {
	const html = '<script nonce="N0nce">start()</script><p>hello</p><script>steal()</script>';
	const sealed = hashNoncedScripts(html, "N0nce");
	expect(sealed.hashes).toEqual([hashOf("start()")]);
	expect(sealed.html).not.toContain("N0nce");
	expect(contentSecurityPolicy(sealed.hashes, false)).toContain(
		`script-src 'self' 'sha256-${hashOf("start()")}'`,
	);
});

test("scripts from files need no hash", () => {
	expect(hashNoncedScripts('<script type="module" nonce="n" src="/a.js"></script>', "n").hashes).toEqual([]);
});

test("plain HTTP is not upgraded, so that a first look on localhost works", () => {
	expect(contentSecurityPolicy([], false)).not.toContain("upgrade-insecure-requests");
	expect(contentSecurityPolicy([], true)).toContain("upgrade-insecure-requests");
});
