// How a visitor without an account keeps a record of theirs: the browser holds a random token in a cookie, and we store
// only its hash. A mailed link opens the record elsewhere. It is the record's id plus a keyed hash of it, so it needs no
// storage.
import { randomBytes } from "node:crypto";
import { type AnyColumn, eq, inArray, type SQL } from "drizzle-orm";
import { isKeyedHash, keyedHash, keyedHashes } from "../secrets.server.ts";
import { signedCookie } from "./cookies.server.ts";

const TOKEN = /^[\w-]{43}$/;
const LINK_TOKEN = /^[\w-]{64}$/;
const ID_BYTES = 16;

type VisitorTokenSettings = { cookie: string; days: number; purpose: string; linkPurpose: string };

export function visitorToken({ cookie: name, days, purpose, linkPurpose }: VisitorTokenSettings) {
	const cookie = signedCookie<string>(name, { maxAgeSeconds: days * 86_400 });
	return {
		newToken: () => randomBytes(32).toString("base64url"),
		/** A browser's own token, not one of a link. */
		isOwn: (token: string) => TOKEN.test(token),
		isLink: (token: string) => LINK_TOKEN.test(token),
		hash: (token: string) => keyedHash(purpose, token),

		/** What the cookie holds, or null. */
		async read(request: Request): Promise<string | null> {
			const token = await cookie.read(request);
			return typeof token === "string" && (TOKEN.test(token) || LINK_TOKEN.test(token)) ? token : null;
		},

		/** Sent with every save, so that the time it is kept restarts. */
		write: (request: Request, token: string) => cookie.write(request, token),

		async linkToken(recordId: string): Promise<string> {
			const id = Buffer.from(recordId.replaceAll("-", ""), "hex");
			return Buffer.concat([id, await keyedHash(linkPurpose, id.toString("hex"))]).toString("base64url");
		},

		/** The condition for the record that the token opens. Null for a token we didn't issue. */
		async matches(token: string, record: { id: AnyColumn; tokenHash: AnyColumn }): Promise<SQL | null> {
			if (TOKEN.test(token)) return inArray(record.tokenHash, await keyedHashes(purpose, token));
			if (!LINK_TOKEN.test(token)) return null;
			const given = Buffer.from(token, "base64url");
			const id = given.subarray(0, ID_BYTES).toString("hex");
			return (await isKeyedHash(linkPurpose, id, given.subarray(ID_BYTES))) ? eq(record.id, id) : null;
		},
	};
}
