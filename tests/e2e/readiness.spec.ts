import type { Page } from "@playwright/test";
import sharp from "sharp";
import { enterOffice } from "#tests/support/office.ts";
import { mailTo } from "#tests/support/outbox.ts";
import { expect, expectAccessible, expectToFit, layoutShift, open, test } from "#tests/support/page.ts";
import { expectFreeTimes } from "#tests/support/visit-offer.ts";

const photo = async () => ({
	name: "vent.jpg",
	mimeType: "image/jpeg",
	buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: "#776655" } })
		.jpeg()
		.toBuffer(),
});

/** Answers every question of the stop and goes on to the next one. */
async function answerAll(page: Page, value: string): Promise<void> {
	for (const radio of await page.locator(`main input[type=radio][value=${value}]`).all()) await radio.check();
}

async function walk(page: Page, value: string): Promise<void> {
	for (;;) {
		await answerAll(page, value);
		const last = page.getByRole("button", { name: "See my report" });
		if (await last.isVisible()) return last.click();
		const heading = await page.getByRole("heading", { level: 2 }).first().textContent();
		await page.getByRole("button", { name: "Next" }).last().click();
		await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(heading ?? "");
	}
}

const reportTitle = { level: 1, name: "Your readiness report" } as const;

test("one walk leads to a report with scores, programs and first steps", async ({ page }) => {
	await open(page, "/readiness");
	expect(await layoutShift(page)).toBeLessThan(0.05);
	await walk(page, "no");
	await expect(page.getByRole("heading", reportTitle)).toBeVisible();
	await expect(page.getByRole("heading", { name: "Readiness: 0 of 100" })).toBeVisible();
	for (const name of [
		"Safer from Wildfires",
		"California FAIR Plan: the structure",
		"IBHS Wildfire Prepared Home Plus",
	])
		await expect(page.getByRole("region", { name, exact: true })).toContainText(
			/0 of \d+ met.*As of Nov 16, 2026/s,
		);
	await expect(page.getByRole("region", { name: "What to do first" }).getByRole("listitem")).toHaveCount(5);
	// Opened anew: the way here through the walk changes the page on purpose.
	await open(page, "/readiness/report");
	expect(await layoutShift(page)).toBeLessThan(0.05);
	await expectAccessible(page);
	await expectToFit(page);
	await page.getByLabel("Address of the house").fill("12 Ridge Road, Monrovia, CA 91016");
	await page.getByLabel("Owner's name").fill("Ines Marsh");
	await page.getByRole("button", { name: "Put it on the report" }).click();
	await expect(page.getByText(/^12 Ridge Road, Monrovia, CA 91016\. Ines Marsh\./)).toBeVisible();
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download the PDF" }).click();
	expect((await download).suggestedFilename()).toMatch(/^readiness-report-\d{4}-\d\d-\d\d\.pdf$/);
	expect(page.problems).toEqual([]);
});

test("without JavaScript the walk, the report and the mailed link work", async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto("/readiness");
	await walk(page, "yes");
	await expect(page.getByRole("heading", { name: "Readiness: 100 of 100" })).toBeVisible();
	await page.getByRole("button", { name: "Leave the address out" }).click();
	await expect(page.getByText(/^Address left out by the owner\. Answers as of/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Download the PDF" })).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("ines@ridge.example");
	await page.getByRole("button", { name: "Email me the link" }).click();
	await expect(page.getByText("The link is on its way to ines@ridge.example.")).toBeVisible();
	const mail = await mailTo("ines@ridge.example", "Your wildfire readiness report");
	const link = /http\S+\/readiness\/report\?token=[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";

	const elsewhere = await browser.newPage({ javaScriptEnabled: false });
	await elsewhere.goto(link);
	await expect(elsewhere.getByRole("heading", { name: "Readiness: 100 of 100" })).toBeVisible();
	await elsewhere.getByRole("button", { name: "Update this check on this device" }).click();
	await expect(elsewhere.getByRole("radio", { name: "Yes" }).first()).toBeChecked();
	await Promise.all([page.close(), elsewhere.close()]);
});

test("an empty check and contradictory answers get a clear sentence", async ({ page }) => {
	await open(page, "/readiness?at=community");
	await page.getByRole("button", { name: "See my report" }).click();
	await expect(page.getByRole("alert")).toContainText("Answer at least one question first");
	await open(page, "/readiness?at=walls");
	await page.locator("[name=temperedWindows][value=yes]").check();
	await page.locator("[name=multiPaneWindows][value=no]").check();
	await expect(page.getByText("You said every window has double-pane tempered glass")).toBeVisible();
	await expectAccessible(page);
});

test("without reception the walk goes on, and the answers follow later", async ({ page, context }) => {
	await open(page, "/readiness");
	await page.locator("[name=classARoof][value=yes]").check();
	await expect(page.getByText("All answers saved.")).toBeVisible();
	await context.setOffline(true);
	await page.locator("[name=roofClean][value=yes]").check();
	await expect(page.getByText("No connection")).toBeVisible();
	await page.getByRole("button", { name: "Next" }).last().click();
	await expect(page.getByRole("heading", { level: 2, name: "Walls, vents and windows" })).toBeFocused();
	await page.locator("[name=emberVents][value=yes]").check();
	await page.getByRole("button", { name: "Skip to my report" }).click();
	await expect(page.getByRole("alert")).toContainText("Your answers are safe on this device");
	await context.setOffline(false);
	await expect(page.getByText("All answers saved.")).toBeVisible();
	await page.getByRole("button", { name: "Skip to my report" }).click();
	await page.getByText("All answers and photos").click();
	await expect(
		page.getByText("Ember-resistant vents").locator("xpath=following-sibling::dd").first(),
	).toHaveText("Yes");
});

test("opened once, the walk opens again without reception at the same stop, and its answers follow later", async ({
	page,
	context,
}) => {
	await open(page, "/readiness");
	await page.locator("[name=classARoof][value=yes]").check();
	await expect(page.getByText("All answers saved.")).toBeVisible();
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.getByRole("button", { name: "Next" }).last().click();
	await expect(page.getByRole("heading", { level: 2, name: "Walls, vents and windows" })).toBeFocused();

	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole("heading", { level: 2, name: "Walls, vents and windows" })).toBeVisible();
	await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
	await page.locator("[name=emberVents][value=yes]").check();
	await expect(page.getByText("No connection")).toBeVisible();
	await page.reload();
	await expect(page.locator("[name=emberVents][value=yes]")).toBeChecked();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page.locator("[name=classARoof][value=yes]")).toBeChecked();
	// The page of a house is personal, and an old one would be wrong.
	for (const address of ["/readiness/report", "/shop"]) {
		// In a page of its own: the browser's error page comes late and would interrupt what this one does next.
		const other = await context.newPage();
		await expect(other.goto(address)).rejects.toThrow();
		await other.close();
	}

	await page.goto("/readiness?at=walls");
	await context.setOffline(false);
	await expect(page.getByText("All answers saved.")).toBeVisible();
	await page.goto("/readiness/report");
	await page.getByText("All answers and photos").click();
	await expect(
		page.getByText("Ember-resistant vents").locator("xpath=following-sibling::dd").first(),
	).toHaveText("Yes");
	expect(
		page.problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/.test(text)),
	).toEqual([]);
});

test("'Have us do it' brings the report, its photos and the PDF to the office, and fills in the intake", async ({
	page,
}) => {
	await open(page, "/readiness?at=walls");
	await answerAll(page, "no");
	await page.locator("[name=photo_emberVents]").setInputFiles(await photo());
	await expect(page.getByRole("img", { name: "Your photo: Ember-resistant vents" })).toBeVisible();
	await page
		.locator("[name=photo_siding]")
		.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
	await expect(page.getByText("notes.txt isn't a photo we can read.")).toBeVisible();
	await page.getByRole("button", { name: "Skip to my report" }).click();
	await expect(page.getByRole("heading", reportTitle)).toBeVisible();
	await page.getByRole("link", { name: "Have us do it" }).click();
	await expect(page.getByLabel("First name")).toBeVisible();
	await page.getByRole("button", { name: "Send my report and call me" }).click();
	await expect(page.getByRole("link", { name: "Enter your first name" })).toBeVisible();
	const answers = {
		"First name": "Nora",
		"Last name": "Castellanos",
		"Email for our reply": "nora@castellanos.example",
		Phone: "(626) 555-0134",
		"Property address": "48 Quail Lane, Altadena, CA 91001",
	};
	for (const [name, value] of Object.entries(answers)) await page.getByLabel(name).fill(value);
	await page.getByRole("button", { name: "Send my report and call me" }).click();
	await expect(page.getByText(/We have your report, reference RL-/)).toBeVisible();
	await expectFreeTimes(page, "Pick a time", "assessment");
	await page.getByRole("button", { name: "Continue with the property intake" }).click();
	await expect(page.getByLabel("Primary homeowner name")).toHaveValue("Nora Castellanos");

	await enterOffice(page);
	await open(page, "/admin/leads?q=castellanos");
	await page
		.getByRole("link", { name: /Nora Castellanos/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Readiness report" })).toBeVisible();
	await expect(page.getByRole("link", { name: "readiness-report.pdf" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Ember-resistant vents.jpg" })).toBeVisible();
});

test("when the hazard map is away, Your home says so and gives the agency's phone", async ({ page }) => {
	await open(page, "/your-home");
	await page.getByText("Or enter coordinates").click();
	await page.getByLabel("Latitude").fill("34.19");
	await page.getByLabel("Longitude").fill("-118.131");
	await page.getByRole("button", { name: "Use this point" }).click();
	await expect(page.getByRole("heading", { name: "The fire hazard map isn't responding" })).toBeVisible();
	await expect(page.getByRole("link", { name: "(626) 969-2375" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page);
});
