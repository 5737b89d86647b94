import { expect, test } from "vitest";
import { failureMessage, messageFor, readItem } from "./moderation.ts";
import { emptyMessage, readTab } from "./panel-tabs.ts";

const product = { kind: "sale", result: "done" } as const;
const wanted = { kind: "wanted", result: "done" } as const;

test("a single action is reported in the spec's words", () => {
	expect(messageFor("restore", [product]).text).toBe("Product has been unflagged and restored");
	expect(messageFor("restore", [wanted]).text).toBe("Wanted item has been unflagged and restored");
	expect(messageFor("delete", [product]).text).toBe("Product has been permanently deleted");
	expect(messageFor("delete", [wanted]).text).toBe("Wanted item has been permanently deleted");
	expect(messageFor("flag", [product]).text).toBe("Product has been flagged");
	expect(messageFor("flag", [wanted]).text).toBe("Wanted item has been flagged");
	expect(failureMessage("restore", 1, "sale").text).toBe("Failed to unflag product");
	expect(failureMessage("delete", 1, "wanted").text).toBe("Failed to delete wanted item");
	expect(failureMessage("flag", 1, "wanted")).toEqual({
		title: "Error",
		text: "Failed to flag wanted item",
		tone: "destructive",
	});
	expect(failureMessage("delete", 3, "wanted").text).toBe("Failed to delete the listings");
});

test("what is gone for good is still called what the admin saw", () => {
	expect(messageFor("delete", [{ kind: null, result: "gone" }], "wanted").text).toBe(
		"Failed to delete wanted item. It no longer exists.",
	);
});

test("an action that came too late says so and what to expect", () => {
	expect(messageFor("flag", [{ kind: "sale", result: "changed" }])).toEqual({
		title: "Error",
		text: "Failed to flag product. It changed in the meantime. The list is now up to date.",
		tone: "destructive",
	});
});

test("a bulk action counts what was done and what was skipped", () => {
	expect(messageFor("delete", [product, product, product]).text).toBe(
		"3 products have been permanently deleted",
	);
	expect(messageFor("flag", [product, wanted]).text).toBe("2 listings have been flagged");
	expect(messageFor("flag", [product, { kind: "sale", result: "changed" }])).toMatchObject({
		title: "Partly done",
		text: expect.stringContaining("Product has been flagged. 1 skipped"),
	});
});

test("empty tabs show the spec's sentences", () => {
	expect(emptyMessage(readTab("flagged-products"), false)).toBe("No flagged products at this time.");
	expect(emptyMessage(readTab("flagged-wanted"), false)).toBe("No flagged wanted items at this time.");
	expect(emptyMessage(readTab("all-products"), true)).toBe("No products match your search.");
	expect(emptyMessage(readTab("all-products"), false)).toBe("No products found.");
	expect(emptyMessage(readTab("all-wanted"), true)).toBe("No wanted items match your search.");
	expect(emptyMessage(readTab("all-wanted"), false)).toBe("No wanted items found.");
	expect(readTab("nonsense").id).toBe("flagged-products");
});

test.each(["", "x:1", "00000000-0000-4000-8000-000000000000", "00000000-0000-4000-8000-000000000000:-1"])(
	"%j names no listing",
	(value) => {
		expect(readItem(value)).toBeNull();
	},
);
