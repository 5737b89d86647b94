// Reads the names and addresses that people type on the account and staff pages.

export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;

/** Trimmed and without control characters; "" when nothing is left. */
export function readName(value: FormDataEntryValue | null): string {
	return String(value ?? "")
		.replace(/\p{Cc}/gu, " ")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, MAX_NAME_LENGTH);
}

/** In lower case; null when it isn't an address. */
export function readEmail(value: FormDataEntryValue | null): string | null {
	const email = String(value ?? "")
		.trim()
		.toLowerCase();
	if (email.length > MAX_EMAIL_LENGTH) return null;
	return /^[^\s@<>(),;:"\p{Cc}]+@[^\s@<>(),;:"\p{Cc}]+\.[^\s@<>(),;:"\p{Cc}]+$/u.test(email) ? email : null;
}

/** Of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 1_000;
