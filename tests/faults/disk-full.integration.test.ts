// Simulates a full disk: the kernel lets the site's process write only small files.
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { databaseForSite } from "#tests/support/database.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { KillableSite } from "./killable-site.ts";
import { MailServer } from "./mail-server.ts";
import { asFile, createTestFiles, type TestFiles } from "./test-files.ts";

let mailServer: MailServer;
let site: KillableSite;
let store: Awaited<ReturnType<typeof databaseForSite>>;
let testFiles: TestFiles;

// Only Linux changes the limits of a running process.
if (process.platform === "linux")
	describe("while the disk is full", () => {
		beforeAll(async () => {
			await buildIfNeeded(ROOT);
			testFiles = await createTestFiles();
			mailServer = await MailServer.open();
			store = await databaseForSite();
			site = await KillableSite.open({
				DATABASE_URL: store.url,
				SMTP_URL: mailServer.url,
				LOG_LEVEL: "silent",
			});
		}, 300_000);

		afterAll(async () => {
			await site.close();
			await store.drop();
			await mailServer.close();
		}, 60_000);

		test("uploads are refused with a message, forms without files work, and uploads work again once there is room", async () => {
			allowFilesUpTo("10000");
			const photo = await send("/post-product/photos", photoForm("images"));
			expect(photo).toMatchObject({ status: 503, text: expect.stringContaining("Please try again.") });
			const plan = await send("/intake-wizard/files", photoForm("hoseBibsPhotos"));
			expect(plan).toEqual({ status: 503, text: expect.stringContaining("Try again.") });
			const post = await send("/post-product", listingForm());
			expect(post).toMatchObject({
				status: 503,
				text: expect.stringContaining("We couldn"),
			});
			expect((await send("/contact", consultation())).status).toBe(303);

			expect(site.unexpectedExits).toEqual([]);

			allowFilesUpTo("unlimited");
			expect((await send("/post-product/photos", photoForm("images"))).status).toBe(200);
			expect((await send("/intake-wizard/files", photoForm("hoseBibsPhotos"))).status).toBe(200);
			expect((await send("/post-product", listingForm())).status).toBe(303);
		});
	});

function allowFilesUpTo(bytes: string): void {
	execFileSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}:unlimited`]);
}

async function send(
	path: string,
	body: FormData | URLSearchParams,
): Promise<{ status: number; text: string }> {
	const response = await fetch(site.origin + path, { method: "POST", body, redirect: "manual" });
	return { status: response.status, text: await response.text() };
}

function photoForm(field: string): FormData {
	const form = new FormData();
	form.set(field, asFile(testFiles.photos[0], "pump"));
	return form;
}

function listingForm(): FormData {
	const form = photoForm("images");
	form.set("title", "A pump for a full disk");
	form.set("email", "ada@seller.example");
	form.set("location", "Topanga");
	form.set("phone_number", "(213) 555-0142");
	return form;
}

function consultation(): URLSearchParams {
	return new URLSearchParams({
		firstName: "Ada",
		lastName: "Grove",
		email: "ada@caller.example",
		phone: "(213) 555-0142",
		address: "12 Canyon Road, Topanga",
	});
}
