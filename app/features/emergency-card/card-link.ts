// A card inside a link. It is behind the #, which browsers never send to a server.
import { type Card, FIELDS, readCard } from "./card.ts";

const MARK = "#card=";
/** A phone cannot read a denser code from another phone's screen. */
export const MAX_QR_CHARACTERS = 1_800;
const MAX_CARD_BYTES = 40_000;

export async function cardLink(address: string, card: Card): Promise<string> {
	const compact = JSON.stringify([FIELDS.map(({ name }) => card.answers[name] ?? ""), card.packed]);
	const packed = new Blob([compact]).stream().pipeThrough(new CompressionStream("deflate-raw"));
	const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
	const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	return `${address}${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Null when there is no card in it, or a damaged one. */
export async function cardFromHash(hash: string): Promise<Card | null> {
	if (!hash.startsWith(MARK)) return null;
	try {
		const letters = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
		const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
		const [texts, packed] = JSON.parse(await inflate(bytes));
		const answers = Object.fromEntries(FIELDS.map(({ name }, place) => [name, texts[place]]));
		return readCard({ answers, packed });
	} catch {
		return null;
	}
}

/** A few bytes can unpack to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
	const reader = stream.getReader();
	const decoder = new TextDecoder();
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		text += decoder.decode(value, { stream: true });
		if (text.length > MAX_CARD_BYTES) throw new Error("too long");
	}
}
