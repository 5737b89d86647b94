// The number people quote on the phone: short, without letters and digits that sound or look alike.
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

export function newReference(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(7));
	return `RL-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}
