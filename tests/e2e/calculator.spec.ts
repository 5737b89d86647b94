import type { Page } from "@playwright/test";
import { expect, holdScripts, hydrated, open, test } from "#tests/support/page.ts";

const result = (page: Page, name: string) =>
	page
		.getByRole("region", { name: "Results" })
		.locator("div", { has: page.getByText(name) })
		.getByRole("definition");

test("results follow every key, the address keeps them, and a shared address shows them again", async ({
	page,
}) => {
	await open(page, "/water-duration-calculator");
	await expect(result(page, "Continuous")).toHaveText("0.0hours");
	await page.getByLabel("Length").fill("32");
	await page.getByLabel("Width").fill("16");
	await page.getByLabel("Depth").fill("5");
	await page.getByLabel("Extra tanks").fill("1");
	await expect(result(page, "Water volume")).toHaveText("24,149gallons");
	await expect(result(page, "Flow")).toHaveText("40GPM");
	await expect(result(page, "Recommended pump")).toHaveText("Medium Fire Pump");
	await expect(result(page, "Continuous")).toHaveText("10.1hours");
	await expect(result(page, "Pulsed")).toHaveText("30.2hours");
	await expect(
		page.getByRole("img", { name: /last 10\.1 hours continuous and 30\.2 hours pulsed/ }),
	).toBeVisible();
	await page.getByLabel("Sprinklers").fill("301");
	await expect(result(page, "Recommended pump")).toHaveText("Multiple Pumps Required");
	await page.getByLabel("Sprinklers").fill("none");
	await expect(result(page, "Pulsed")).toHaveText("0.0hours");
	await page.getByLabel("Sprinklers").fill("40");
	await expect(page).toHaveURL(/height=32&width=16&depth=5&gallons=&tanks=1&sprinklers=40/);
	await page.reload();
	await expect(result(page, "Pulsed")).toHaveText("30.2hours");
	expect(page.problems).toEqual([]);
});

test("gallons may be given instead, and the figures travel into a consultation request", async ({ page }) => {
	await open(page, "/water-duration-calculator");
	await page.getByLabel("Its volume in gallons").check();
	await expect(page.getByLabel("Length")).toBeHidden();
	await page.getByLabel("Pool volume").fill("12,000");
	await page.getByLabel("Sprinklers").fill("100");
	await expect(result(page, "Continuous")).toHaveText("2.0hours");
	await page.getByRole("link", { name: "Discuss these figures with us" }).click();
	const dialog = page.getByRole("dialog", { name: "Water supply plan" });
	await expect(dialog.getByLabel("Message")).toHaveValue(
		/12,000 gallons[\s\S]*Continuous: 2\.0 hours, pulsed: 6\.0 hours/,
	);
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: "Automated Controller" }).click();
	await expect(page).toHaveURL("/pricing-automated-systems");
});

test("cannons, a kidney pool and a long climb: the flow, the pump and what is left at the last cannon", async ({
	page,
}) => {
	await open(page, "/water-duration-calculator");
	await page.getByLabel("Pool shape").selectOption("kidney");
	for (const [label, value] of Object.entries({
		Length: "32",
		Width: "16",
		"Across the narrow end": "12",
		"Average depth": "5",
	}))
		await page.getByLabel(label).fill(value);
	await expect(result(page, "Water volume")).toHaveText("15,080gallons");
	await page.getByLabel("Water goes to").selectOption("cannons");
	await expect(page.getByLabel("Sprinklers")).toBeHidden();
	await expect(result(page, "Flow")).toHaveText("100GPM");
	await page.getByLabel("Hose").fill("300");
	await page.getByLabel("Uphill rise").fill("60");
	await expect(page.getByText("The pump can't reach 90 PSI at the last cannon.")).toBeVisible();
	await expect(page).toHaveURL(/hose=300&lift=60/);
	await page.reload();
	await expect(page.getByText("The pump can't reach 90 PSI at the last cannon.")).toBeVisible();
	await page.getByRole("link", { name: "Medium Fire Pump" }).click();
	await expect(page).toHaveURL("/product/medium-fire-pump");
});

test("what is typed before the scripts arrive counts, and Enter already sends it", async ({ page }) => {
	const arrive = await holdScripts(page);
	await page.goto("/water-duration-calculator", { waitUntil: "commit" });
	await page.getByLabel("Extra tanks").fill("2");
	await page.getByLabel("Extra tanks").press("Enter");
	await page.waitForURL(/tanks=2/, { waitUntil: "commit" });
	await page.getByLabel("Its volume in gallons").check();
	await page.getByLabel("Pool volume").fill("14000");
	arrive();
	await hydrated(page);
	await expect(page.getByLabel("Pool volume")).toHaveValue("14000");
	await expect(result(page, "Water volume")).toHaveText("24,000gallons");
	await expect(page).toHaveURL(/gallons=14000&tanks=2/);
});

const WORDS = 16;

test("the pump's two hours stay readable on a phone, however long the water lasts", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const gallons of [0, 2_000, 30_000, 900_000]) {
		await open(page, `/water-duration-calculator?method=gallons&gallons=${gallons}&tanks=0&sprinklers=40`);
		const [pump, extended] = await Promise.all(
			["Pump 4.5 h", "Extended 9 h"].map((label) => page.getByText(label, { exact: true }).boundingBox()),
		);
		if (!pump || !extended) throw new Error("A mark is missing.");
		// Each box spans from its label down to the plot; the label is at the top.
		const apart = extended.y + WORDS <= pump.y || pump.x + pump.width <= extended.x;
		expect(apart, `${gallons} gallons`).toBe(true);
		for (const { x, width } of [pump, extended]) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x + width).toBeLessThanOrEqual(390);
		}
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form sends its numbers in the address and the page answers with the hours", async ({ page }) => {
		await page.goto("/water-duration-calculator");
		await page.getByLabel("Its volume in gallons").check();
		await page.getByLabel("Pool volume").fill("24000");
		await page.getByLabel("Sprinklers").fill("200");
		await page.getByRole("button", { name: "Calculate" }).click();
		await expect(page).toHaveURL(/method=gallons/);
		await expect(result(page, "Continuous")).toHaveText("2.0hours");
		await expect(result(page, "Recommended pump")).toHaveText("Large Fire Pump");
		await expect(page.getByLabel("Pool volume")).toHaveValue("24000");
	});
});
