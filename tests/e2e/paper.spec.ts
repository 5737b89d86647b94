// What people print fits one Letter sheet, and nothing on it is wider than the sheet.
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { enterOffice, siteDatabase } from "#tests/support/office.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { expect, open, test } from "#tests/support/page.ts";

/** A Letter sheet inside the margins of app/ui/styles/print.css, in CSS pixels. */
const SHEET_WIDTH = Math.floor(8.5 * 96 - 2 * 14 * (96 / 25.4));

async function expectOneSheet(page: Page): Promise<void> {
	const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "Letter" })));
	expect(numPages, page.url()).toBe(1);
	await page.emulateMedia({ media: "print" });
	await page.setViewportSize({ width: SHEET_WIDTH, height: 900 });
	const tooWide = await page.evaluate(
		(width) =>
			[...document.querySelectorAll("body *")]
				.filter((element) => !element.closest("svg") && getComputedStyle(element).position !== "absolute")
				.filter((element) => !element.closest(".carousel-track"))
				.filter((element) => element.getBoundingClientRect().right > width + 1)
				.map((element) => `${element.tagName}.${element.className}`),
		SHEET_WIDTH,
	);
	expect(tooWide, page.url()).toEqual([]);
	await page.emulateMedia({ media: "screen" });
}

test("a listing", async ({ page }) => {
	await open(page, "/marketplace?q=rotating+cannon");
	const address = await page
		.getByRole("heading", { level: 3 })
		.first()
		.getByRole("link")
		.getAttribute("href");
	await open(page, address ?? "");
	await expectOneSheet(page);
});

test("Your home", async ({ page }) => {
	await open(page, "/your-home?address=12+Ridge+Road,+Monrovia,+CA+91016&lat=34.15&lon=-118.0");
	await expectOneSheet(page);
});

test("the calculator with its figures", async ({ page }) => {
	const pool = "method=dimensions&height=32&width=16&depth=5&tanks=1&sprinklers=40";
	await open(page, `/water-duration-calculator?${pool}`);
	await expectOneSheet(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("region", { name: "Results" }).getByText("Recommended pump")).toBeVisible();
});

for (const handle of ["mini-water-cannon", "medium-fire-pump"])
	test(`the product ${handle}`, async ({ page }) => {
		await open(page, `/product/${handle}`);
		await expectOneSheet(page);
	});

test("the sample report", async ({ page }) => {
	await open(page, "/sample-report");
	await expectOneSheet(page);
});

test("a lead, with how to reach them", async ({ page }) => {
	await using site = await siteDatabase();
	const lead = await addLead(site.db, {
		topic: "Schedule My Assessment",
		address: "2210 Canyon Crest Road, Altadena, CA 91001",
		message: "We back onto the canyon.\nThe oak over the garage worries us most.",
	});
	await enterOffice(page, `/admin/leads/${lead.id}`);
	await expectOneSheet(page);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("link", { name: "(213) 555-0177" })).toBeVisible();
});
