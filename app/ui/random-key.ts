/** Thirty-two hex digits. Not randomUUID: that is missing where the site is tried over plain HTTP in a local network. */
export function randomKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
}
