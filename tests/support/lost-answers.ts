// Sends a form again and again while its answer is lost in every way, and then once with an answer.
import type { ConsoleMessage, Page, Route } from "@playwright/test";
import { expect, test } from "./page.ts";

/** How long pages wait for a response (app/routes/lost-answer.ts). */
const RESPONSE_TIMEOUT_MS = 30_000;

const PROXY_PAGE = "<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>";
const html = { "Content-Type": "text/html" };
const faults: Record<string, (route: Route) => Promise<void> | void> = {
	"connection refused": (route) => route.abort("connectionrefused"),
	"cut in the middle": (route) =>
		route.fulfill({ status: 200, contentType: "application/json", body: '[{"_1":2,"ok":tr' }),
	"502 with HTML": (route) => route.fulfill({ status: 502, headers: html, body: PROXY_PAGE }),
	"503 with Retry-After": (route) =>
		route.fulfill({ status: 503, headers: { ...html, "Retry-After": "30" }, body: PROXY_PAGE }),
	silence: () => {},
};

type Step = (page: Page) => Promise<unknown>;
type Scene = {
	/** Opens the page and types something into it. */
	begin: Step;
	send: Step;
	/** Method and path of the request. */
	request: [method: string, path: RegExp];
	message: string | RegExp;
	/** Checks that the page and everything typed are still there. */
	stays: Step;
	/** Checks the result of the last attempt, which gets a response. */
	arrives: Step;
	/** True when the message mentions a busy server; false where the specification gives the whole text. */
	saysBusy?: boolean;
};

export function tryEverything(name: string, scene: Scene) {
	test(`${name}: lost answers`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.clock.install();
		const logged: ConsoleMessage[] = [];
		page.on("console", (line) => line.type() === "error" && logged.push(line));
		await scene.begin(page);
		const [method, path] = scene.request;
		for (const [fault, answer] of Object.entries(faults)) {
			await test.step(fault, async () => {
				const asked = Promise.withResolvers<void>();
				const intercept = async (route: Route) => {
					if (route.request().method() !== method) return route.fallback();
					await answer(route);
					asked.resolve();
				};
				const address = (url: URL) => path.test(url.pathname + url.search);
				await page.route(address, intercept);
				await scene.send(page);
				await asked.promise;
				if (fault === "silence") await page.clock.fastForward(RESPONSE_TIMEOUT_MS + 1_000);
				const toast = page.getByRole("alert").filter({ hasText: scene.message }).last();
				await expect(toast).toBeVisible();
				if (fault.startsWith("503") && scene.saysBusy !== false) await expect(toast).toContainText(/busy/);
				await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
				await scene.stays(page);
				await page.unroute(address, intercept);
				// However often it was tried, one message says so.
				expect(await page.locator(".toast[data-tone=destructive]").count()).toBeLessThanOrEqual(1);
			});
		}
		await expectReadableLog(logged);
		await scene.send(page);
		await scene.arrives(page);
		// The try that succeeds ends it.
		await expect(page.getByRole("alert").filter({ hasText: scene.message })).toHaveCount(0);
		await expect(page.locator(".toast[data-tone=destructive]")).toHaveCount(0);
	});
}

/** A line of the log says what happened in words. An object would appear under its class's minified name. */
async function expectReadableLog(lines: readonly ConsoleMessage[]): Promise<void> {
	for (const line of lines)
		for (const value of line.args())
			expect(
				await value.evaluate((given) => Object(given) !== given || given instanceof Error),
				line.text(),
			).toBe(true);
}

export const sees = (text: string | RegExp) => (page: Page) =>
	expect(page.getByText(text).first()).toBeVisible();
export const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).click();
