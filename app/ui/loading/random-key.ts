/** Thirty-two hex digits. randomUUID is not available over plain HTTP on a local network. */
export function randomKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
}
