// Checks a privacy request on the server.
import { z } from "zod";
import { limits } from "../consultation.ts";
import { consultationSchema } from "../consultation-schema.ts";
import {
	type PrivacyErrors,
	type PrivacyField,
	type PrivacyRequestKind,
	type PrivacyValues,
	privacyRequestKinds,
} from "./privacy-request.ts";

const kinds = Object.keys(privacyRequestKinds) as PrivacyRequestKind[];
const fields: readonly PrivacyField[] = ["request", "firstName", "lastName", "email", "phone", "message"];

const { firstName, lastName, email, message } = consultationSchema.shape;
const schema = z.object({
	request: z.enum(kinds, "Choose what you'd like us to do"),
	firstName,
	lastName,
	email,
	phone: z
		.string()
		.max(limits.phone, `Use ${limits.phone} characters or fewer`)
		.transform((text) => text.replace(/\p{C}+/gu, " ").trim()),
	message,
});

export type PrivacyRequest = z.output<typeof schema>;
export type CheckedPrivacyRequest =
	| { ok: true; value: PrivacyRequest }
	| { ok: false; errors: PrivacyErrors; values: PrivacyValues };

export function checkPrivacyRequest(form: FormData): CheckedPrivacyRequest {
	const values = Object.fromEntries(
		fields.map((name) => [name, String(form.get(name) ?? "")]),
	) as PrivacyValues;
	const parsed = schema.safeParse(values);
	if (parsed.success) return { ok: true, value: parsed.data };
	const errors: PrivacyErrors = {};
	for (const issue of parsed.error.issues) errors[issue.path[0] as PrivacyField] ??= issue.message;
	return { ok: false, errors, values };
}
