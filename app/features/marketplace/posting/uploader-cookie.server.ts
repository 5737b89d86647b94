// Until a photo is posted, only the browser that sent it may see it. Otherwise anybody could use us to publish pictures
// without a listing. The browser holds a random token, the photo's row its keyed hash.
import { randomBytes } from "node:crypto";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import { isKeyedHash, keyedHash } from "#app/platform/secrets.server.ts";

const PURPOSE = "photo-uploader";
/** A photo that nobody posts is deleted after a day. */
const cookie = signedCookie<string>("ringline_photos", { maxAgeSeconds: 2 * 86_400 });

export type Uploader = {
	hash: Buffer;
	/** The `Set-Cookie` header for the answer. */
	setCookie: string;
};

/** This browser, known or new. */
export async function findUploader(request: Request): Promise<Uploader> {
	const token = (await readToken(request)) ?? randomBytes(32).toString("base64url");
	return { hash: await keyedHash(PURPOSE, token), setCookie: await cookie.write(request, token) };
}

export async function isUploader(request: Request, hash: Buffer): Promise<boolean> {
	const token = await readToken(request);
	return token !== null && isKeyedHash(PURPOSE, token, hash);
}

async function readToken(request: Request): Promise<string | null> {
	const token = await cookie.read(request);
	return typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : null;
}
