// Reads the sign-in attempt from a form posted to the sign-in page.
import type { Attempt } from "./attempts.server.ts";

/** Null when the form isn't an attempt but one of the panel's, sent without a session. */
export function readAttempt(form: FormData): Attempt | null {
	const field = (name: string) => String(form.get(name) ?? "");
	if (form.get("way") === "passkey") return { way: "passkey", answer: field("passkey") };
	if (form.get("way") === "email")
		return { way: "email", email: field("email"), password: field("password"), code: field("code") };
	if (!form.has("password")) return null;
	return { way: "shared", password: field("password"), newPassword: field("newPassword") };
}
