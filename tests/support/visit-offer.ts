import { expect, type Page } from "@playwright/test";
import { kindTexts, type VisitKind } from "#app/features/visits/visit-kinds.ts";

/** The link leads to a page with free times, for the kind of visit that such a request likely wants. */
export async function expectFreeTimes(page: Page, link: string, kind: VisitKind): Promise<void> {
	const path = await page.getByRole("link", { name: link, exact: true }).getAttribute("href");
	const answer = await page.request.get(path ?? "");
	expect(answer.status()).toBe(200);
	const html = await answer.text();
	expect(html).toContain(kindTexts[kind].text.replaceAll("'", "&#x27;"));
	expect(html).toContain('name="slot"');
}
