import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { overrideEnv } from "./env.server.ts";
import { keyedHash, sessionSecret } from "./secrets.server.ts";

const database = useTestDatabase();
afterEach(() => overrideEnv({ SESSION_SECRET: undefined }));

test("processes that start together agree on one secret, which stays", async () => {
	const script = `
		const { sessionSecret } = await import("#app/platform/secrets.server.ts");
		process.stdout.write(await sessionSecret());
		process.exit(0);`;
	const run = () =>
		promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
			env: { ...process.env, DATABASE_URL: database.url, SESSION_SECRET: "" },
		});
	const secrets = (await Promise.all([run(), run()])).map(({ stdout }) => stdout);
	expect(new Set([...secrets, await sessionSecret()]).size).toBe(1);
	expect(secrets[0]?.length).toBeGreaterThan(60);
});

test("the operator's secret wins", async () => {
	overrideEnv({ SESSION_SECRET: "s".repeat(40) });
	expect(await sessionSecret()).toBe("s".repeat(40));
});

test("a hash recognizes a value, for one purpose only", async () => {
	const hash = await keyedHash("reporter", "203.0.113.7");
	expect(hash).toHaveLength(32);
	expect(hash.equals(await keyedHash("reporter", "203.0.113.7"))).toBe(true);
	expect(hash.equals(await keyedHash("reporter", "203.0.113.8"))).toBe(false);
	expect(hash.equals(await keyedHash("edit-link", "203.0.113.7"))).toBe(false);
});
