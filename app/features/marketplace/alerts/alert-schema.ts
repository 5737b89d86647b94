// What the alert form sends: an address, how often, and the search or the listing it is about.
import { z } from "zod";
import { limits } from "../listing/listing-limits.ts";
import { frequencies } from "./alert.ts";

// Zod's JIT uses eval, which our content security policy forbids in the browser.
z.config({ jitless: true });

export const alertSchema = z.object({
	email: z
		.string({ error: "Valid email required" })
		.trim()
		.max(limits.email, "Valid email required")
		.pipe(z.email("Valid email required")),
	frequency: z.enum(frequencies, { error: "Please choose how often" }).default("daily"),
});
