// Screenshots that need more than an address: open dialogs, half-filled forms, pages behind a mailed link or sign-in.
import { createHmac, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { desc } from "drizzle-orm";
import sharp from "sharp";
import { deliveries, leadNotes, leads, listingFlags, webhookEndpoints } from "#db/schema.ts";
import { enterOffice, siteDatabase } from "./office.ts";
import { addLead, addListing, fillSystems } from "./office-rows.ts";
import { mailTo } from "./outbox.ts";
import { hydrated, open } from "./page.ts";
import { fillRequired, pdf, saved } from "./questionnaire.ts";

/** Takes a screenshot of the whole page, or of the window only when a dialog covers it. */
type Shot = (name: string, extent?: "page" | "window") => Promise<void>;
type Scene = (page: Page, shot: Shot) => Promise<void>;

const HOUR = 3_600_000;
/** Signs the renewal link made here; the site gets the same secret. */
export const SCENE_SECRET = "a-secret-for-pictures-and-nothing-else";

/** The address of a sample listing with photos. */
async function sampleAddress(page: Page, search: string): Promise<string> {
	await open(page, `/marketplace?${search}`);
	return (await page.getByRole("heading", { level: 3 }).first().getByRole("link").getAttribute("href")) ?? "";
}

async function fillCart(page: Page): Promise<void> {
	await open(page, "/shop");
	const panel = page.getByRole("dialog", { name: /^Shopping Cart/ });
	for (const title of ["Thermal Sensor", "Hose Pack, 200 ft"]) {
		await page
			.getByRole("article", { name: title, exact: true })
			.getByRole("button", { name: "Add to Cart" })
			.click();
		await page.getByText(`${title} has been added to your cart`).waitFor();
		await page.keyboard.press("Escape");
	}
	await page.getByRole("button", { name: "Cart, 2 items" }).click();
	await panel.waitFor();
}

async function photo(name: string) {
	const wall = { width: 900, height: 600, channels: 3, background: "#4a6b4f" } as const;
	return { name, mimeType: "image/png", buffer: await sharp({ create: wall }).png().toBuffer() };
}

export const scenes: Record<string, Scene> = {
	async shell(page, shot) {
		await open(page, "/");
		const menu = page.locator("header summary", { hasText: "Menu" });
		if (await menu.isVisible()) {
			await menu.click();
			await page.getByRole("navigation", { name: "Main, small screens" }).getByText("Services").click();
		} else await page.getByRole("navigation", { name: "Main", exact: true }).getByText("Services").click();
		await shot("shell-menu", "window");
		await open(page, "/");
		await page.keyboard.press("Tab");
		await shot("shell-skip-link", "window");
		await open(page, "/pricing-automated-systems");
		await page.getByRole("main").getByRole("link", { name: "Schedule Free Assessment" }).first().click();
		await page.getByRole("dialog").waitFor();
		await shot("consult-dialog", "window");
		await page
			.getByRole("dialog")
			.getByRole("button", { name: /^Submit|^Send|^Request/ })
			.click();
		await shot("consult-dialog-problems", "window");
		await open(page, "/contact");
		await page
			.getByRole("main")
			.getByRole("button", { name: /^Submit|^Send|^Request/ })
			.click();
		await shot("contact-problems");
		const answers = {
			"First name": "Ada",
			"Last name": "Moreno",
			Email: `${randomUUID().slice(0, 8)}@mail.example`,
			Phone: "(213) 555-0177",
			"Property address": "12 Ridge Road, Altadena, CA 91001",
		};
		for (const [name, value] of Object.entries(answers))
			await page.getByRole("main").getByLabel(name, { exact: false }).first().fill(value);
		await page
			.getByRole("main")
			.getByRole("button", { name: /^Submit|^Send|^Request/ })
			.click();
		await page.getByText("Success!").waitFor();
		await shot("contact-answer", "window");
		await open(page, "/pricing-automated-systems");
		await page.getByRole("row", { name: /Wind sensor/ }).scrollIntoViewIfNeeded();
		await shot("packages-scrolled", "window");
		await open(page, "/news");
		await page
			.getByRole("main")
			.getByRole("link", { name: /watch/i })
			.or(page.getByRole("button", { name: /watch|play/i }))
			.first()
			.click();
		await page.getByRole("dialog").waitFor();
		await shot("news-film", "window");
	},
	async shop(page, shot) {
		await open(page, "/shop");
		await page.getByRole("button", { name: "Cart, 0 items" }).click();
		await page.getByText("Your cart is empty").waitFor();
		await shot("cart-empty", "window");
		await page.keyboard.press("Escape");
		await fillCart(page);
		await shot("cart-filled", "window");
		await page.getByRole("button", { name: "Proceed to Checkout" }).click();
		await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
		await hydrated(page);
		await shot("checkout");
		await page.getByRole("button", { name: "Place order request" }).click();
		await page.getByText("Enter your first name").first().waitFor();
		await shot("checkout-problems");
		const answers = {
			"First name": "Ada",
			"Last name": "Moreno",
			Phone: "(213) 555-0177",
			"Street address": "12 Ridge Road",
			City: "Altadena",
			"ZIP code": "91001",
			Email: "ada.moreno@mail.example",
		};
		for (const [name, value] of Object.entries(answers))
			await page.getByRole("textbox", { name }).fill(value);
		await page.getByRole("button", { name: "Place order request" }).click();
		await page.getByRole("heading", { level: 1, name: "Order request received" }).waitFor();
		await shot("order-confirmation");
		await open(page, "/product/network-redundancy-kit");
		await page.getByRole("button", { name: "Add to Cart" }).click();
		await page.getByText("has been added to your cart").waitFor();
		await shot("toast", "window");
	},
	async marketplace(page, shot) {
		const sale = await sampleAddress(page, "q=rotating+cannon");
		await open(page, sale);
		await shot("listing-sale");
		await page.getByRole("link", { name: "Report" }).click();
		await page.getByRole("alertdialog").waitFor();
		await shot("listing-report", "window");
		await open(page, sale);
		await page.getByRole("link", { name: "Edit Listing" }).click();
		await page.getByRole("dialog").waitFor();
		await shot("listing-edit-link", "window");
		await open(page, sale);
		await page.getByRole("link", { name: /^View photo 1/ }).click();
		await page.waitForTimeout(500);
		await shot("listing-photo", "window");
		await open(page, `${sale}/report`);
		await shot("listing-report-page");
		await open(page, await sampleAddress(page, "tab=wanted&q=suction+kit"));
		await shot("listing-wanted");
		await open(page, "/marketplace");
		await shot("marketplace-window", "window");
		await open(page, "/post-product");
		await page.getByRole("button", { name: "Post Product" }).click();
		await page.getByText("Title must be at least 3 characters").first().waitFor();
		await shot("post-product-problems");
		await page.getByLabel("Title").fill("Portable pump with trailer");
		await page.getByLabel("Price").fill("1250");
		await page.getByLabel("Location").fill("Altadena, CA 91001");
		await page.getByLabel("Email").fill(`${randomUUID().slice(0, 8)}@ringline.example`);
		await page.getByLabel("Phone number").fill("(213) 555-0199");
		await page.getByRole("button", { name: "Post Product" }).click();
		await page.getByText("Product posted successfully!").waitFor();
		await shot("post-product-answer", "window");

		await using site = await siteDatabase();
		const email = `${randomUUID().slice(0, 8)}@ringline.example`;
		const listing = await addListing(site.db, {
			title: "Portable pump with trailer",
			description: "Runs well, new impeller in spring.",
			amountCents: 125_000,
			category: "pumps-and-water-supply",
			email,
		});
		await open(page, `/marketplace/${listing.id}`);
		await shot("listing-no-photos");
		const token = createHmac("sha256", SCENE_SECRET)
			.update(`renew-listing\0${listing.id} ${listing.expiresAt.toISOString()}`)
			.digest("base64url");
		await open(page, `/renew/${listing.id}?token=${token}`);
		await shot("renew");
		await open(page, `/marketplace/${listing.id}/edit-link`);
		await page.getByLabel("Email").fill(email);
		await page.getByRole("button", { name: "Send edit link" }).click();
		const mail = await mailTo(email, "Edit your listing");
		await open(page, /\/edit-product\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
		await shot("edit-product");
	},
	async intake(page, shot) {
		await open(page, "/intake-wizard?step=10");
		await page.getByRole("button", { name: "Submit Application" }).click();
		await page.getByText("There is a problem").waitFor();
		await shot("intake-problems");
		await fillRequired(page, "maya@ortega.example");
		for (let step = 1; step <= 10; step++) {
			await open(page, `/intake-wizard?step=${step}`);
			for (const yes of await page.getByRole("radio", { name: "Yes" }).all())
				if (await yes.isVisible()) await yes.check();
			if (step === 7) {
				await page
					.getByLabel("Site photos")
					.setInputFiles([pdf("slope-behind-the-house.pdf"), await photo("gate.png")]);
				await page.getByRole("link", { name: "gate.png" }).waitFor();
			}
			if (step === 9) await page.getByLabel("Structure protection").press("Home");
			if (step === 9) await page.getByLabel("Budget awareness / phased approach").press("End");
			if (step === 3) await page.getByLabel("Pool details").fill("30 x 15 x 5");
			if (step === 8) await page.getByLabel("Wildfire history").fill("1993 and 2025, from the east");
			await shot(`intake-step-${step}`);
		}
		await saved(page);
		await open(page, "/intake-wizard?step=review");
		await shot("intake-review");
		await page.getByRole("button", { name: "Submit Application" }).click();
		await page.getByRole("heading", { name: "Thank You!" }).waitFor();
		await shot("intake-complete");
		await page.emulateMedia({ media: "print" });
		await shot("print-intake-complete");
		await page.emulateMedia({ media: "screen" });
		const pool = "method=dimensions&height=32&width=16&depth=5&tanks=1&sprinklers=40";
		await open(page, `/water-duration-calculator?${pool}`);
		await shot("calculator-filled");
	},
	async readiness(page, shot) {
		await open(page, "/readiness");
		await shot("readiness-roof");
		for (const place of ["roof", "walls", "zone0", "zone1", "zone2", "community"]) {
			await open(page, `/readiness?at=${place}`);
			const answers = place === "zone0" ? ["no", "unknown"] : ["yes", "yes", "no"];
			for (const [index, group] of (await page.locator("fieldset").all()).entries())
				await group.locator(`[value=${answers[index % answers.length]}]`).check();
			if (place === "walls") {
				const help = page.getByText("Show me: Ember-resistant vents");
				// On wide screens the picture stands beside the question.
				if (await help.isVisible()) await help.click();
				await shot("readiness-walls");
			}
			await page.getByText("All answers saved.").waitFor();
			if (place === "roof") {
				await open(page, "/readiness/report");
				await shot("readiness-report-begun");
			}
		}
		await page.getByLabel("Address of the house").fill("2210 Canyon Crest Road, Altadena, CA 91001");
		await page.getByRole("button", { name: "See my report" }).click();
		await page.getByRole("heading", { level: 1, name: "Your readiness report" }).waitFor();
		await page.getByText("All answers and photos").click();
		await shot("readiness-report-filled");
		await open(page, "/your-home?lat=34.19&lon=-118.131");
		await shot("your-home-away");
	},
	async visits(page, shot) {
		const request = {
			firstName: "Rosa",
			lastName: "Whitfield",
			email: `${randomUUID().slice(0, 8)}@ringline.example`,
			phone: "(213) 555-0177",
			address: "12 Oak Lane, Altadena, CA 91001",
			message: "Two acres above the reservoir.",
		};
		const visitPathOf = async (form: typeof request) =>
			(await page.request.post("/contact", { form, maxRedirects: 0 })).headers().location ?? "";
		const visitPath = await visitPathOf(request);
		await open(page, visitPath);
		await shot("visit-call");
		await open(page, `${visitPath}&kind=assessment`);
		await shot("visit-pick");
		await page.getByRole("radio").first().check();
		await page.getByRole("button", { name: "Book this time" }).click();
		await page.getByRole("heading", { level: 1, name: "Your time is booked" }).waitFor();
		await hydrated(page);
		await shot("visit-booked");
		await page.getByText("Move it to another time").click();
		await shot("visit-move");
		const another = () => ({ ...request, email: `${randomUUID().slice(0, 8)}@ringline.example` });
		const otherPath = await visitPathOf(another());
		await open(page, `${otherPath}&kind=assessment`);
		// Somebody else is faster while the page is open.
		const taken = await page.getByRole("radio").first().getAttribute("value");
		const fasterPath = await visitPathOf(another());
		await page.request.post(`${fasterPath}&kind=assessment`, { form: { slot: taken ?? "" } });
		await page.getByRole("radio").first().check();
		await page.getByRole("button", { name: "Book this time" }).click();
		await page.getByText("Someone just booked this time").waitFor();
		await shot("visit-taken");
		await open(page, "/visit/not-a-token");
		await shot("visit-bad-link");
		await enterOffice(page, "/admin/visits");
		await shot("office-visits");
		for (const summary of ["Block time", "Hours, holidays, areas and durations", "Calendar subscriptions"])
			await page.getByText(summary).click();
		await page.getByText("Change", { exact: true }).first().click();
		await shot("office-visits-open");
	},
	async office(page, shot) {
		await open(page, "/admin");
		await shot("office-gate");
		await page.getByLabel("Password").fill("not the password");
		await page.getByLabel("Password").press("Enter");
		await page.getByText("Invalid password").first().waitFor();
		await shot("office-gate-wrong");
		await using site = await siteDatabase();
		const listing = await addListing(site.db, { title: "Pressure washer, nearly new", flagged: true });
		const wanted = await addListing(site.db, { kind: "wanted", title: "Roof sprinklers", flagged: true });
		const reason = "The same photos are in a shop's catalog, and the telephone number is not in service.";
		await site.db.insert(listingFlags).values([
			{ listingId: listing.id, source: "report", reason },
			{ listingId: wanted.id, source: "report", reason },
		]);
		const now = Date.now();
		const late = await addLead(site.db, {
			topic: "Schedule My Assessment",
			address: "2210 Canyon Crest Road, Altadena, CA 91001",
			message: "We back onto the canyon.\nThe oak over the garage worries us most.",
			createdAt: new Date(now - 9 * HOUR),
			dueAt: new Date(now - HOUR),
		});
		await addLead(site.db, {
			firstName: "Robot",
			suspectedSpam: true,
			spamReason: "sent faster than anyone can type",
			message: "Buy links",
		});
		await site.db
			.insert(leadNotes)
			.values({ leadId: late.id, author: "Admin 3F09AC", text: "Called, no answer. Try after four." });
		await site.db.insert(deliveries).values({
			leadId: late.id,
			channel: "mail",
			purpose: "lead-confirmation",
			recipient: late.email,
			subject: "We have your request",
			bodyText: "Thank you.",
			status: "failed",
			lastError: "451 mailbox temporarily unavailable",
		});

		await enterOffice(page);
		for (const tab of ["flagged-products", "flagged-wanted", "all-products", "all-wanted"]) {
			await open(page, `/admin?tab=${tab}`);
			await shot(`office-panel-${tab}`);
		}
		await open(page, "/admin?tab=all-products&q=qqqxxx");
		await shot("office-panel-none");
		for (const name of ["overview", "leads", "spam", "audit"]) {
			await open(page, `/admin/${name}`);
			await shot(`office-${name}`);
		}
		await open(page, "/admin/leads?q=qqqxxx");
		await shot("office-leads-none");
		await open(page, `/admin/leads/${late.id}`);
		await shot("office-lead-consultation");
		for (const kind of ["intake", "order"]) {
			const [newest] = (await site.db.select().from(leads).orderBy(desc(leads.createdAt))).filter(
				(lead) => lead.kind === kind,
			);
			if (!newest) continue;
			await open(page, `/admin/leads/${newest.id}`);
			await shot(`office-lead-${kind}`);
		}
	},
	/** The panel with a dark system setting. */
	async night(page, shot) {
		await page.emulateMedia({ colorScheme: "dark" });
		await open(page, "/admin");
		await shot("night-gate");
		await using site = await siteDatabase();
		const lead = await addLead(site.db, {
			topic: "Schedule My Assessment",
			message: "We back onto the canyon.",
		});
		await enterOffice(page);
		await shot("night-panel", "window");
		for (const name of ["overview", "leads", "audit"]) {
			await open(page, `/admin/${name}`);
			await shot(`night-${name}`, "window");
		}
		await open(page, `/admin/leads/${lead.id}`);
		await shot("night-lead");
		await page.emulateMedia({ colorScheme: "light" });
	},
	/** What people print. */
	async paper(page, shot) {
		const pool = "method=dimensions&height=32&width=16&depth=5&tanks=1&sprinklers=40";
		await using site = await siteDatabase();
		const lead = await addLead(site.db, {
			topic: "Schedule My Assessment",
			message: "We back onto the canyon.",
		});
		await enterOffice(page);
		const sheets = {
			listing: await sampleAddress(page, "q=rotating+cannon"),
			calculator: `/water-duration-calculator?${pool}`,
			product: "/product/mini-water-cannon",
			report: "/sample-report",
			lead: `/admin/leads/${lead.id}`,
		};
		for (const [name, address] of Object.entries(sheets)) {
			await open(page, address);
			await page.emulateMedia({ media: "print" });
			await shot(`print-${name}`);
			await page.emulateMedia({ media: "screen" });
		}
	},
	/** Webhooks, insight and health. */
	async systems(page, shot) {
		await enterOffice(page, "/admin/webhooks");
		await shot("systems-webhooks-none");
		await using site = await siteDatabase();
		await fillSystems(site.db);
		await page.getByLabel("URL").fill("http://127.0.0.1:9/hooks");
		await page.getByRole("button", { name: "Add endpoint" }).click();
		await page.getByText("Copy the signing secret now").waitFor();
		await shot("systems-webhooks-secret");
		await page.getByLabel("URL").fill("https://169.254.169.254/");
		await page.getByRole("button", { name: "Add endpoint" }).click();
		await page.getByText("isn't on the public internet").waitFor();
		await shot("systems-webhooks-refused");
		await open(page, "/admin/insight");
		await shot("systems-insight");
		await open(page, "/admin/health");
		await shot("systems-health");
		await site.db.delete(webhookEndpoints);
	},
};
