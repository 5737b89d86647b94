// Webhooks, insight and health in the panel, as the owner sees them.
import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { messageThreads, missedSearches } from "#db/schema.ts";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { expect, expectAccessible, expectToFit, test } from "#tests/support/page.ts";
import { WebhookReceiver } from "#tests/support/webhook-receiver.ts";

test("an endpoint is added, gets a new lead, and its event can be sent again", async ({ page, request }) => {
	const receiver = new WebhookReceiver();
	await receiver.start();
	try {
		await enterOffice(page, "/admin/webhooks");
		await page.getByLabel("URL").fill("https://169.254.169.254/latest");
		await page.getByRole("button", { name: "Add endpoint" }).click();
		await expect(page.getByText("isn't on the public internet")).toBeVisible();
		await expect(page.getByLabel("URL")).toHaveValue("https://169.254.169.254/latest");

		await page.getByLabel("URL").fill(receiver.url);
		await page.getByRole("button", { name: "Add endpoint" }).click();
		const secret = await page.locator("code", { hasText: "whsec_" }).textContent();
		await expectAccessible(page);

		const name = `Hook${Date.now()}`;
		const sent = await request.post("/contact", {
			form: {
				firstName: name,
				lastName: "Marsh",
				email: `${name}@hillside.example`,
				phone: "(213) 555-0177",
				address: "12 Oak Lane, Altadena",
				message: "Two acres.",
				fillTime: "9000",
			},
			headers: { referer: `${new URL(page.url()).origin}/about?utm_campaign=${name}` },
		});
		expect(sent.ok()).toBe(true);
		const ours = () => receiver.accepted.filter(({ body }) => body.includes(`${name}@`));
		await expect.poll(() => ours().length, { timeout: 30_000 }).toBe(1);
		const [first] = ours();
		const headers = first?.headers as Record<string, string>;
		expect(new Webhook(secret ?? "").verify(first?.body ?? "", headers)).toMatchObject({
			type: "lead.created",
			data: { firstName: name },
		});

		await page.goto("/admin/webhooks");
		await expect(page.getByText(secret ?? "none")).toHaveCount(0);
		const row = page.getByRole("listitem").filter({ hasText: headers["webhook-id"] ?? "none" });
		await row.getByRole("button", { name: "Send again" }).click();
		await expect(page.getByText("We're sending the event again")).toBeVisible();
		await expect.poll(() => ours().length, { timeout: 30_000 }).toBe(2);
		expect(ours()[1]?.headers["webhook-id"]).toBe(headers["webhook-id"]);
		await expectToFit(page);

		await page.goto("/admin/insight");
		await expect(page.getByRole("rowheader", { name: new RegExp(name) })).toBeVisible();

		await page.goto("/admin/webhooks");
		const endpoint = page
			.getByRole("listitem")
			.filter({ hasText: receiver.url })
			.filter({ hasText: "New secret" });
		await endpoint.getByText("Delete", { exact: true }).click();
		await endpoint.getByRole("button", { name: "Delete endpoint" }).click();
		await expect(page.getByText("Endpoint and log deleted")).toBeVisible();
		await expect(endpoint).toHaveCount(0);
	} finally {
		await receiver.stop();
	}
});

test("insight and health fit every screen, and screen readers get the numbers", async ({ page }) => {
	await using site = await siteDatabase();
	await addLead(site.db, { topic: "Callback", sourcePage: "/shop", answeredAt: new Date() });
	await enterOffice(page, "/admin/insight");
	await expect(page.getByRole("heading", { name: "Do we respond on time?" })).toBeVisible();
	await expect(page.getByRole("table").first()).toContainText("On time");
	await expectAccessible(page);
	await expectToFit(page);
	const csv = await page.request.get("/admin/insight.csv?table=promises");
	expect(await csv.text()).toContain("Week of,Leads,On time");
	expect((await page.request.get("/admin/insight.csv?table=nothing")).status()).toBe(404);
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "JSON of responses by week" }).click();
	expect((await downloading).suggestedFilename()).toMatch(/^ringline-insight-promises-.*\.json$/);

	await page.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Health" }).click();
	await expect(page.getByRole("heading", { name: "Last backup" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page);
	for (const [address, name] of [
		["/admin", "listings"],
		["/admin/spam", "spam"],
		["/admin/visits", "visits"],
		["/admin/templates", "templates"],
		["/admin/audit", "audit"],
		["/admin/staff", "staff"],
	]) {
		await page.goto(address ?? "");
		await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
			"href",
			`/admin/${name}.csv`,
		);
	}
});

test("appeals and reported conversations each have their own files", async ({ page }) => {
	await using site = await siteDatabase();
	const title = `Appealed ${randomUUID().slice(0, 8)}`;
	const listing = await addListing(site.db, {
		title,
		flagged: true,
		appeal: "It's mine.",
		appealedAt: new Date(),
	});
	await site.db.insert(messageThreads).values({
		listingId: listing.id,
		buyerName: "Bo Buyer",
		buyerEmail: "bo@home.example",
		buyerTokenHash: randomBytes(32),
		sellerTokenHash: randomBytes(32),
		reportedAt: new Date(),
		reportReason: "scam",
		expiresAt: new Date(Date.now() + 86_400_000),
	});
	await enterOffice(page, "/admin/messages");
	await expectAccessible(page);
	await expectToFit(page);
	for (const [list, name] of [
		["appeals", "appeals"],
		["reported conversations", "messages"],
	]) {
		const downloading = page.waitForEvent("download");
		await page.getByRole("link", { name: `Export CSV of ${list}` }).click();
		expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^ringline-${name}-.*\\.csv$`));
	}
});

test("every search without results counts, also when the page comes from the cache", async ({ page }) => {
	const word = `unfindable${randomUUID()
		.replace(/[^a-f]/g, "")
		.slice(0, 12)}`;
	for (const path of ["/marketplace", "/marketplace", "/marketplace", "/shop", "/shop"])
		expect((await page.request.get(`${path}?q=${word}`)).headers()).not.toHaveProperty("x-missed-search");
	await page.request.head(`/shop?q=${word}`);
	await using site = await siteDatabase();
	const counted = async () =>
		(await site.db.select().from(missedSearches).where(eq(missedSearches.words, word)))
			.map(({ place, times }) => `${place} ${times}`)
			.sort();
	// They are stored every ten seconds.
	await expect.poll(counted, { timeout: 20_000 }).toEqual(["marketplace 3", "shop 2"]);
});
