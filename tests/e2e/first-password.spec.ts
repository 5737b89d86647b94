// The password that a new site prints on its first start, when its month is over.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { connectionOf } from "#server/postgres/embedded.ts";
import { expect, expectAccessible, open, test } from "#tests/support/page.ts";
import { endEverySite, startSite } from "#tests/support/site-process.ts";

let folder: string;
let address: string;
let printed: string;
test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "ringline-password-"));
	const site = startSite({ DATA_DIR: folder });
	address = await site.address();
	printed = /shown only this once: (\S+)/.exec(site.said())?.[1] ?? "none";
});
test.afterAll(async () => {
	await endEverySite();
	await rm(folder, { recursive: true, force: true });
});

async function endMonth(): Promise<void> {
	const client = new pg.Client({ connectionString: (await connectionOf(folder)) ?? undefined });
	await client.connect();
	await client.query(
		`update settings set value = jsonb_set(value, '{expiresAt}', '"2026-01-01T00:00:00.000Z"') where key = 'admin-password'`,
	);
	await client.end();
}

test("is good for choosing another one, and for nothing else", async ({ page }) => {
	await endMonth();
	await open(page, `${address}/admin`);
	const password = page.getByLabel("Password", { exact: true });
	const chosen = page.getByLabel("New password");
	const unlock = page.getByRole("button", { name: "Unlock" });
	await password.fill(printed);
	await unlock.click();
	await expect(page.getByText("Choose your own password")).toBeVisible();
	await expectAccessible(page);

	await password.fill(printed);
	await chosen.fill("Ringline-2026!");
	await unlock.click();
	await expect(page.getByText("This is too easy to guess.")).toBeVisible();

	await password.fill(printed);
	await chosen.fill("ladder quilt nineteen forks");
	await unlock.click();
	const signOut = page.getByRole("button", { name: "Sign out" });
	await expect(signOut).toBeVisible();

	await signOut.click();
	await password.fill(printed);
	await unlock.click();
	await expect(page.getByText("That password is wrong.")).toBeVisible();
	await password.fill("ladder quilt nineteen forks");
	await unlock.click();
	await expect(signOut).toBeVisible();
});
