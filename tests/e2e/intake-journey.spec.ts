// The whole questionnaire while the mail server is down, on a separate site, because other tests need their emails.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { MailServer } from "#tests/faults/mail-server.ts";
import { freePort } from "#tests/support/free-port.ts";
import { expect, expectAccessible, expectToFit, open, test } from "#tests/support/page.ts";
import { atStep, fillRequired, next, pdf, saved } from "#tests/support/questionnaire.ts";
import { endEverySite, startSite } from "#tests/support/site-process.ts";

test.describe.configure({ mode: "serial" });

let address = "";
let folder = "";
let mailPort = 0;
const references: { js: string; plain: string } = { js: "", plain: "" };

test.beforeAll(async () => {
	mailPort = await freePort();
	folder = await mkdtemp(join(tmpdir(), "ringline-intake-"));
	const port = await freePort();
	address = `http://localhost:${port}`;
	const mail = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, PUBLIC_URL: address };
	await startSite({ DATA_DIR: folder, PORT: String(port), ...mail }).address();
});
test.afterAll(async () => {
	await endEverySite();
	await rm(folder, { recursive: true, force: true });
});

const drawing = { name: "lot.dwg", mimeType: "image/vnd.dwg", buffer: Buffer.from("AC1032\0\0 lot") };
const photo = {
	name: "bib.png",
	mimeType: "image/png",
	buffer: Buffer.from("\x89PNG\r\n\x1a\n and the rest", "latin1"),
};

const wizard = (step: number | string = 1) => `${address}/intake-wizard?step=${step}`;
async function expectCompleted(page: Page, lines: string[]): Promise<string> {
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	await expect(page.getByText("Form Submitted", { exact: true })).toBeVisible();
	await expect(page.getByText("Notifications may not have been sent")).toBeVisible();
	for (const line of lines) await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
	return (await page.getByText(/^RL-\w+$/).textContent()) ?? "none";
}

test("ten steps with files, a crash halfway, a change from the review, and the mail server is down", async ({
	page,
	context,
}) => {
	test.slow(); // The whole questionnaire in one go.
	await open(page, `${address}/intake-wizard`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wildfire Suppression System Intake");
	await atStep(page, 1);
	await expect(page.getByText("10% complete")).toBeVisible();
	await fillRequired(page, "maya.journey@ortega.example");
	await expect(page.getByLabel("Text a confirmation")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Open in Google Maps" })).toHaveAttribute(
		"href",
		/12%20Ridge%20Road/,
	);
	await next(page);

	await atStep(page, 2);
	await expect(page).toHaveURL(/step=2/);
	await expect(page.getByRole("heading", { name: "Structural Information" })).toBeFocused();
	await page.getByLabel("Roof plans").setInputFiles([pdf("roof.pdf"), drawing]);
	await expect(page.getByRole("link", { name: "lot.dwg" })).toBeVisible();
	await page
		.getByLabel("Roof plans")
		.setInputFiles({ ...pdf("fake.pdf"), buffer: Buffer.from("not a plan") });
	await expect(page.getByRole("alert").filter({ hasText: "fake.pdf" })).toBeVisible();
	await page.getByLabel("Home square footage").fill("about 2,400");
	await expect(page.getByLabel("Other roof type")).toBeHidden();
	await page.getByLabel("Metal").check();
	await page.getByLabel("Other", { exact: true }).check();
	await page.getByLabel("Other roof type").fill("Copper");
	await next(page);

	await atStep(page, 3);
	const pool = page.getByRole("group", { name: "Do you have a pool?" });
	await expect(page.getByLabel("Pool details")).toBeHidden();
	await pool.getByLabel("Yes").check();
	await page.getByLabel("Pool details").fill("30 x 15 x 5");
	await page.getByLabel("Hose bib photos").setInputFiles(photo);
	await expect(page.getByRole("link", { name: "bib.png" })).toBeVisible();
	await next(page);
	await saved(page);

	// The tab closes with text that was never sent.
	await page.getByLabel("Electrical panel location").fill("garage, north wall");
	await page.close({ runBeforeUnload: false });
	const reborn = await context.newPage();
	await open(reborn, wizard(4));
	await expect(reborn.getByLabel("Electrical panel location")).toHaveValue("garage, north wall");
	await open(reborn, wizard(2));
	await expect(reborn.getByLabel("Other roof type")).toHaveValue("Copper");
	await expect(reborn.getByRole("link", { name: "roof.pdf" })).toBeVisible();
	await reborn.getByRole("button", { name: "Remove roof.pdf" }).click();
	await expect(reborn.getByRole("link", { name: "roof.pdf" })).toHaveCount(0);

	for (const step of [3, 4, 5, 6, 7, 8, 9]) {
		await next(reborn);
		await atStep(reborn, step);
		if (step === 6) await reborn.locator('[name="preferredVendors.plumber.name"]').fill("Ada Pipes");
		if (step === 9) {
			await reborn.getByLabel("Budget awareness / phased approach").press("ArrowRight");
			// Standing at 1 counts only once somebody means it.
			await reborn.getByLabel("Structure protection").press("Home");
			await reborn.getByRole("button", { name: "Rank it 1 for City water use only" }).click();
			await reborn.getByRole("button", { name: "Clear for City water use only" }).click();
		}
	}
	await reborn.goBack();
	await atStep(reborn, 8);
	await reborn.goForward();
	await next(reborn);
	await atStep(reborn, 10);
	await expect(reborn.getByText("What happens next?")).toBeVisible();
	await reborn.getByLabel("Additional Notes or Questions").fill("Two dogs.");
	await reborn.getByRole("main").getByRole("button", { name: "Review all answers" }).last().click();
	await expect(reborn.getByText("about 2,400")).toBeVisible();
	await expect(reborn.getByText("2 of 5")).toBeVisible();
	await expect(reborn.getByText("1 of 5")).toHaveCount(1);
	await expect(reborn.getByText("Not ranked")).toHaveCount(3);
	await reborn.getByRole("link", { name: "Change Structural Information" }).click();
	await reborn.getByLabel("Home square footage").fill("2600");
	await reborn.goBack();
	await expect(reborn.getByText("2,600 sq ft")).toBeVisible();
	await reborn.getByRole("button", { name: "Submit Application" }).click();

	references.js = await expectCompleted(reborn, [
		"Done: Form submitted",
		"Done: Documents uploaded2 files",
		"Not done: Email sentqueued",
		"Not done: SMS sentnot configured",
		"Done: Information stored",
	]);
	await expect(reborn.getByText("about 16,830 gallons")).toBeVisible();
	await expect.poll(() => reborn.evaluate(() => window.scrollY)).toBe(0);
	await expectAccessible(reborn);
	await expectToFit(reborn);
	const summary = await reborn.request.get(`${address}/intake-wizard/summary.pdf`);
	expect((await summary.body()).subarray(0, 5).toString()).toBe("%PDF-");

	// Nothing is left on this device but the link back to it.
	await open(reborn, wizard());
	await expect(reborn.getByLabel("Primary homeowner name")).toHaveValue("");
	await reborn.getByRole("link", { name: "See your answers and the reference number" }).click();
	await expect(reborn.getByText(references.js)).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("every step is a plain form, with files, and it ends with a reference", async ({ page, context }) => {
		test.slow(); // The whole questionnaire, a page load for every step.
		await page.goto(wizard());
		await next(page);
		await atStep(page, 2);
		await page.getByLabel("Home square footage").fill("1800");
		const wrong = { ...photo, name: "wrong.exe", buffer: Buffer.from("MZ") };
		await page.getByLabel("Roof plans").setInputFiles([pdf("plain.pdf"), wrong]);
		await next(page);
		await atStep(page, 2);
		await expect(page.getByRole("alert")).toContainText("wrong.exe");
		await expect(page.getByLabel("Home square footage")).toHaveValue("1800");
		await expect(page.getByRole("link", { name: "plain.pdf" })).toBeVisible();
		// Both files chosen again: the first is stored only once.
		await page.getByLabel("Roof plans").setInputFiles([pdf("plain.pdf"), drawing]);
		await next(page);
		await atStep(page, 3);
		await page.getByRole("group", { name: "Do you have a water tank?" }).getByLabel("Yes").check();
		await page.getByLabel("Water tank size").fill("5000");
		await page.getByRole("button", { name: "Previous" }).click();
		await expect(page.getByRole("link", { name: "plain.pdf" })).toHaveCount(1);
		await page.getByRole("button", { name: "Remove plain.pdf" }).click();
		await expect(page.getByRole("link", { name: "plain.pdf" })).toHaveCount(0);

		await page.close();
		const reborn = await context.newPage();
		await reborn.goto(wizard(3));
		await expect(reborn.getByLabel("Water tank size")).toHaveValue("5000");
		for (const step of [4, 5, 6, 7, 8, 9, 10]) {
			await next(reborn);
			await atStep(reborn, step);
			if (step === 9) {
				await reborn.getByLabel("Budget awareness / phased approach").press("ArrowRight");
				await reborn.getByLabel("Rank it 1").first().check();
			}
		}
		await reborn.getByRole("button", { name: "Submit Application" }).click();
		await atStep(reborn, 1);
		await expect(reborn.getByRole("alert").getByRole("link")).toHaveCount(5);
		await fillRequired(reborn, "plain.form@ortega.example");
		await reborn.getByRole("button", { name: "Review all answers" }).click();
		await expect(reborn.getByText("5,000 gallons")).toBeVisible();
		await reborn.getByRole("link", { name: "Change Water Supply" }).click();
		await reborn.getByLabel("Water tank size").fill("6000");
		await reborn.getByRole("button", { name: "Review all answers" }).click();
		await expect(reborn.getByText("6,000 gallons")).toBeVisible();
		await expect(reborn.getByText("2 of 5")).toBeVisible();
		await expect(reborn.getByText("1 of 5")).toHaveCount(1);
		await expect(reborn.getByText("Not ranked")).toHaveCount(3);
		await reborn.getByRole("button", { name: "Submit Application" }).click();
		references.plain = await expectCompleted(reborn, [
			"Done: Documents uploaded1 file",
			"SMS sentnot configured",
		]);
	});
});

test("when the mail server is back, both mails of both arrive, once", async () => {
	test.slow(); // The next try comes after ten to twenty seconds.
	const office = await MailServer.open(mailPort);
	try {
		for (const [reference, homeowner] of [
			[references.js, "maya.journey@ortega.example"],
			[references.plain, "plain.form@ortega.example"],
		] as const)
			for (const to of [homeowner, "office@ringline.example"])
				await expect.poll(() => office.mailsTo(to, reference).length, { timeout: 90_000 }).toBe(1);
		const [toCompany] = office.mailsTo("office@ringline.example", references.js);
		for (const told of ["2,600 sq ft", "Copper", "Ada Pipes", "16,830 gallons", "lot.dwg", "Two dogs."])
			expect(toCompany?.text).toContain(told);
	} finally {
		await office.close();
	}
});
