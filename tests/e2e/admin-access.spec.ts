// Without the password nothing of the admin panel is visible: every route, every method, every damaged cookie.
import { request as httpRequest } from "node:http";
import { eq, sql } from "drizzle-orm";
import { adminSessions } from "#db/schema.ts";
import {
	enterByGate,
	enterOffice,
	OFFICE_PASSWORD,
	panelReady,
	siteDatabase,
} from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { expect, open, test } from "#tests/support/page.ts";
import { everyRoute } from "#tests/support/routes.ts";

const SOME_ID = "00000000-0000-4000-8000-000000000000";

function officeAddresses(): string[] {
	return everyRoute()
		.filter((path) => path === "/admin" || path.startsWith("/admin/"))
		.map((path) => path.replace(/:\w+/g, SOME_ID));
}

test("every address below /admin leads a stranger to the gate, however it is asked", async ({ request }) => {
	const addresses = officeAddresses();
	expect(addresses.length).toBeGreaterThan(10);
	for (const address of addresses.filter((one) => one !== "/admin")) {
		for (const ask of [
			() => request.get(address, { maxRedirects: 0 }),
			() => request.post(address, { maxRedirects: 0, form: { intent: "delete", item: `${SOME_ID}:1` } }),
			() => request.fetch(address, { method: "DELETE", maxRedirects: 0 }),
		]) {
			const response = await ask();
			expect([303, 307], `${address} ${response.status()}`).toContain(response.status());
			expect(response.headers().location).toMatch(/^\/admin(\?to=|$)/);
			expect(response.headers()["cache-control"]).toBe("no-store");
			expect(await response.text(), address).toBe("");
		}
		// Like the router's own requests: a redirect as data, and nothing else.
		const data = await request.get(`${address}.data`, { maxRedirects: 0 });
		expect([202, 303, 404], `${address}.data`).toContain(data.status());
		expect(await data.text()).not.toContain("@");
	}
});

test("the gate sends nothing of the panel, neither data nor code", async ({ page }) => {
	await using site = await siteDatabase();
	await addListing(site.db, { title: "Nobody sees this before unlock", flagged: true });
	const scripts: string[] = [];
	page.on("response", async (response) => {
		if (response.url().includes("/assets/") && response.url().endsWith(".js"))
			scripts.push(await response.text().catch(() => ""));
	});
	await open(page, "/admin");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(await page.content()).not.toContain("Nobody sees this");
	expect(scripts.length).toBeGreaterThan(0);
	for (const words of ["Marketplace Admin Panel", "Already Flagged", "permanently deleted", "Suspected spam"])
		for (const code of scripts) expect(code).not.toContain(words);
});

test("a wrong password is refused with a toast, the right one opens, 'Sign out' closes", async ({ page }) => {
	await open(page, "/admin");
	await page.getByLabel("Password").fill("not-the-password");
	await page.getByLabel("Password").press("Enter");
	const toast = page.getByRole("alert").filter({ hasText: "Access Denied" });
	await expect(toast).toContainText("Invalid password");
	// By the field too: the toast goes, this stays.
	await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText("That password is wrong.")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();

	await page.getByLabel("Password").fill(OFFICE_PASSWORD);
	await page.getByRole("button", { name: "Unlock" }).click();
	await expect(page.getByRole("heading", { name: "Marketplace Admin Panel" })).toBeVisible();
	const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes("admin"));
	expect(cookie).toMatchObject({ httpOnly: true, expires: -1 });

	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	await page.goto("/admin/leads");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	// A stolen old cookie gives no access.
	if (cookie) await page.context().addCookies([cookie]);
	await page.goto("/admin/leads");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
});

test("the gate leads on to the page that was asked for, and never to another site", async ({
	page,
	browser,
}) => {
	await page.goto("/admin/leads?kind=order");
	await enterByGate(page, page.url());
	await expect(page).toHaveURL(/\/admin\/leads\?kind=order$/);
	const stranger = await (await browser.newContext()).newPage();
	await enterByGate(stranger, "/admin?to=https://elsewhere.example/admin");
	await expect(stranger).toHaveURL(/^http:\/\/localhost:\d+\/admin$/);
});

test("a forged and an expired cookie open nothing", async ({ page }) => {
	await enterOffice(page);
	const cookies = (await page.context().cookies()).filter(({ name }) => name.includes("admin"));
	await page
		.context()
		.addCookies(cookies.map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -3)}abc` })));
	await page.goto("/admin/overview");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();

	await page.context().clearCookies();
	await enterOffice(page, "/admin/audit");
	await using site = await siteDatabase();
	const who = await page
		.getByText(/^Admin [0-9A-F]{6}$/)
		.first()
		.textContent();
	await site.db
		.update(adminSessions)
		.set({ expiresAt: sql`now()` })
		.where(eq(adminSessions.label, who ?? ""));
	await page.goto("/admin/overview");
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
});

test("a session that ends under an open panel leads to the gate, and nothing is done", async ({ page }) => {
	await using site = await siteDatabase();
	const title = `Session end ${Date.now()}`;
	const listing = await addListing(site.db, { title });
	await enterOffice(page, `/admin?tab=all-products&q=${encodeURIComponent(title)}`);
	await panelReady(page);
	await page.context().clearCookies();
	await page.getByRole("article", { name: title }).getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("heading", { name: "Admin Access Required" })).toBeVisible();
	const still = await site.db.query.listings.findFirst({ where: (row) => eq(row.id, listing.id) });
	expect(still?.deletedAt).toBeNull();
});

for (const scripts of [true, false])
	test(`a note typed while the session ends is kept once the gate is open again, ${scripts ? "with" : "without"} scripts`, async ({
		browser,
		baseURL,
	}) => {
		await using site = await siteDatabase();
		const lead = await addLead(site.db);
		const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL });
		const page = await context.newPage();
		if (scripts) await enterOffice(page, `/admin/leads/${lead.id}`);
		else {
			await page.goto(`/admin/leads/${lead.id}`);
			await page.getByLabel("Password").fill(OFFICE_PASSWORD);
			await page.getByLabel("Password").press("Enter");
		}
		await page.getByLabel("New note").fill("Two lines\nof <thoughts>");
		await context.clearCookies();
		await page.getByRole("button", { name: "Add note" }).click();
		await expect(page.getByText("Your session has ended")).toBeVisible();
		expect(
			await site.db.query.leadNotes.findFirst({ where: (note) => eq(note.leadId, lead.id) }),
		).toBeUndefined();
		await page.getByLabel("Password").fill("not-the-password");
		await page.getByLabel("Password").press("Enter");
		await expect(page.getByText("Invalid password")).toBeVisible();
		await page.getByLabel("Password").fill(OFFICE_PASSWORD);
		await page.getByLabel("Password").press("Enter");
		await expect(page.getByText("Note added")).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.id}$`));
		await expect(page.getByRole("listitem").filter({ hasText: "of <thoughts>" })).toHaveCount(1);
		await expect(page.getByLabel("New note")).toHaveValue("");
		await context.close();
	});

test("guessing is slowed down per network, and says how long to wait", async ({ baseURL }) => {
	const guess = (password: string) => postFrom("127.0.0.77", `${baseURL}/admin`, { password });
	for (let n = 0; n < 5; n++) expect((await guess(`guess-${n}`)).status).toBe(401);
	const refused = await guess(OFFICE_PASSWORD);
	expect(refused.status).toBe(429);
	expect(Number(refused.retryAfter)).toBeGreaterThan(0);
	expect(refused.cookie).toBeUndefined();
	expect(refused.body).toContain("Too many attempts");
});

test("a post from another site is refused, even with the cookie", async ({ page }) => {
	await enterOffice(page);
	const response = await page.request.post("/admin/moderate", {
		headers: { "Sec-Fetch-Site": "cross-site" },
		form: { intent: "delete" },
	});
	expect(response.status()).toBe(403);
});

/** From another local address, so that the other tests' network keeps its attempts. */
function postFrom(localAddress: string, url: string, fields: Record<string, string>) {
	const { hostname, port, pathname } = new URL(url);
	const body = new URLSearchParams(fields).toString();
	return new Promise<{
		status: number | undefined;
		retryAfter: string | undefined;
		cookie: string[] | undefined;
		body: string;
	}>((resolve, reject) => {
		const request = httpRequest(
			{
				host: hostname === "localhost" ? "127.0.0.1" : hostname,
				port,
				path: pathname,
				method: "POST",
				localAddress,
				headers: { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length },
			},
			(response) => {
				let text = "";
				response.on("data", (chunk) => {
					text += chunk;
				});
				response.on("end", () =>
					resolve({
						status: response.statusCode,
						retryAfter: response.headers["retry-after"],
						cookie: response.headers["set-cookie"],
						body: text,
					}),
				);
			},
		);
		request.on("error", reject);
		request.end(body);
	});
}

test("on a phone the menu shows where you are, also at its far end", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await enterOffice(page, "/admin/audit");
	const menu = page.getByRole("navigation", { name: "Office" });
	await expect(menu.getByRole("link", { name: "Audit log" })).toBeInViewport({ ratio: 1 });
	await page.goto("/admin/overview");
	await expect(menu.getByRole("link", { name: "Overview" })).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
