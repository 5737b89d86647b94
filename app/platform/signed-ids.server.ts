// Links that carry an id and its signature, so that nothing secret has to be stored.
import { timingSafeEqual } from "node:crypto";
import { keyedHash, keyedHashes } from "./secrets.server.ts";

/** `visit` opens one visit, `visit-keep` proves that its mail was opened, `visit-calendar` opens a calendar feed. */
export type SignedPurpose = "visit" | "visit-keep" | "visit-calendar";

const ID_LENGTH = 22;
const SIGNATURE_BYTES = 18;

export async function signId(purpose: SignedPurpose, id: string): Promise<string> {
	const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
	const signature = (await keyedHash(purpose, id)).subarray(0, SIGNATURE_BYTES);
	return bytes.toString("base64url") + signature.toString("base64url");
}

/** Null for a token we didn't issue, or whose secret no longer verifies. */
export async function readSignedId(purpose: SignedPurpose, token: string): Promise<string | null> {
	if (!/^[\w-]{46}$/.test(token)) return null;
	const hex = Buffer.from(token.slice(0, ID_LENGTH), "base64url").toString("hex");
	const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
	const given = Buffer.from(token.slice(ID_LENGTH), "base64url");
	const hashes = await keyedHashes(purpose, id);
	return hashes.some((hash) => timingSafeEqual(hash.subarray(0, SIGNATURE_BYTES), given)) ? id : null;
}
