// Steps that all browser tests of the questionnaire share.
import { expect, type Page } from "@playwright/test";

export const pdf = (name: string) => ({
	name,
	mimeType: "application/pdf",
	buffer: Buffer.from(`%PDF-1.7\n${name}`),
});
export const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
export const atStep = (page: Page, number: number) =>
	expect(page.getByText(`Step ${number} of 10`, { exact: true })).toBeVisible();
export const saved = (page: Page) => expect(page.getByText("All answers saved.")).toBeVisible();

export async function fillRequired(page: Page, email: string) {
	await page.getByLabel("Primary homeowner name").fill("Maya Ortega");
	await page.getByLabel("Property address").fill("12 Ridge Road, Altadena, CA 91001");
	await page.getByLabel("Primary email").fill(email);
	await page.getByLabel("Primary phone", { exact: false }).first().fill("(626) 555-0134");
	await page.getByRole("radio", { name: "Text", exact: true }).check();
}
