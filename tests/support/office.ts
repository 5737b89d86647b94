// For browser tests of the admin panel: the database of the site under test, and ways to sign in.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "#db/schema.ts";
import { connectionOf } from "#server/postgres/embedded.ts";
import { hydrated } from "./page.ts";

export const OFFICE_PASSWORD = "journey-password-1";
export const siteDataFolder = join(tmpdir(), `ringline-e2e-${process.env.E2E_PORT}`);

type Database = NodePgDatabase<typeof schema>;

/** Closed by the caller: `await using site = await siteDatabase()`. */
export async function siteDatabase(): Promise<{ db: Database } & AsyncDisposable> {
	const connectionString = await connectionOf(siteDataFolder);
	if (!connectionString) throw new Error("The site under test has no database yet.");
	const pool = new pg.Pool({ connectionString, max: 2 });
	return { db: drizzle(pool, { schema }), [Symbol.asyncDispose]: () => pool.end() };
}

/** Signs in through the form, as a person does. */
export async function enterByGate(page: Page, address = "/admin"): Promise<void> {
	await page.goto(address);
	await hydrated(page);
	await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	await page.getByLabel("Password").press("Enter");
	await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** Signs in with a request, for tests about something else. */
export async function enterOffice(page: Page, address = "/admin"): Promise<void> {
	const answer = await page.request.post("/admin", {
		form: { password: OFFICE_PASSWORD },
		maxRedirects: 0,
	});
	expect(answer.status()).toBe(303);
	await page.goto(address);
	await hydrated(page);
}

/** Waits until the panel's code has loaded. */
export async function panelReady(page: Page): Promise<void> {
	await page.locator("[data-ready]").waitFor();
}
