import { describe, expect, test } from "vitest";
import { categories, categoryName } from "./categories.ts";
import { amountText, photoUrl, whatsappLink } from "./listing.ts";

describe("what a listing says", () => {
	test("price in dollars, FREE when free, budget up to or negotiable", () => {
		expect(amountText({ kind: "sale", amountCents: 125_000, isFree: false })).toBe("$1,250");
		expect(amountText({ kind: "sale", amountCents: 1_999, isFree: false })).toBe("$19.99");
		expect(amountText({ kind: "sale", amountCents: 0, isFree: true })).toBe("FREE");
		expect(amountText({ kind: "wanted", amountCents: 90_000, isFree: false })).toBe("Up to $900");
		expect(amountText({ kind: "wanted", amountCents: 0, isFree: false })).toBe("Budget negotiable");
	});

	test("WhatsApp links hold digits and the message", () => {
		expect(whatsappLink("(213) 555-0110", "Hi & hello")).toBe(
			"https://wa.me/12135550110?text=Hi%20%26%20hello",
		);
		expect(whatsappLink("+49 30 5550110123", "Hi")).toBe("https://wa.me/49305550110123?text=Hi");
	});

	test("a photo is taken at the next width that was kept", () => {
		const photo = { key: "photos/a", width: 900, height: 600, widths: [400, 800, 900] };
		expect(photoUrl(photo, 800)).toBe("/media/photos/a/800.webp");
		expect(photoUrl(photo, 1600)).toBe("/media/photos/a/900.webp");
	});

	test("every category has its own description; an unknown slug is shown as it is", () => {
		expect(new Set(categories.map(({ description }) => description)).size).toBe(categories.length);
		expect(categoryName("off-grid-systems")).toBe("Off-Grid & Solar-Compatible");
		expect(categoryName("retired-slug")).toBe("retired-slug");
	});
});
