// From a request to a booked visit, and on to the office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { visits } from "#db/schema.ts";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, expectAccessible, expectToFit, hydrated, open, test } from "#tests/support/page.ts";

const DAY = 86_400_000;

async function requestCallback(page: Page, email: string): Promise<void> {
	const values = {
		"First name": "Rosa",
		"Last name": "Whitfield",
		Email: email,
		Phone: "(213) 555-0177",
		Address: "12 Oak Lane, Altadena, CA 91001",
	};
	const form = page.locator("#contact form");
	for (const [label, value] of Object.entries(values))
		await form.getByRole("textbox", { name: label }).first().fill(value);
	await form.getByRole("button", { name: "Request my free consultation" }).click();
}

const newAddress = () => `visit-${randomUUID().slice(0, 8)}@hillside.example`;

/** Other tests book at the same time, so a slot may be gone; then one of those on the page is taken. */
async function pickAndBook(page: Page, index: number): Promise<void> {
	await page.getByRole("radio").nth(index).check();
	await page.getByRole("button", { name: "Book this time" }).click();
	const booked = page.getByRole("heading", { level: 1, name: "Your time is booked" });
	const taken = page.getByText("Someone just booked this time");
	await expect(booked.or(taken)).toBeVisible();
	if (await taken.isVisible()) return pickAndBook(page, 0);
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("after a request the page offers times; one is booked, moved and canceled", async ({ page }) => {
		const email = newAddress();
		await page.goto("/contact");
		await requestCallback(page, email);
		await expect(page.getByRole("heading", { level: 1, name: "Pick a time" })).toBeVisible();
		await expect(page.getByText(/We have your request RL-.* We'll call you by/)).toBeVisible();
		await pickAndBook(page, 7);
		await expect(page).toHaveURL(/\/visit\/[\w-]{46}$/);

		const booked = await mailTo(email, "Your phone call is booked");
		const file = booked.attachments.find(({ mimeType }) => mimeType.includes("calendar"));
		const content = file?.content;
		const ics = typeof content === "string" ? content : new TextDecoder().decode(content);
		expect(ics).toContain("METHOD:REQUEST");
		expect(booked.text).toContain(page.url().replace(/^https?:\/\/[^/]+/, ""));
		const download = await page.request.get(`${page.url()}.ics`);
		expect(download.headers()["content-type"]).toContain("text/calendar");

		await page.goto(/\/visit\/[\w-]+\?keep=[\w-]+/.exec(booked.text ?? "")?.[0] ?? "");
		await page.getByRole("button", { name: "Keep this time" }).click();
		await expect(page.getByText("Your time is yours")).toBeVisible();

		await page.getByText("Move it to another time").click();
		await page.getByRole("radio").nth(3).check();
		await page.getByRole("button", { name: "Move to this time" }).click();
		await expect(page.getByText(/Your new time is/)).toBeVisible();
		await mailTo(email, "has a new time");
		await page.getByText("Cancel it", { exact: true }).click();
		await page.getByRole("button", { name: "Cancel this phone call" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Canceled" })).toBeVisible();
		await mailTo(email, "is canceled");
		await page.getByRole("link", { name: "Pick a new time" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Pick a time" })).toBeVisible();
	});
});

test("the receipt and the mail lead to the same page, which fits a phone and has no barrier", async ({
	page,
}) => {
	const email = newAddress();
	await open(page, "/contact");
	await requestCallback(page, email);
	const link = page.getByRole("link", { name: "Pick another time" });
	const path = (await link.getAttribute("href")) ?? "";
	expect((await mailTo(email, "We received your request")).text).toContain(path);
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name: "Pick a time" })).toBeVisible();
	await page.getByRole("link", { name: "On-site assessment" }).click();
	await expect(page.getByText("Assessments start at $599.")).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectToFit(page);
	await pickAndBook(page, 2);
	await hydrated(page);
	await expect(page.getByRole("heading", { name: "Before we come" })).toBeVisible();
	const advice = "Unlock gates and the garage, and keep dogs inside.";
	await expect(page.getByRole("listitem").filter({ hasText: advice })).toBeVisible();
	const mail = await mailTo(email, "Your on-site assessment is booked");
	expect(mail.text).toContain(`- ${advice}`);
	await expect(page.getByText("Open our email to keep this time")).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page);
	// Opening the mail's link is all it takes.
	await open(page, /\/visit\/[\w-]+\?keep=[\w-]+/.exec(mail.text ?? "")?.[0] ?? "");
	await expect(page.getByText("Your time is yours")).toBeVisible();
	await expect(page.getByText("Open our email to keep this time")).toBeHidden();
	expect(page.problems.filter((problem) => !problem.includes("409"))).toEqual([]);
});

test("the office sees the visit, marks it as a no-show, and blocks time", async ({ page }) => {
	await using site = await siteDatabase();
	const lastName = `Visited${randomUUID().slice(0, 6)}`;
	const lead = await addLead(site.db, {
		lastName,
		email: newAddress(),
		address: "1 Oak Lane, Altadena, CA 91001",
	});
	const startsAt = new Date(Date.now() - 40 * DAY - Math.floor(Math.random() * 1_000) * DAY);
	const endsAt = new Date(startsAt.getTime() + 900_000);
	await site.db.insert(visits).values({ leadId: lead.id, kind: "call", startsAt, endsAt, busyUntil: endsAt });
	await enterOffice(page, "/admin/visits");
	const row = page.getByRole("listitem").filter({ hasText: lastName });
	await expect(row).toContainText("Phone call");
	await row.getByRole("button", { name: "No-show" }).click();
	await expect(page.getByText("Marked as no-show")).toBeVisible();
	await mailTo(lead.email, "We missed you");
	await expectAccessible(page);

	const day = new Date(Date.now() + 700 * DAY + Math.floor(Math.random() * 300) * DAY)
		.toISOString()
		.slice(0, 10);
	await open(page, `/admin/visits?day=${day}`);
	await page.getByText("Block time").click();
	await page.getByLabel("Why").fill("Crew training");
	const nextDay = new Date(new Date(day).getTime() + DAY).toISOString().slice(0, 10);
	await page.getByLabel("Last day").fill(nextDay);
	await page.getByRole("button", { name: "Block this time" }).click();
	// On both days.
	await expect(page.getByText("Crew training")).toHaveCount(2);
	await open(page, `/admin/visits?day=${nextDay}`);
	await expect(page.getByText("Crew training")).toHaveCount(1);
	await page.getByRole("button", { name: "Unblock this time" }).click();
	await expect(page.getByText("This time is open again")).toBeVisible();

	await page.getByText("Hours, holidays, areas and durations").click();
	await page.getByLabel("Monday, closes").fill("07:00");
	await page.getByRole("button", { name: "Save rules" }).click();
	await expect(page.getByText("Monday: enter an opening time before the closing time").first()).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expectToFit(page);
	await expectAccessible(page);

	// A colleague saves first: the second save is refused, and the third replaces theirs.
	await open(page, "/admin/visits");
	await page.getByText("Hours, holidays, areas and durations").click();
	const colleague = await page.context().newPage();
	await open(colleague, "/admin/visits");
	await colleague.getByText("Hours, holidays, areas and durations").click();
	await colleague.getByLabel("How many days ahead").fill("44");
	await colleague.getByRole("button", { name: "Save rules" }).click();
	await expect(colleague.getByText("Rules saved")).toBeVisible();
	await page.getByRole("button", { name: "Save rules" }).click();
	await expect(page.getByText("Someone else changed the rules").first()).toBeVisible();
	await expect(page.getByLabel("How many days ahead")).toHaveValue("45");
	await page.getByRole("button", { name: "Save rules" }).click();
	await expect(page.getByText("Rules saved")).toBeVisible();

	await open(page, `/admin/leads/${lead.id}`);
	await expect(page.getByRole("region", { name: "Visits" })).toContainText("No-show");
});

test("a wrong link says so, with our phone number", async ({ page }) => {
	for (const path of ["/visit", "/visit?lead=RL-1&until=2099-01-01&key=x", "/visit/not-a-token"]) {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "This link doesn't work" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: /^Call \(/ })).toBeVisible();
	}
});
