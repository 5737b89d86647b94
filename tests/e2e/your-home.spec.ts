// From an address to an answer that one can keep, take along and forget.
import { expect, expectAccessible, expectToFit, open, test } from "#tests/support/page.ts";

const ADDRESS = "12 Ridge Road, Monrovia, CA 91016";
const home = `/your-home?${new URLSearchParams({ address: ADDRESS, lat: "34.15", lon: "-118.0" })}`;

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });
		const visit = (page: Parameters<typeof open>[0], address: string) =>
			javaScriptEnabled ? open(page, address) : page.goto(address);

		test("a ZIP code on the home page is enough for fires, warnings, the law and first steps", async ({
			page,
		}) => {
			await visit(page, "/");
			const field = page.locator("main").getByLabel("Your address").first();
			await field.fill("91016");
			await field.press("Enter");
			await expect(
				page.getByRole("heading", { name: "Zones in 91016 differ from house to house" }),
			).toBeVisible();
			for (const id of ["zone", "warnings", "fires", "first-steps", "next", "law", "insurance"])
				await expect(page.locator(`#${id}`)).toBeVisible();
		});

		test("the address travels to the readiness check and the call, and one click forgets it", async ({
			page,
		}) => {
			await visit(page, home);
			await page.getByRole("button", { name: "Check it yourself" }).click();
			await expect(page).toHaveURL(/\/readiness/);
			await visit(page, "/readiness?at=community");
			await expect(page.getByLabel("Address of the house")).toHaveValue(ADDRESS);
			await visit(page, "/your-home");
			await expect(page.getByText(ADDRESS).first()).toBeVisible();
			await page.getByRole("link", { name: "Ask us by phone, free" }).click();
			await expect(page.getByRole("heading", { name: "Talk to us about your property" })).toBeVisible();
			if (javaScriptEnabled) await expect(page.getByLabel("Address").last()).toHaveValue(ADDRESS);
			await visit(page, "/your-home");
			await page.getByRole("button", { name: "Forget this address" }).click();
			await expect(page.getByText("We no longer keep this address.")).toBeVisible();
			await expect(page.getByText(ADDRESS)).toHaveCount(0);
		});

		test("the page is mailed as a private link", async ({ page }) => {
			await visit(page, home);
			await page.getByLabel("Email").fill("not an email");
			await page.getByRole("button", { name: "Email me the link" }).click();
			await expect(page.getByText("Enter an email address like name@example.com")).toBeVisible();
			await page.getByLabel("Email").fill("ann@homestead.example");
			await page.getByRole("button", { name: "Email me the link" }).click();
			await expect(page.getByText("The link is on its way to ann@homestead.example.")).toBeVisible();
		});
	});

test("a known house is accessible and fits every screen", async ({ page }) => {
	await open(page, home);
	await expectAccessible(page);
	await expectToFit(page);
});
