import { expect, test } from "vitest";
import { detailSections } from "./lead-details.ts";

test("answers of any shape are shown, empty ones left out", () => {
	expect(
		detailSections({
			hasPool: true,
			roofTypes: ["Metal", "Slate"],
			poolDetails: "",
			waterTankSize: null,
			preferredVendors: { plumber: { name: "Rey", phone: "" } },
			lines: [
				{ title: "Hose kit", quantity: 2 },
				{ title: "Pump", quantity: 1 },
			],
		}),
	).toEqual([
		{
			title: "Details",
			rows: [
				{ name: "Has pool", value: "Yes" },
				{ name: "Roof types", value: "Metal, Slate" },
			],
		},
		{ title: "Plumber", rows: [{ name: "Name", value: "Rey" }] },
		{
			title: "Lines 1",
			rows: [
				{ name: "Title", value: "Hose kit" },
				{ name: "Quantity", value: "2" },
			],
		},
		{
			title: "Lines 2",
			rows: [
				{ name: "Title", value: "Pump" },
				{ name: "Quantity", value: "1" },
			],
		},
	]);
	expect(detailSections(null)).toEqual([]);
	expect(detailSections("text")).toEqual([]);
});
