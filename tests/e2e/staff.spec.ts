// People with their own keys: invitations, passkeys, password and code, roles, step-up.
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { panelRules, type Role, roles, ruleFor } from "#app/features/admin/roles.ts";
import { adminSessions, listings, staff } from "#db/schema.ts";
import { enterOffice, OFFICE_PASSWORD, panelReady, siteDatabase } from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, expectAccessible, expectToFit, hydrated, test } from "#tests/support/page.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { addPasskeyDevice, cookieOf, enterAs } from "#tests/support/staff.ts";

const SOME_ID = "00000000-0000-4000-8000-000000000000";
const unique = (name: string) => `${name}-${process.pid}-${Date.now()}@crew.example`;

async function linkTo(email: string): Promise<string> {
	const { text } = await mailTo(email, "office panel");
	const path = /\/invitation\?token=[\w-]+/.exec(text ?? "")?.[0];
	if (!path) throw new Error("The mail has no link.");
	return path;
}

test("invited by mail, somebody makes a passkey, signs out and comes back with it", async ({
	page,
	browser,
	baseURL,
}) => {
	const email = unique("ana.ruiz");
	await enterOffice(page, "/admin/staff");
	await page.getByLabel("Email").fill(email);
	await page.locator("[name=role]").selectOption("moderator");
	await page.getByRole("button", { name: "Send invitation" }).click();
	await expect(page.getByText(`We're emailing an invitation to ${email}`)).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Invited");
	await expectAccessible(page);

	const context = await browser.newContext({ baseURL });
	const own = await context.newPage();
	await addPasskeyDevice(own);
	const link = await linkTo(email);
	await own.goto(link);
	await hydrated(own);
	await expectAccessible(own);
	await own.getByLabel("Your name").fill("Ana Ruiz");
	await own.getByRole("button", { name: "Create a passkey" }).click();
	await expect(own.getByText("Save your recovery codes now")).toBeVisible();
	await expect(own.getByRole("listitem")).toHaveCount(10);
	await own.getByRole("link", { name: "Open the panel" }).click();
	await expect(own.getByRole("heading", { name: "Marketplace Admin Panel" })).toBeVisible();
	await expect(own.getByRole("navigation", { name: "Office" })).not.toContainText("Leads");

	await own.getByRole("button", { name: "Sign out" }).click();
	await expect(own.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await hydrated(own);
	await own.getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(own.getByRole("heading", { name: "Marketplace Admin Panel" })).toBeVisible();
	await own.goto("/admin/account");
	await expect(own.getByText("Ana Ruiz, moderator")).toBeVisible();
	await expect(own.getByRole("table", { name: "Your sessions" })).toContainText("with a passkey");

	// The link is used up.
	await own.goto(link);
	await expect(own.getByRole("heading", { name: "This link doesn't work anymore" })).toBeVisible();
	await context.close();
});

test("the owner adds a passkey to the shared account and uses it at the gate", async ({ page }) => {
	await addPasskeyDevice(page);
	await enterOffice(page, "/admin/account");
	await hydrated(page);
	const rows = page.getByRole("table", { name: "Passkeys" }).locator("tbody tr");
	const before = await rows.count();
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(rows).toHaveCount(before + 1);
	await page.getByRole("button", { name: "Sign out" }).click();
	await hydrated(page);
	await page.getByRole("button", { name: "Sign in with a passkey" }).click();
	await expect(page.getByRole("heading", { name: "Marketplace Admin Panel" })).toBeVisible();
	await page.goto("/admin/account");
	await expectAccessible(page);
	await hydrated(page);
	await page
		.getByRole("button", { name: /^Remove the passkey/ })
		.last()
		.click();
	await expect(page.getByText("Passkey removed")).toBeVisible();
	await expect(rows).toHaveCount(before);
});

test("without JavaScript: join with password and app, then sign in with both", async ({
	page,
	browser,
	baseURL,
}) => {
	const email = unique("otto");
	await enterOffice(page);
	const sent = await page.request.post("/admin/staff", {
		form: { intent: "invite", email, role: "office" },
		maxRedirects: 0,
	});
	expect(sent.status()).toBe(303);
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
	const own = await context.newPage();
	await own.goto(await linkTo(email));
	await own.getByLabel("Password").fill("Ringline-2026!");
	await own.getByRole("button", { name: "Continue with password" }).click();
	await expect(own.getByText("This is too easy to guess.")).toBeVisible();
	const password = "ladder quilt nineteen forks";
	await own.getByLabel("Password").fill(password);
	await own.getByRole("button", { name: "Continue with password" }).click();
	const secret = ((await own.locator("code").textContent()) ?? "").replaceAll(" ", "");
	const totp = new TOTP({ secret: Secret.fromBase32(secret) });
	await own.getByRole("textbox", { name: "Code" }).fill("000000");
	await own.getByRole("button", { name: "Finish" }).click();
	await expect(own.getByText("That code is wrong.")).toBeVisible();
	await own.getByRole("textbox", { name: "Code" }).fill(totp.generate());
	await own.getByRole("button", { name: "Finish" }).click();
	await expect(own.getByText("Save your recovery codes now")).toBeVisible();
	await own.getByRole("link", { name: "Open the panel" }).click();
	await own.getByRole("button", { name: "Sign out" }).click();

	await own.getByRole("link", { name: "Use your email and password" }).click();
	await own.getByLabel("Email").fill(email);
	await own.getByLabel("Password").fill("not the password");
	// The current code was used for joining, so the next one.
	const next = () => totp.generate({ timestamp: Date.now() + 30_000 });
	await own.getByRole("textbox", { name: "Code" }).fill(next());
	await own.getByRole("button", { name: "Unlock" }).click();
	await expect(own.getByText("Wrong email, password or code")).toBeVisible();
	await own.getByLabel("Email").fill(email);
	await own.getByLabel("Password").fill(password);
	await own.getByRole("textbox", { name: "Code" }).fill(next());
	await own.getByRole("button", { name: "Unlock" }).click();
	await expect(own.getByRole("link", { name: "Leads" })).toBeVisible();
	await expect(own.getByRole("link", { name: "Staff" })).toHaveCount(0);
	await context.close();
});

const isFile = (pattern: string) => /\.(csv|json)$/.test(pattern);

test("the table of roles names every address of the panel", () => {
	const addresses = everyRoute().filter((path) => path === "/admin" || path.startsWith("/admin/"));
	const pages = Object.keys(panelRules).filter((pattern) => !isFile(pattern));
	expect([...pages, "/admin/:list.csv", "/admin/:list.json"].sort()).toEqual(addresses.sort());
});

for (const role of roles)
	test(`every address and every action of the panel does for the ${role} what the table says`, async ({
		request,
		baseURL,
	}) => {
		await using site = await siteDatabase();
		for (const [pattern, rules] of Object.entries(panelRules)) {
			const address = pattern.replace(/:\w+/g, SOME_ID).replace("*", "no-photo");
			const { cookie } = await cookieOf(site.db, role);
			const headers = { Cookie: cookie, Origin: baseURL ?? "" };
			const expected = (rule: { roles: readonly Role[] }) => rule.roles.includes(role);
			for (const path of [
				address,
				...(pattern.endsWith(".csv") || pattern === "/admin" ? [] : [`${address}.data`]),
			]) {
				const seen = await request.get(path, { headers, maxRedirects: 0 });
				expect(seen.status() !== 403, `${role} GET ${path}: ${seen.status()}`).toBe(expected(rules.open));
				expect(seen.headers().location ?? "", path).not.toContain("/admin?to=");
			}
			for (const intent of [null, "an-unknown-intent", ...Object.keys(rules.intents ?? {})]) {
				if (pattern === "/admin/sign-out") continue;
				const form: Record<string, string> = intent ? { intent, thread: SOME_ID } : { note: "" };
				const sent = await request.post(address, { headers, form, maxRedirects: 0 });
				const rule = ruleFor(pattern, "POST", intent);
				expect(sent.status() !== 403, `${role} POST ${address} ${intent}: ${sent.status()}`).toBe(
					expected(rule),
				);
			}
		}
	});

test("a moderator sees listings under suspicion, but no leads there, nor in the audit log", async ({
	page,
	context,
	baseURL,
}) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db, { suspectedSpam: true, firstName: `Spammy${Date.now()}` });
	await enterAs(context, site.db, "moderator", baseURL ?? "");
	await page.goto("/admin/spam");
	await expect(page.getByRole("heading", { name: "Suspected spam", level: 1 })).toBeVisible();
	await expect(page.getByText(lead.firstName)).toHaveCount(0);
	await page.goto("/admin/audit");
	await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
	await expect(page.getByText("signed in with the shared password")).toHaveCount(0);
	const refused = await page.goto("/admin/leads");
	expect(refused?.status()).toBe(403);
	await expect(page.getByText("Your role in the office doesn't include it.")).toBeVisible();
});

test("an old sign-in is asked again before a deletion, which then happens", async ({ page }) => {
	await using site = await siteDatabase();
	const title = `Step up ${Date.now()}`;
	const listing = await addListing(site.db, { title });
	await enterOffice(page, `/admin?tab=all-products&q=${encodeURIComponent(title)}`);
	await panelReady(page);
	await ageConfirmation(page, site.db);
	await page.getByRole("article", { name: title }).getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
	const deletedAt = async () =>
		(await site.db.query.listings.findFirst({ where: () => eq(listings.id, listing.id) }))?.deletedAt;
	expect(await deletedAt()).toBeNull();
	await expectAccessible(page);
	await page.getByLabel("Password").fill("not-the-password");
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await expect(page.getByText("Invalid password")).toBeVisible();
	await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await expect(page.getByText("Product has been permanently deleted")).toBeVisible();
	expect(await deletedAt()).not.toBeNull();
});

test("an old sign-in is asked again before an export", async ({ page }) => {
	await using site = await siteDatabase();
	await addLead(site.db);
	await enterOffice(page, "/admin/leads");
	await ageConfirmation(page, site.db);
	await page.getByRole("link", { name: "Export CSV" }).click();
	await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
	await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	expect((await download).suggestedFilename()).toMatch(/^ringline-leads-.*\.csv$/);
});

test("every export asks an old sign-in again, and is a file after a new one", async ({
	request,
	baseURL,
}) => {
	await using site = await siteDatabase();
	const { cookie, staffId } = await cookieOf(site.db, "owner");
	const headers = { Cookie: cookie, Origin: baseURL ?? "" };
	const files = Object.keys(panelRules).filter(isFile);
	const confirmedAt = (moment: ReturnType<typeof sql>) =>
		site.db.update(adminSessions).set({ confirmedAt: moment }).where(eq(adminSessions.staffId, staffId));
	for (const file of files) {
		const address = `${file}?table=topics`;
		await confirmedAt(sql`now() - interval '16 minutes'`);
		const asked = await request.get(address, { headers, maxRedirects: 0 });
		expect(asked.headers().location, file).toContain("/admin?confirm=");
		await confirmedAt(sql`now()`);
		const sent = await request.get(address, { headers, maxRedirects: 0 });
		expect(sent.status(), file).toBe(200);
		expect(sent.headers()["content-disposition"], file).toMatch(/^attachment; filename="ringline-/);
		if (file.endsWith(".json")) expect(Array.isArray(await sent.json()), file).toBe(true);
		else expect(await sent.text(), file).toMatch(/^\uFEFF\w/);
	}
});

test("a moderator's file of the audit log has nothing about leads and staff", async ({
	request,
	baseURL,
}) => {
	await using site = await siteDatabase();
	const { cookie } = await cookieOf(site.db, "moderator");
	const headers = { Cookie: cookie, Origin: baseURL ?? "" };
	const entries = await (await request.get("/admin/audit.json", { headers })).json();
	expect(entries.filter(({ subjectKind }: { subjectKind: string }) => subjectKind !== "listing")).toEqual([]);
	for (const file of ["leads.csv", "readiness.json", "spam.json", "staff.csv", "webhooks.json"])
		expect((await request.get(`/admin/${file}`, { headers })).status(), file).toBe(403);
});

test("a file that the table does not name, or names in other letters, is for owners, who find nothing", async ({
	request,
	baseURL,
}) => {
	await using site = await siteDatabase();
	for (const [role, status] of [
		["office", 403],
		["owner", 404],
	] as const) {
		const { cookie } = await cookieOf(site.db, role);
		const headers = { Cookie: cookie, Origin: baseURL ?? "" };
		for (const file of ["secrets.csv", "LEADS.csv", "leads%2F.json", "$&.csv", "toString.json"])
			expect((await request.get(`/admin/${file}`, { headers })).status(), `${role} ${file}`).toBe(status);
	}
});

test("a session on another device ends with 'End'", async ({ page, context, browser, baseURL }) => {
	await using site = await siteDatabase();
	const { staffId } = await enterAs(context, site.db, "office", baseURL ?? "");
	const other = await browser.newContext({ baseURL });
	const { staffId: strangerId } = await enterAs(other, site.db, "office", baseURL ?? "");
	// The second device belongs to the same person.
	await site.db
		.update(adminSessions)
		.set({ staffId, device: "Safari on iPhone" })
		.where(eq(adminSessions.staffId, strangerId));
	const phone = await other.newPage();
	await phone.goto("/admin/leads");
	await expect(phone.getByRole("heading", { name: "Leads" })).toBeVisible();
	await page.goto("/admin/account");
	await hydrated(page);
	await expectToFit(page);
	await page.getByRole("button", { name: "End the session on Safari on iPhone" }).click();
	await expect(page.getByText("Session ended")).toBeVisible();
	await phone.goto("/admin/leads");
	await expect(phone.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await other.close();
	await site.db.update(staff).set({ state: "disabled" }).where(eq(staff.id, staffId));
	await page.goto("/admin/account");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
});

/** This page's session was signed in too long ago for deletions and exports. */
async function ageConfirmation(
	page: Page,
	db: Awaited<ReturnType<typeof siteDatabase>>["db"],
): Promise<void> {
	const cookie = (await page.context().cookies()).find(({ name }) => name === "ringline_admin");
	const [encoded = ""] = decodeURIComponent(cookie?.value ?? "").split(".");
	const token: string = JSON.parse(Buffer.from(encoded, "base64").toString());
	const aged = await db
		.update(adminSessions)
		.set({ confirmedAt: sql`now() - interval '16 minutes'` })
		.where(eq(adminSessions.tokenHash, createHash("sha256").update(token).digest()))
		.returning({ id: adminSessions.id });
	expect(aged).toHaveLength(1);
}
