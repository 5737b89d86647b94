import { expect, test } from "vitest";
import { leadSource } from "./lead-source.server.ts";

const from = (referrer: string | null) => leadSource(referrer, ["ringline.example", null]);

test("the page and its campaign are kept, the rest of the query is not", () => {
	expect(from("https://ringline.example/shop/?utm_campaign=Fall+mailer&q=secret")).toEqual({
		sourcePage: "/shop",
		campaign: "Fall mailer",
	});
	expect(from("https://ringline.example/")).toEqual({ sourcePage: "/", campaign: "" });
});

test("keys in an address are not kept", () => {
	expect(from("https://ringline.example/marketplace/0c9f7f0e-7a43-4a3e-9a53-111111111111").sourcePage).toBe(
		"/marketplace/…",
	);
	expect(from("https://ringline.example/messages/QkZx9aJ3s0d9f8g7h6j5k4l3").sourcePage).toBe("/messages/…");
	expect(from("https://ringline.example/product/fire-pump-kit").sourcePage).toBe("/product/fire-pump-kit");
});

test.each([null, "", "nonsense", "https://search.example/?q=wildfire", "about:blank"])(
	"%s says nothing about our pages",
	(referrer) => expect(from(referrer)).toEqual({ sourcePage: "", campaign: "" }),
);

test("control characters and endless names are cut", () => {
	const { campaign } = from(`https://ringline.example/?utm_campaign=a%0d%0ab${"x".repeat(500)}`);
	expect(campaign.startsWith("a b")).toBe(true);
	expect(campaign.length).toBeLessThanOrEqual(120);
});
