import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { isAdminPassword, setAdminPassword } from "#app/features/admin/password.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { adminSessions, settings } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();
beforeAll(() => setAdminPassword("the-old-password"));

function run(typed: string) {
	return spawnSync(process.execPath, ["server/admin-password.ts"], {
		input: typed,
		encoding: "utf8",
		env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: "silent" },
	});
}

test("a new password takes the place of the old one, and everyone is signed out", async () => {
	await db()
		.insert(adminSessions)
		.values({ tokenHash: Buffer.from([1]), label: "Admin A", expiresAt: new Date(Date.now() + 1e6) });
	const { status, stdout, stderr } = run("a-new-password-1\n");
	expect(stderr).toBe("");
	expect(status).toBe(0);
	expect(stdout).not.toContain("a-new-password-1");
	expect(await isAdminPassword("a-new-password-1")).toBe(true);
	expect(await isAdminPassword("the-old-password")).toBe(false);
	expect(await db().select().from(adminSessions)).toEqual([]);
});

test("it is the way back in when the shared password was switched off", async () => {
	await db().insert(settings).values({ key: "admin-password-off", value: true });
	expect(await isAdminPassword("a-new-password-1")).toBe(false);
	expect(run("ladder quilt nineteen forks\n").status).toBe(0);
	expect(await isAdminPassword("ladder quilt nineteen forks")).toBe(true);
});

test("nothing typed: one is made up and shown once; too short or common: nothing changes", async () => {
	const made = /: (\S{16})$/m.exec(run("\n").stdout)?.[1] ?? "";
	expect(await isAdminPassword(made)).toBe(true);
	const short = run("short\n");
	expect(short.status).toBe(1);
	expect(short.stderr).toContain("at least 12 characters");
	const common = run("Ringline-2026!\n");
	expect(common.status).toBe(1);
	expect(common.stderr).toContain("too easy to guess");
	expect(await isAdminPassword(made)).toBe(true);
});
