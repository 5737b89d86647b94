import { z } from "zod";
import { limits } from "../listing/listing-limits.ts";

// Zod's JIT uses eval, which our content security policy forbids in the browser.
z.config({ jitless: true });

const text = z
	.string({ error: "Please write a message" })
	.transform((value) => value.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (/[\n\t]/.test(sign) ? sign : "")).trim())
	.pipe(
		z
			.string()
			.min(2, "Please write a message")
			.max(limits.message, `Please use at most ${limits.message.toLocaleString("en-US")} characters`),
	);

export const firstMessageSchema = z.object({
	name: z
		.string({ error: "Please enter your name" })
		.transform((value) => value.replace(/[\p{C}\s]+/gu, " ").trim())
		.pipe(
			z
				.string()
				.min(1, "Please enter your name")
				.max(limits.name, `Please use at most ${limits.name} characters`),
		),
	email: z
		.string({ error: "Valid email required" })
		.trim()
		.max(limits.email, "Valid email required")
		.pipe(z.email("Valid email required")),
	message: text,
});

export const replySchema = z.object({ message: text });
