// One schema for browser and server. Accepts names in any script, and removes characters that could break an email
// header or a row.

import { z } from "zod";
import { numerals } from "#app/ui/numerals.ts";
import { type Consultation, type ConsultationErrors, DEFAULT_TOPIC, limits } from "./consultation.ts";
import { type ConsultationField, consultationFields } from "./lead-fields.ts";

// Our content security policy forbids eval in the browser, which Zod would otherwise try.
z.config({ jitless: true });

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const oneLine = z
	.string()
	.default("")
	.transform((text) =>
		text
			.replace(/[\s\u0085\u2028\u2029]+/g, " ")
			.replace(CONTROL, "")
			.trim(),
	);
const manyLines = z
	.string()
	.default("")
	.transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROL, "").trim());

/** As strict as our mail code, so that we can write to every address we accept. */
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/;

const required = (missing: string, longest: number) =>
	oneLine.pipe(z.string().min(1, missing).max(longest, `Use ${longest} characters or fewer`));

export const consultationSchema = z.object({
	firstName: required("Enter your first name", limits.name),
	lastName: required("Enter your last name", limits.name),
	email: oneLine.pipe(
		z
			.string()
			.min(1, "Enter your email address")
			.max(limits.email, `Use ${limits.email} characters or fewer`)
			.regex(EMAIL, { error: "Enter an email address like name@example.com", abort: true }),
	),
	phone: oneLine.pipe(
		z
			.string()
			.min(1, "Enter a phone number we can call")
			.max(limits.phone, `Use ${limits.phone} characters or fewer`)
			.refine(
				(text) => text.replace(/\D/g, "").length >= 10,
				"Enter a phone number with area code, like (213) 555-0142",
			),
	),
	address: required("Enter the address of the property", limits.address),
	message: manyLines.pipe(
		z
			.string()
			.max(limits.message, `Your message is too long: the limit is ${numerals(limits.message)} characters`),
	),
	topic: oneLine.transform((text) => text.slice(0, limits.topic) || DEFAULT_TOPIC),
} satisfies Record<keyof Consultation, z.ZodType>);

export type Checked = { ok: true; value: Consultation } | { ok: false; errors: ConsultationErrors };

export function checkConsultation(form: FormData): Checked {
	const parsed = consultationSchema.safeParse(texts(form));
	if (parsed.success) return { ok: true, value: parsed.data };
	const errors: ConsultationErrors = {};
	for (const issue of parsed.error.issues) {
		const field = issue.path[0] as ConsultationField;
		errors[field] ??= issue.message;
	}
	return { ok: false, errors };
}

/** Everything that was typed, to show it again, so that a text that is too long can be shortened. */
export function typedValues(form: FormData): Consultation {
	const typed = texts(form);
	return { ...typed, topic: typed.topic || DEFAULT_TOPIC };
}

function texts(form: FormData): Consultation {
	const names = [...consultationFields, "topic"] as const;
	return Object.fromEntries(
		names.map((name) => {
			const value = form.get(name);
			return [name, typeof value === "string" ? value : ""];
		}),
	) as Consultation;
}
