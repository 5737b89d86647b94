import sharp from "sharp";
import { mailsWith } from "#tests/support/outbox.ts";
import { expect, expectAccessible, expectToFit, hydrated, open, test } from "#tests/support/page.ts";
import { atStep, fillRequired, next, pdf, saved } from "#tests/support/questionnaire.ts";
import { expectFreeTimes } from "#tests/support/visit-offer.ts";

test("what is missing at submission is listed, linked, and nothing is lost", async ({ page }) => {
	await open(page, "/intake-wizard?step=10");
	await page.getByLabel("Additional Notes or Questions").fill("Kept words");
	await page.getByRole("button", { name: "Submit Application" }).click();
	await atStep(page, 1);
	const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(5);
	await summary.getByRole("link", { name: "Enter the property address" }).click();
	await expect(page.getByLabel("Property address")).toBeFocused();
	await expect(page.getByLabel("Property address")).toHaveAttribute("aria-invalid", "true");
	await page.getByLabel("Property address").fill("12 Ridge Road");
	await expect(summary.getByRole("link")).toHaveCount(4);
	await open(page, "/intake-wizard?step=10");
	await expect(page.getByLabel("Additional Notes or Questions")).toHaveValue("Kept words");
});

test("without reception steps still change at once, the notice says so, and all is saved afterwards", async ({
	page,
	context,
}) => {
	await open(page, "/intake-wizard?step=8");
	await context.setOffline(true);
	await page.getByLabel("Wildfire history").fill("1993, from the east");
	const inTheNextFrame = await page.getByRole("button", { name: "Next", exact: true }).evaluate(
		(button) =>
			new Promise((resolve) => {
				(button as HTMLButtonElement).click();
				requestAnimationFrame(() => resolve(document.activeElement?.textContent));
			}),
	);
	expect(inTheNextFrame).toBe("System Expectations");
	await atStep(page, 9);
	await expect(page.getByText("Not saved on our server yet")).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Wildfire history")).toHaveValue("1993, from the east");
	await page.getByLabel("CAL FIRE inspections").fill("2024");
	await context.setOffline(false);
	await saved(page);
	await page.evaluate(() => localStorage.clear());
	await page.reload();
	await expect(page.getByLabel("CAL FIRE inspections")).toHaveValue("2024");
});

test("the first load brings one step's code; what has not arrived by its step comes with the reception", async ({
	page,
}) => {
	let reception = false;
	const asked: string[] = [];
	await page.route(/\/assets\/(file-field|review)-/, (route) => {
		asked.push(route.request().url());
		return reception ? route.continue() : route.abort();
	});
	const sent = await page.goto("/intake-wizard");
	expect(await sent?.text()).not.toMatch(/assets\/(file-field|review)-/);
	await hydrated(page);
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await atStep(page, 2);
	await expect(page.getByText("This part loads when you're back online.").first()).toBeVisible();
	expect(asked.length).toBeGreaterThan(0);
	reception = true;
	await page.getByLabel("Roof plans").setInputFiles(pdf("roof.pdf"));
	await expect(page.getByRole("link", { name: "roof.pdf" })).toBeVisible();
});

test("a fault of ours at saving or submitting is told, and the next try brings it through", async ({
	page,
}) => {
	await open(page, "/intake-wizard");
	await page.route("**/intake-wizard/draft", (route) => route.fulfill({ status: 500, body: "down" }));
	await fillRequired(page, "fault@ortega.example");
	await next(page);
	// The page first scrolls to the new step's heading, and a click could miss the list of steps meanwhile.
	await expect(page.getByRole("heading", { name: "Structural Information" })).toBeFocused();
	await expect(page.getByText("Not saved on our server yet")).toBeVisible();
	await page.getByRole("button", { name: /10 ?Additional Notes/ }).click();

	let fail = () => {};
	const held = new Promise<void>((resolve) => {
		fail = resolve;
	});
	const submission = /\/intake-wizard\.data\?step=review/;
	await page.route(submission, async (route) => {
		await held;
		await route.fulfill({ status: 503, body: "down" });
	});
	await page.getByRole("button", { name: "Submit Application" }).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
	fail();
	await expect(
		page.getByText("There was an error submitting your form. Please try again.", { exact: true }),
	).toBeVisible();
	await page.unroute(submission);
	await page.getByRole("button", { name: "Submit Application" }).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	await expect(
		page.getByText("Your intake form has been submitted and notifications have been sent."),
	).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Done: Email sent" })).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem("ringline-intake"))).toBeNull();
	await expect(page.getByText("Maya Ortega")).toBeVisible();
	const reference = (await page.getByText(/^RL-\w+$/).textContent()) ?? "none";
	await expect.poll(async () => (await mailsWith(reference)).length).toBe(2);
	await expectFreeTimes(page, "Pick a time for a call or visit", "assessment");
});

test("a file that was lost on its way holds the submission until it is sent again or given up", async ({
	page,
}) => {
	await open(page, "/intake-wizard");
	await fillRequired(page, "lost.file@ortega.example");
	await page.route("**/intake-wizard/files", (route) => route.abort());
	await page.getByRole("button", { name: /7 ?Site Layout/ }).click();
	await page.getByLabel("Site photos").setInputFiles([pdf("slope.pdf"), pdf("gate.pdf")]);
	await expect(page.getByRole("alert").filter({ hasText: "gate.pdf" })).toBeVisible();
	await page.getByRole("button", { name: "Review all answers" }).click();
	await page.getByRole("button", { name: "Submit Application" }).click();
	await atStep(page, 7);
	const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
	await expect(summary.getByRole("link")).toHaveText([
		"slope.pdf hasn't uploaded. Retry or dismiss it.",
		"gate.pdf hasn't uploaded. Retry or dismiss it.",
	]);
	await page.unroute("**/intake-wizard/files");
	await page.getByRole("button", { name: "Retry slope.pdf" }).click();
	await expect(page.getByRole("link", { name: "slope.pdf", exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Dismiss gate.pdf" }).click();
	await expect(summary).toHaveCount(0);
	await page.getByRole("button", { name: "Review all answers" }).click();
	await page.getByRole("button", { name: "Submit Application" }).click();
	await expect(page.getByText("1 file", { exact: true })).toBeVisible();
});

test("a second tab does no harm, and another device continues from the mailed link", async ({
	page,
	context,
	browser,
}) => {
	await open(page, "/intake-wizard?step=8");
	await page.getByLabel("Wildfire history").fill("first tab");
	const second = await context.newPage();
	await open(second, "/intake-wizard?step=8");
	await second.getByLabel("CAL FIRE inspections").fill("second tab");
	await next(second);
	await saved(second);
	await page.getByLabel("Fire insurance concerns").fill("first again");
	await next(page);
	await saved(page);
	await page.goBack();
	await expect(page.getByLabel("CAL FIRE inspections")).toHaveValue("second tab");

	const email = `other.device.${crypto.randomUUID().slice(0, 8)}@ortega.example`;
	await page.getByText("Continue on another device").click();
	await page.getByLabel("Send me a link by email").fill(email);
	await page.getByRole("button", { name: "Send link" }).click();
	await expect(page.getByText(`on its way to ${email}`)).toBeVisible();
	await expect.poll(async () => (await mailsWith(email)).length).toBe(1);
	const link = (await mailsWith(email))[0]?.text?.match(/http\S+token=\S+/)?.[0] ?? "";
	const phone = await browser.newPage();
	await phone.goto(link);
	await expect(phone.getByRole("heading", { name: "Is this your intake form?" })).toBeVisible();
	await hydrated(phone);
	// Another tab starts a form in the meantime, so the page asks again, and the second answer counts.
	await phone.request.post("/intake-wizard/files", { multipart: { roofPlansFile: pdf("roof.pdf") } });
	await phone.getByRole("button", { name: "Yes, open it here" }).click();
	await expect(phone.getByText("This browser already has a form")).toBeVisible();
	await phone.getByRole("button", { name: "Open the form from the link" }).click();
	await expect(phone).toHaveURL(/\/intake-wizard$/);
	await phone.goto("/intake-wizard?step=8");
	await expect(phone.getByLabel("Wildfire history")).toHaveValue("first tab");
	await expect(phone.getByLabel("Fire insurance concerns")).toHaveValue("first again");
	await phone.close();
});

test("address suggestions come by keyboard, close on choice, and stay away on failure", async ({ page }) => {
	let answers = true;
	await page.route("**/intake-wizard/addresses?*", (route) =>
		answers
			? route.fulfill({
					json: [
						{ id: "1", label: "12 Ridge Road, Altadena" },
						{ id: "2", label: "12 Ridge Row, Topanga" },
					],
				})
			: route.abort(),
	);
	await open(page, "/intake-wizard");
	const box = page.getByRole("combobox", { name: /Property address/ });
	await box.pressSequentially("12 Ri");
	await expect(page.getByRole("option")).toHaveCount(2);
	await box.press("ArrowDown");
	await box.press("ArrowDown");
	await box.press("Enter");
	await expect(box).toHaveValue("12 Ridge Row, Topanga");
	await expect(page.getByRole("option")).toHaveCount(0);
	await atStep(page, 1);
	await box.fill("12 Ridge");
	await page.getByRole("option").first().click();
	await expect(box).toHaveValue("12 Ridge Road, Altadena");
	await box.fill("12 Rid");
	await expect(page.getByRole("option").first()).toBeVisible();
	await box.blur();
	await expect(page.getByRole("option")).toHaveCount(0);
	answers = false;
	await box.fill("13 Nowhere");
	await expect(box).toHaveValue("13 Nowhere");
});

test("the keyboard alone fills in a step, and Enter leads on", async ({ page }) => {
	await open(page, "/intake-wizard?step=5");
	await page.getByLabel("Internet providers").focus();
	await page.keyboard.type("Canyon Fiber");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Two bars");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowRight");
	await page.getByLabel("Internet providers").focus();
	await page.keyboard.press("Enter");
	await atStep(page, 6);
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("HOA approval process")).toBeFocused();
	await open(page, "/intake-wizard?step=review");
	for (const answer of ["Canyon Fiber", "Two bars"]) await expect(page.getByText(answer)).toBeVisible();
});

test("every step is accessible, fits every screen, and the first load stays small", async ({ page }) => {
	test.slow(); // Eleven pages, each looked through by axe.
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/intake-wizard");
	await page.waitForLoadState("networkidle");
	const bytes = await page.evaluate(() =>
		(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
			.filter((entry) => /\.js$/.test(new URL(entry.name).pathname))
			.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
	);
	expect(bytes).toBeGreaterThan(10_000);
	expect(bytes).toBeLessThanOrEqual(150_000);
	await page.getByRole("radio", { name: "Call" }).check();
	for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "review"]) {
		await open(page, `/intake-wizard?step=${step}`);
		for (const yes of await page.getByRole("radio", { name: "Yes" }).all())
			if (await yes.isVisible()) await yes.check();
		await expectAccessible(page);
		await expectToFit(page);
		await page.setViewportSize({ width: 390, height: 844 });
	}
	expect(page.problems).toEqual([]);
});

test("files of a draft belong to its owner alone", async ({ page, browser }) => {
	await open(page, "/intake-wizard?step=7");
	await page.getByLabel("Site photos").setInputFiles(pdf("private.pdf"));
	const address = (await page.getByRole("link", { name: "private.pdf" }).getAttribute("href")) ?? "";
	expect((await page.request.get(address)).status()).toBe(200);
	const stranger = await browser.newContext({ baseURL: test.info().project.use.baseURL });
	expect((await stranger.request.get(address)).status()).toBe(404);
	expect((await stranger.request.get(`${address}?thumbnail`)).status()).toBe(404);
	await stranger.close();
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await hydrated(page);
});

test("a photo dropped on the field is sent and shown small, also after a reload", async ({ page }) => {
	await open(page, "/intake-wizard?step=3");
	const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#4a6b4f" } })
		.png()
		.toBuffer();
	const dropped = await page.evaluateHandle(
		(bytes) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([new Uint8Array(bytes)], "faucet.png", { type: "image/png" }));
			return transfer;
		},
		[...png],
	);
	await page.locator(".drop-zone").dispatchEvent("drop", { dataTransfer: dropped });
	const file = page.getByRole("listitem").filter({ hasText: "faucet.png" });
	await expect(file.getByRole("link", { name: "faucet.png" })).toBeVisible();
	await page.reload();
	const width = () => file.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth);
	await expect.poll(width).toBe(192);
});

test("neighbors line up, label with label and field with field, also when one has a hint or an error", async ({
	page,
}) => {
	await open(page, "/intake-wizard?step=2");
	const top = async (name: string, part: "label" | "field") => {
		const field = page.getByLabel(name, { exact: true });
		const box = await (part === "field" ? field : page.locator("label", { hasText: name })).boundingBox();
		return Math.round(box?.y ?? Number.NaN);
	};
	for (const part of ["label", "field"] as const)
		expect(await top("Home square footage", part)).toBe(await top("Number of structures", part));
});

test("the list of steps says what is complete, begun or still needed", async ({ page }) => {
	await open(page, "/intake-wizard?step=4");
	const entry = (name: string) =>
		page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name });
	await page.getByRole("group", { name: "Do you have a generator?" }).getByLabel("No").check();
	await expect(entry("Power & Backup 1 of 3 answered")).toBeVisible();
	await next(page);
	await expect(entry("Power & Backup complete, 2 left blank")).toBeVisible();
	await entry("Property Information").click();
	await next(page);
	await expect(entry("Property Information 5 needed")).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
	test(`what a step still needs is said when it is left, and nobody is stopped (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
		browser,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled });
		await page.goto("/intake-wizard");
		if (javaScriptEnabled) await hydrated(page);
		await expect(page.getByText("We need the answers marked * to get back to you.")).toBeVisible();
		await page.getByLabel("Primary homeowner name").fill("Maya Ortega");
		await page.getByLabel("Primary email").fill("bademail");
		const wrongEmail = "Enter an email address like name@example.com";
		if (javaScriptEnabled) {
			await page.getByLabel("Primary phone", { exact: false }).first().focus();
			await expect(page.getByText(wrongEmail)).toBeVisible();
		}
		await next(page);
		await atStep(page, 2);
		await expect(page.getByRole("status").filter({ hasText: "Step 1 still needs" })).toContainText(
			"property address, primary email, primary phone, preferred contact method.",
		);
		await page.getByLabel("Garage access").fill("Code 12");
		await page.getByRole("button", { name: "Go to step 1" }).click();
		await atStep(page, 1);
		await expect(page.getByLabel("Primary email")).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByLabel("Property address")).toHaveAttribute("aria-invalid", "true");
		await expect(page.getByLabel("Primary homeowner name")).not.toHaveAttribute("aria-invalid", "true");
		await fillRequired(page, "maya@needed.example");
		await next(page);
		await atStep(page, 2);
		await expect(page.getByText("Step 1 still needs")).toHaveCount(0);
		await expect(page.getByLabel("Garage access")).toHaveValue("Code 12");
		await page.close();
	});
