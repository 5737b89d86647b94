import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { overrideEnv } from "./env.server.ts";
import { signedCookie } from "./http/cookies.server.ts";
import { isKeyedHash, keyedHash, keyedHashes, seal, sessionSecrets, unseal } from "./secrets.server.ts";

const database = useTestDatabase();
afterEach(() => overrideEnv({ SESSION_SECRET: undefined }));

test("processes that start together agree on one secret, which stays", async () => {
	const script = `
		const { sessionSecrets } = await import("#app/platform/secrets.server.ts");
		process.stdout.write((await sessionSecrets())[0]);
		process.exit(0);`;
	const run = () =>
		promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
			env: { ...process.env, DATABASE_URL: database.url, SESSION_SECRET: "" },
		});
	const secrets = (await Promise.all([run(), run()])).map(({ stdout }) => stdout);
	expect(new Set([...secrets, ...(await sessionSecrets())]).size).toBe(1);
	expect(secrets[0]?.length).toBeGreaterThan(60);
});

test("the operator's secret wins", async () => {
	overrideEnv({ SESSION_SECRET: ["s".repeat(40)] });
	expect(await sessionSecrets()).toEqual(["s".repeat(40)]);
});

test("what the old secret signed still holds beside the new one, and ends without it", async () => {
	const [old, fresh] = ["o".repeat(40), "n".repeat(40)];
	const cookie = signedCookie<string>("rotation");
	const page = new Request("http://site.example/");
	const withCookie = (header: string) =>
		new Request(page, { headers: { Cookie: header.split(";")[0] ?? "" } });
	overrideEnv({ SESSION_SECRET: [old] });
	const [signed, hash] = [await cookie.write(page, "value"), await keyedHash("link", "7")];

	overrideEnv({ SESSION_SECRET: [fresh, old] });
	expect(await cookie.read(withCookie(signed))).toBe("value");
	expect(await isKeyedHash("link", "7", hash)).toBe(true);
	expect(await isKeyedHash("link", "8", hash)).toBe(false);
	expect(await keyedHashes("link", "7")).toContainEqual(hash);
	// New signatures do not need the old secret.
	expect(await keyedHash("link", "7")).not.toEqual(hash);
	const renewed = await cookie.write(page, "value");

	overrideEnv({ SESSION_SECRET: [fresh] });
	expect(await cookie.read(withCookie(signed))).toBeNull();
	expect(await isKeyedHash("link", "7", hash)).toBe(false);
	expect(await cookie.read(withCookie(renewed))).toBe("value");
});

test("a hash recognizes a value, for one purpose only", async () => {
	const hash = await keyedHash("reporter", "203.0.113.7");
	expect(hash).toHaveLength(32);
	expect(hash.equals(await keyedHash("reporter", "203.0.113.7"))).toBe(true);
	expect(hash.equals(await keyedHash("reporter", "203.0.113.8"))).toBe(false);
	expect(hash.equals(await keyedHash("edit-link", "203.0.113.7"))).toBe(false);
});

test("a sealed value opens for its purpose only, unchanged, and as long as its secret is known", async () => {
	const [old, fresh] = ["o".repeat(40), "n".repeat(40)];
	overrideEnv({ SESSION_SECRET: [old] });
	const sealed = await seal("app", "Grüße 7");
	expect(await seal("app", "Grüße 7")).not.toBe(sealed);
	expect(await unseal("app", sealed)).toEqual({ value: "Grüße 7", isNewest: true });
	expect(await unseal("other", sealed)).toBeNull();
	const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");
	for (const wrong of [changed, "sealed.", "sealed.AAAA", sealed.slice(0, 30)])
		expect(await unseal("app", wrong), wrong).toBeNull();
	expect(await unseal("app", "from before")).toEqual({ value: "from before", isNewest: false });

	overrideEnv({ SESSION_SECRET: [fresh, old] });
	expect(await unseal("app", sealed)).toEqual({ value: "Grüße 7", isNewest: false });
	overrideEnv({ SESSION_SECRET: [fresh] });
	expect(await unseal("app", sealed)).toBeNull();
});
