// A page that collects its errors, and helpers that wait for hydration.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { labelProblems } from "./label-problems.ts";

export type WatchedPage = Page & { problems: string[] };

export const test = base.extend<{ page: WatchedPage }>({
	page: async ({ page }, use) => {
		const watched = Object.assign(page, { problems: [] as string[] });
		page.on("console", (message) => {
			if (message.type() === "error") watched.problems.push(message.text());
		});
		page.on("pageerror", (error) => watched.problems.push(String(error)));
		const toastProblems: string[] = [];
		page.on("console", (message) => {
			if (message.text().startsWith(TOAST_PROBLEM)) toastProblems.push(message.text());
		});
		await page.addInitScript(watchToasts, TOAST_PROBLEM);
		await use(watched);
		expect(toastProblems).toEqual([]);
	},
});

export { expect };

const TOAST_PROBLEM = "Toast rule broken: ";

/**
 * Runs in every page of every test: a message never stands beside an older failure, and says nothing that the page says
 * itself.
 */
function watchToasts(problem: string): void {
	const sentences = (toast: Element) =>
		[...toast.querySelectorAll("p")].flatMap(({ innerText }) => innerText.split(/(?<=[.!?])\s+/));
	function check(toast: Element) {
		if (!toast.isConnected) return;
		for (const failure of document.querySelectorAll(".toast[data-tone=destructive]"))
			if (failure.compareDocumentPosition(toast) & Node.DOCUMENT_POSITION_FOLLOWING)
				console.warn(`${problem}“${toast.textContent}” beside “${failure.textContent}”`);
		const page = document.querySelector("main")?.innerText ?? "";
		for (const sentence of sentences(toast))
			if (sentence.length > 15 && page.includes(sentence))
				console.warn(`${problem}the page says “${sentence}”, too`);
	}
	new MutationObserver((changes) => {
		const added = changes
			.flatMap(({ addedNodes }) => [...addedNodes])
			.filter((node) => node instanceof Element);
		// The page's own answer may come a frame later, and a message from the server's HTML before hydration.
		for (const toast of added.flatMap((node) => [node, ...node.querySelectorAll(".toast")]))
			if (toast.matches(".toast")) setTimeout(check, 500, toast);
	}).observe(document, { childList: true, subtree: true });
}

/** Opens an address and waits until React has hydrated it. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
	await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
	// React keeps an element's props on the element. Parts whose code is loaded late (app/ui/loading/lazy-part.tsx) follow.
	await page.waitForFunction(() =>
		Array.from(document.querySelectorAll("main :is(a, button, input, textarea):not(.prose *)")).every(
			(control) => Object.keys(control).some((key) => key.startsWith("__reactProps")),
		),
	);
}

/** Expects no accessibility violation in the page, or in the part of it that `selector` names, and visible labels. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
	// The other mode finishes its report in a second tab, which takes longer than the check itself. Only pages with
	// frames of other sites need it.
	// Only violations are read. Describing what passed would take longer than looking for what did not.
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
	const { violations } = await (selector ? axe.include(selector) : axe).analyze();
	expect(
		violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`),
		page.url(),
	).toEqual([]);
	expect(await labelProblems(page), page.url()).toEqual([]);
}

/** Expects no horizontal overflow and visible labels at phone, tablet and desktop width. */
export async function expectToFit(page: Page): Promise<void> {
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(0);
		expect(await labelProblems(page), `${page.url()} at ${width} pixels`).toEqual([]);
	}
}

/** Expects no page wider than a phone. Cheap, so it also runs where a page was opened for something else. */
export async function expectNoWiderThanPhones(page: Page): Promise<void> {
	for (const width of [320, 360, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const widest = await page.evaluate(() => document.documentElement.scrollWidth);
		expect.soft(widest, `${page.url()} at ${width} pixels`).toBeLessThanOrEqual(width);
	}
}

/** The cumulative layout shift since the page was opened, without what somebody's own click or key moved. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
				const sum = (list: PerformanceEntryList) =>
					(list as Shift[]).reduce(
						(total, { value, hadRecentInput }) => total + (hadRecentInput ? 0 : value),
						0,
					);
				const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
				observer.observe({ type: "layout-shift", buffered: true });
				// Without any entry, the observer is never called.
				requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum(observer.takeRecords()))));
			}),
	);
}

/** Shows pages as a slow phone does, without their scripts, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", async (route) => {
		await arrived;
		await route.continue();
	});
	return arrive;
}
