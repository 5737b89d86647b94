import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { deliveries, intakeFiles, leadMessages, leadNotes, leads, staff } from "#db/schema.ts";
import { enterOffice, siteDatabase, siteDataFolder } from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, expectAccessible, expectToFit, test } from "#tests/support/page.ts";

const HOUR = 3_600_000;
let n = 0;
const unique = (name: string) => `${name}${process.pid}x${Date.now()}x${n++}`;

test("the inbox shows each lead with its clock, and filters by kind, status and text", async ({ page }) => {
	await using site = await siteDatabase();
	const family = unique("Inbox");
	const now = Date.now();
	const add = (firstName: string, values: Parameters<typeof addLead>[1]) =>
		addLead(site.db, { firstName, lastName: family, ...values });
	await add("Late", { createdAt: new Date(now - 9 * HOUR), dueAt: new Date(now - HOUR) });
	await add("Soon", {
		kind: "order",
		createdAt: new Date(now - 30 * HOUR),
		dueAt: new Date(now + HOUR / 10),
	});
	await add("Calm", { kind: "intake", dueAt: new Date(now + 90 * HOUR) });
	await add("Done", { status: "contacted", answeredAt: new Date() });
	await add("Robot", { suspectedSpam: true });

	await enterOffice(page, "/admin/leads");
	await page.getByRole("searchbox", { name: "Text" }).fill(family);
	await page.getByRole("button", { name: "Filter" }).click();
	const row = (name: string) => page.getByRole("row", { name: new RegExp(`${name} ${family}`) });
	await expect(row("Late")).toContainText("Overdue");
	await expect(row("Soon")).toContainText("Due soon");
	await expect(row("Calm")).toContainText("On time");
	await expect(row("Done")).toContainText("Answered");
	await expect(row("Robot")).toHaveCount(0);

	await page.getByLabel("Type").selectOption("intake");
	await expect(row("Late")).toHaveCount(0);
	await expect(row("Calm")).toBeVisible();
	await page.getByLabel("Type").selectOption("");
	await page.getByLabel("Status").selectOption("contacted");
	await expect(row("Done")).toBeVisible();
	await expect(row("Calm")).toHaveCount(0);
	await page.getByLabel("Status").selectOption("");
	await page.getByLabel("Response").selectOption("overdue");
	await expect(row("Late")).toBeVisible();
	await expect(row("Done")).toHaveCount(0);
	await page.getByRole("searchbox", { name: "Text" }).fill("nobody is called this");
	await page.getByRole("button", { name: "Filter" }).click();
	await expect(page.getByText("No leads match your filter.")).toBeVisible();
	expect(page.problems).toEqual([]);
});

test("on a phone, each lead of the list can be called and found on the map", async ({ page }) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db, { lastName: unique("Truck"), address: "12 Ridge Road, Altadena" });
	await page.setViewportSize({ width: 390, height: 844 });
	await enterOffice(page, `/admin/leads?q=${lead.lastName}`);
	const row = page.getByRole("row", { name: new RegExp(lead.lastName) });
	await expect(row.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+12135550177");
	await expect(row.getByRole("link", { name: "Open map" })).toHaveAttribute(
		"href",
		/query=12%20Ridge%20Road%2C%20Altadena$/,
	);
});

test("a lead is moved on, gets a note, and links to call and mail", async ({ page, browser }) => {
	await using site = await siteDatabase();
	const address = `12 "Ridge" Rd #4 & 5?x=1, Cañón <b>Alto</b>, CA 91001 + 100%`;
	const lead = await addLead(site.db, { lastName: unique("Worked"), message: "Two lines\nof text", address });
	await enterOffice(page, `/admin/leads/${lead.id}`);
	await expect(page.getByRole("link", { name: `Call ${lead.phone}` })).toHaveAttribute(
		"href",
		"tel:+12135550177",
	);
	await expect(page.getByRole("link", { name: lead.email })).toHaveAttribute("href", `mailto:${lead.email}`);
	const map = page.getByRole("link", { name: "Open map" });
	const target = new URL((await map.getAttribute("href")) ?? "");
	expect(target.origin + target.pathname).toBe("https://www.google.com/maps/search/");
	expect(Object.fromEntries(target.searchParams)).toEqual({ api: "1", query: address });
	// The map must not learn which lead it was opened from.
	await expect(map).toHaveAttribute("rel", "noreferrer");

	const other = await (await browser.newContext()).newPage();
	await enterOffice(other, `/admin/leads/${lead.id}`);
	await page.getByLabel("Move to").selectOption("scheduled");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Lead marked as scheduled")).toBeVisible();
	await expect(page.getByText("Answered")).toBeVisible();
	await other.getByLabel("Move to").selectOption("lost");
	await other.getByRole("button", { name: "Save" }).click();
	await expect(other.getByRole("alert")).toContainText("Someone else changed this lead");
	await expect(other.getByLabel("Move to")).toHaveValue("scheduled");

	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByText("Write a note first.")).toBeVisible();
	await page.getByLabel("New note").fill("Visit on Thursday <b>morning</b>");
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(
		page.getByRole("listitem").filter({ hasText: "Visit on Thursday <b>morning</b>" }),
	).toContainText(/Admin [0-9A-F]{6}/);
	await expect(page.getByLabel("New note")).toHaveValue("");
	await page.getByRole("link", { name: "History" }).click();
	await expect(page.getByRole("row", { name: /moved from new to scheduled/ })).toBeVisible();
});

test("what is typed into a note outlives a lost connection and a colleague's note", async ({
	page,
	context,
}) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db);
	await enterOffice(page, `/admin/leads/${lead.id}`);
	await page.getByLabel("New note").fill("Written in a tunnel");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByRole("alert")).toContainText("Everything you typed is still here");
	await context.setOffline(false);
	await page.reload();
	await expect(page.getByLabel("New note")).toHaveValue("Written in a tunnel");
	await site.db.insert(leadNotes).values({ leadId: lead.id, text: "A colleague's", author: "Admin 000000" });
	await page.getByLabel("Move to").selectOption("contacted");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("A colleague's")).toBeVisible();
	await expect(page.getByLabel("New note")).toHaveValue("Written in a tunnel");
	await page.getByRole("button", { name: "Add note" }).dblclick();
	await expect(page.getByText("Note added")).toBeVisible();
	await page.reload();
	await expect(page.getByText("Written in a tunnel")).toHaveCount(1);
});

test("a failed mail is sent again from the lead", async ({ page }) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db);
	await site.db.insert(deliveries).values([
		{
			leadId: lead.id,
			channel: "mail",
			purpose: "lead-confirmation",
			recipient: `${unique("again")}@hillside.example`,
			subject: "We have your request",
			bodyText: "Hello",
			status: "failed",
			lastError: "the mail server was on fire",
		},
		{
			leadId: lead.id,
			channel: "sms",
			purpose: "lead-confirmation",
			recipient: "+12135550177",
			bodyText: "Hello",
			status: "not_configured",
		},
	]);
	await enterOffice(page, `/admin/leads/${lead.id}`);
	await expect(page.getByText("Not configured")).toBeVisible();
	await expect(page.getByText("the mail server was on fire")).toBeVisible();
	await page.getByRole("button", { name: "Send again" }).click();
	await expect(page.getByText("We're sending the message again")).toBeVisible();
	await expect(async () => {
		await page.reload();
		await expect(page.getByText("Sent", { exact: true })).toBeVisible({ timeout: 1_000 });
	}).toPass();
});

// @disk: writes a file to the local upload folder; a fleet uses a bucket.
test("intake answers and files: downloaded under their own name, never opened in the site @disk", async ({
	page,
}) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db, {
		kind: "intake",
		details: { hasPool: true, homeSquareFootage: 3200 },
	});
	const storageKey = `intake/${unique("key")}`;
	const path = join(siteDataFolder, "uploads", storageKey);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, "<script>alert(1)</script>");
	const [file] = await site.db
		.insert(intakeFiles)
		.values({
			leadId: lead.id,
			field: "sitePhotos",
			storageKey,
			fileName: "Dachplan Süd.html",
			contentType: "text/html",
			bytes: 25,
		})
		.returning();
	await enterOffice(page, `/admin/leads/${lead.id}`);
	await expect(page.getByText("3,200").or(page.getByText("3200")).first()).toBeVisible();
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Dachplan Süd.html" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("Dachplan Süd.html");
	expect(await readFile(await download.path(), "utf8")).toBe("<script>alert(1)</script>");
	const headers = (await page.request.get(`/admin/files/${file?.id}`)).headers();
	expect(headers["content-disposition"]).toMatch(/^attachment;/);
	expect(headers["content-type"]).toBe("text/html");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["content-security-policy"]).toContain("sandbox");
	expect(headers["cache-control"]).toBe("no-store");
});

test("the export is a CSV file of the filter, and no formula survives in it", async ({ page }) => {
	await using site = await siteDatabase();
	const topic = unique("Export");
	await addLead(site.db, { topic, firstName: "=1+1", lastName: "Formula" });
	await addLead(site.db, { topic, firstName: "Ana", lastName: 'said "hi", twice' });
	await enterOffice(page, `/admin/leads?q=${topic}`);
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Export CSV" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^ringline-leads-\d{4}-\d\d-\d\d\.csv$/);
	const csv = await readFile(await download.path(), "utf8");
	expect(csv.trim().split("\r\n")).toHaveLength(3);
	expect(csv).toContain(`"'=1+1"`);
	expect(csv).toContain('"said ""hi"", twice"');
});

test("'Not spam' brings a lead into the inbox with its mails, and a listing to the public", async ({
	page,
}) => {
	await using site = await siteDatabase();
	const family = unique("Human");
	const title = unique("Held listing");
	const lead = await addLead(site.db, {
		lastName: family,
		suspectedSpam: true,
		spamReason: "Filled in 2 seconds",
	});
	await addListing(site.db, { title, held: true, heldReason: "Many links" });
	await enterOffice(page, "/admin/spam");
	const suspect = page.getByRole("listitem").filter({ hasText: family });
	await expect(suspect).toContainText("Filled in 2 seconds");
	await suspect.getByRole("button", { name: "Not spam" }).click();
	await expect(page.getByText("The lead is in the inbox, and its emails are on the way")).toBeVisible();
	await expect(suspect).toHaveCount(0);
	const held = page.getByRole("article", { name: title });
	await expect(held).toContainText("Many links");
	await held.getByRole("button", { name: "Not spam" }).click();
	await expect(held).toHaveCount(0);
	await page.goto(`/admin/leads/${lead.id}`);
	await expect(page.getByRole("button", { name: "Send again" })).toHaveCount(2);
	await page.goto(`/admin?tab=all-products&q=${encodeURIComponent(title)}`);
	await expect(page.getByRole("article", { name: title }).getByText("Public", { exact: true })).toBeVisible();
});

test("a wave of spam hides nothing: older suspects are a page further", async ({ page }) => {
	await using site = await siteDatabase();
	const family = unique("Wave");
	for (let i = 0; i < 31; i++)
		await addLead(site.db, {
			firstName: i === 0 ? "First" : "Later",
			lastName: family,
			suspectedSpam: true,
			createdAt: new Date(Date.now() - (i === 0 ? 2 : 1) * HOUR),
		});
	await enterOffice(page, "/admin/spam");
	await expect(page.getByText(`Later ${family}`).first()).toBeVisible();
	await page.getByRole("link", { name: "Older leads" }).click();
	await page.getByRole("link", { name: `First ${family}` }).click();
	await expect(page.getByRole("heading", { name: `First ${family}`, level: 1 })).toBeVisible();
	await page.getByRole("button", { name: "Not spam" }).click();
	await expect(page.getByText("The lead is in the inbox, and its emails are on the way")).toBeVisible();
	await expect(page.getByRole("heading", { name: `First ${family}`, level: 1 })).toBeVisible();
	await expect(page.getByRole("button", { name: "Not spam" })).toHaveCount(0);
});

test("ids that do not exist are not found, and say so", async ({ page }) => {
	await enterOffice(page);
	for (const address of [
		"/admin/leads/00000000-0000-4000-8000-000000000000",
		"/admin/leads/nonsense",
		"/admin/files/00000000-0000-4000-8000-000000000000",
		"/admin/files/..%2f..%2fetc",
	])
		expect((await page.request.get(address)).status(), address).toBe(404);
	const moved = await page.request.post("/admin/leads/nonsense", { form: { status: "won", from: "new" } });
	expect(moved.status()).toBe(404);
});

test("every page of the office fits a phone, a tablet and a desk, and is accessible", async ({ page }) => {
	test.slow(); // Seven pages at three widths, each checked by axe.
	await using site = await siteDatabase();
	const lead = await addLead(site.db, {
		email: "a-very-long-address-of-a-homeowner@hillside-estates.example",
		message: "unbroken".repeat(40),
		details: { note: "y".repeat(200) },
	});
	await site.db.insert(deliveries).values({
		leadId: lead.id,
		channel: "mail",
		purpose: "lead-company",
		recipient: "a-very-long-address-of-the-office@ringline.example",
		bodyText: "x",
		status: "failed",
		lastError: "z".repeat(200),
	});
	await enterOffice(page, "/admin/overview");
	await expect(page.getByRole("img", { name: /listings in the last 30 days/ })).toBeVisible();
	for (const address of [
		"/admin/overview",
		"/admin/leads",
		`/admin/leads/${lead.id}`,
		"/admin/spam",
		"/admin/audit",
		"/admin/templates",
		"/admin/staff",
	]) {
		await page.goto(address);
		await expectToFit(page);
		await expectAccessible(page, ".office");
	}
	expect(page.problems).toEqual([]);
});

test("the office answers from the panel; the person replies with a photo through the link", async ({
	page,
	browser,
}) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db, {
		lastName: unique("Asked"),
		email: `${unique("asked")}@hill.example`,
	});
	await enterOffice(page, `/admin/leads/${lead.id}`);
	const answer = page.getByLabel("Reply by email");
	await answer.fill("Hi from the office.");
	await page.getByRole("link", { name: "Send photos" }).click();
	await expect(answer).toHaveValue(/^Hi from the office\.\n\n[\s\S]*we'd like to see a few photos/);
	// A colleague replies and takes the lead in the meantime. What is typed stays, and theirs is not overwritten unseen.
	await site.db
		.insert(leadMessages)
		.values({ leadId: lead.id, author: "Ann", text: "We'll call on Monday." });
	const [ann] = await site.db
		.insert(staff)
		.values({ name: unique("Ann"), role: "office", state: "active" })
		.returning();
	await page.getByLabel("Next action").fill("Look at the photo");
	await page.getByLabel("Due").fill("2026-12-01");
	const plan = page.locator("form", { has: page.getByLabel("Next action") });
	await site.db.update(leads).set({ assignedTo: ann?.id }).where(eq(leads.id, lead.id));
	await plan.getByRole("button", { name: "Update" }).click();
	await expect(plan.getByRole("alert")).toContainText(`It's now assigned to ${ann?.name}`);
	await expect(page.getByLabel("Next action")).toHaveValue("Look at the photo");
	await expect(page.getByText("We'll call on Monday.")).toBeVisible();
	await expect(answer).toHaveValue(/^Hi from the office/);
	await answer.fill("Please send us a photo of the eaves.");
	await page.getByRole("button", { name: "Send reply" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "photo of the eaves" })).toBeVisible();
	await expect(answer).toHaveValue("");

	await page.getByLabel("Next action").fill("Look at the photo");
	await page.getByLabel("Due").fill("2026-12-01");
	await plan.getByRole("button", { name: "Update" }).click();
	await expect(page.getByText("Next action saved")).toBeVisible();

	const mail = await mailTo(lead.email, lead.reference);
	const link = /\/request\/\S+/.exec(mail.text ?? "")?.[0] ?? "";
	const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	await theirs.goto(link);
	await expect(theirs.getByText("Please send us a photo of the eaves.")).toBeVisible();
	await theirs.getByLabel("Message").fill("Here it is.");
	await theirs.getByLabel("Photos or plans").setInputFiles({
		name: "eaves.jpg",
		mimeType: "image/jpeg",
		buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: "#4a6b4f" } })
			.jpeg()
			.toBuffer(),
	});
	await theirs.getByRole("button", { name: "Send" }).click();
	await expect(theirs.getByText("Sent to our office")).toBeVisible();
	await theirs.context().close();
	await page.goto(link);
	await expectAccessible(page);
	await page.goBack();

	await page.reload();
	await expect(page.getByText("Here it is.")).toBeVisible();
	await expect(page.getByRole("link", { name: "eaves.jpg" })).toBeVisible();
	await expect(page.locator("img[src*='?small']")).toHaveJSProperty("naturalWidth", 192);
	await page.getByRole("link", { name: "Everything from this person" }).click();
	await expect(page.getByRole("row", { name: new RegExp(lead.lastName) })).toContainText("Look at the photo");
	await expectAccessible(page);
	expect(page.problems.filter((problem) => !problem.includes("409"))).toEqual([]);
});

test("a slip of the finger doesn't delete somebody's data", async ({ page }) => {
	await using site = await siteDatabase();
	const email = `${unique("erase")}@hill.example`;
	const consultation = await addLead(site.db, { email });
	const request = await addLead(site.db, { email, topic: "Privacy request: Delete my data" });
	await enterOffice(page, `/admin/leads/${request.id}`);
	const erase = page.getByRole("button", { name: "Delete their data" });
	await erase.click();
	expect(await site.db.$count(leads, eq(leads.id, consultation.id))).toBe(1);
	await page.getByLabel("They asked us to delete it").check();
	await erase.click();
	await expect.poll(() => site.db.$count(leads, eq(leads.id, consultation.id))).toBe(0);
	expect(await site.db.$count(leads, eq(leads.id, request.id))).toBe(1);
	await expectAccessible(page);
});
