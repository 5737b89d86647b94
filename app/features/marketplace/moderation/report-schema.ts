import { z } from "zod";
import { limits } from "../listing/listing-limits.ts";
import { line } from "../posting/listing-schema.ts";
import { reportCategories } from "./report-categories.ts";

export const reportSchema = z.object({
	category: z.enum(reportCategories, { error: "Please choose what's wrong" }).default("other"),
	reason: line("Please tell us what's wrong", 1, limits.reason),
});
