// Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds.
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;

export function newTotpSecret(): string {
	return new Secret({ size: 20 }).base32;
}

/** For the QR code and a link on a phone, and in groups of four for typing. */
export function authenticatorSecret(secret: string, account: string): { address: string; text: string } {
	return { address: totp(secret, account).toString(), text: secret.replace(/(.{4})(?=.)/g, "$1 ") };
}

/**
 * The time step of the code, or null when it is wrong. One step early or late is accepted, for clocks that differ.
 * `lastStep` and older are refused, so that an observed code cannot be used again.
 */
export function readTotpStep(secret: string, code: string, lastStep: number | null): number | null {
	const token = code.replace(/\s/g, "");
	if (!/^\d{6}$/.test(token)) return null;
	const delta = totp(secret, "").validate({ token, window: 1 });
	if (delta === null) return null;
	const step = Math.floor(Date.now() / 1_000 / PERIOD_SECONDS) + delta;
	return lastStep !== null && step <= lastStep ? null : step;
}

function totp(secret: string, label: string): TOTP {
	return new TOTP({
		issuer: "Ringline",
		label,
		secret: Secret.fromBase32(secret),
		digits: 6,
		period: PERIOD_SECONDS,
	});
}
