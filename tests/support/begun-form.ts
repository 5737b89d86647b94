// Fills in every field of a page's forms and reads them all back, whatever they are: the fields come from the page
// itself, so a new one is covered without a change here.
import { expect, type Page } from "@playwright/test";

export type Values = Record<string, string[]>;

/** Spam traps, and boxes that send something else than the form they stand in. */
const EXCLUDED = ["website", "continueEmail"];

/** Every field by name, with its value or its checked choices. */
export function valuesOn(page: Page): Promise<Values> {
	return page.evaluate((excluded) => {
		const values: Record<string, string[]> = {};
		for (const control of document.querySelectorAll<HTMLInputElement>(
			"main form :is(input, textarea, select)",
		)) {
			if (!control.name || excluded.includes(control.name)) continue;
			if (/^(hidden|file|submit|button)$/.test(control.type)) continue;
			values[control.name] ??= [];
			if (!/^(radio|checkbox)$/.test(control.type) || control.checked)
				values[control.name]?.push(control.value);
		}
		return values;
	}, EXCLUDED);
}

/** Waits until the page shows these values, and holds them for as long as a late script could change them. */
export async function expectValues(page: Page, values: Values, when: string): Promise<void> {
	await expect.poll(() => valuesOn(page), { message: when }).toEqual(values);
}

/** Types into every field and chooses something in every choice, with the events a visitor causes. */
export async function fillEverything(page: Page, word: string): Promise<Values> {
	await page.evaluate(
		({ excluded, word }) => {
			const set = (control: HTMLElement, value: string) => {
				const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
				setter?.call(control, value);
				control.dispatchEvent(new Event("input", { bubbles: true }));
				control.dispatchEvent(new Event("change", { bubbles: true }));
			};
			const text = (control: HTMLInputElement) => {
				if (control.type === "email") return `${word.toLowerCase()}@begun.example`;
				if (control.type === "tel") return "(213) 555-0142";
				if (control.type === "number" || control.inputMode === "numeric") return "12";
				if (control.type === "range") return "4";
				return `${word} ${control.name}`;
			};
			const chosen = new Set<string>();
			const controls = () =>
				[...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea, select)")].filter(
					({ name, type }) => name && !excluded.includes(name) && !/^(hidden|file|submit|button)$/.test(type),
				);
			for (const control of controls()) {
				if (control.type === "radio") {
					if (!chosen.has(control.name)) control.click();
					chosen.add(control.name);
				} else if (control.type === "checkbox") {
					if (!control.checked) control.click();
				} else if (control instanceof HTMLSelectElement) {
					set(control, [...control.options].at(-1)?.value ?? "");
				} else set(control, text(control));
			}
		},
		{ excluded: EXCLUDED, word },
	);
	const values = await valuesOn(page);
	expect(Object.keys(values).length, "fields on the page").toBeGreaterThan(0);
	return values;
}

/** The names of all cookies and storage keys that the site has made in this browser. */
export async function keptInBrowser(page: Page): Promise<{ cookies: string[]; storage: string[] }> {
	const cookies = (await page.context().cookies()).map(({ name }) => name.replace("__Host-", ""));
	const storage = await page.evaluate(async () => [
		...Object.keys(localStorage),
		...Object.keys(sessionStorage),
		...(await caches.keys()),
	]);
	return { cookies, storage };
}
