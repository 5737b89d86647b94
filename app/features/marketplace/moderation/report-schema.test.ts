import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { editLinkSchema } from "../posting/listing-schema.ts";
import { reportSchema } from "./report-schema.ts";

test.each([{}, { reason: "" }, { reason: "   " }])(
	"a blank report (%j) is refused in our own words",
	(fields) => {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
		expect(parseWithZod(form, { schema: reportSchema }).reply().error).toEqual({
			reason: ["Please tell us what's wrong"],
		});
		expect(parseWithZod(form, { schema: editLinkSchema }).reply().error).toEqual({
			email: ["Valid email required"],
		});
	},
);
