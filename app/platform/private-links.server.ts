// Every link that opens something private for whoever has it: what it opens, how long it works and how often. Keys are
// signed with the session secret or kept as hashes, so that rows hold nothing that opens them. They are masked in logs
// (masked-paths.ts), and SESSION_SECRET can be changed without breaking them.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { type AnyColumn, eq, inArray, type SQL, sql } from "drizzle-orm";
import { href } from "react-router";
import { signedCookie } from "./http/cookies.server.ts";
import { publicUrl } from "./http/public-url.server.ts";
import { hashToken, keyedHash, keyedHashes } from "./secrets.server.ts";

type Purpose = {
	/**
	 * `signature`: signs a subject that the address names or the page knows. `id` and `long-id`: carries the subject's id
	 * with its signature. `derived`: the same for every mail, and the row keeps its hash. `random`: 256 random bits, of
	 * which the row keeps the hash.
	 */
	key: "signature" | "id" | "long-id" | "derived" | "random";
	/** What the key is signed for. Links that are already mailed stop working when it changes. */
	signs?: string;
	/** After `from`; null: as long as what it opens. */
	lifetime: { days: number; from: string } | { hours: number; from: string } | null;
	singleUse: boolean;
	path: (key: string, at: never) => string;
};

type Reference = { reference: string };
type Id = { id: string };
type Listing = { id: string; kind: "sale" | "wanted" };

const editPath = (key: string, { id, kind }: Listing) =>
	`${href(kind === "sale" ? "/edit-product/:id" : "/edit-wanted/:id", { id })}?token=${key}`;

export const purposes = {
	/** What somebody asked us, and what we answered. */
	request: {
		...{ key: "signature", signs: "request-page", lifetime: null, singleUse: false },
		path: (key, { reference }: Reference) => `${href("/request/:reference", { reference })}?token=${key}`,
	},
	order: {
		...{ key: "signature", signs: "order-page", lifetime: null, singleUse: false },
		path: (key, { reference }: Reference) => `${href("/order/:reference", { reference })}?token=${key}`,
	},
	/** Books a visit or a call. The address says until when, and the signature covers it. */
	"pick-time": {
		...{ key: "signature", signs: "visit-link", singleUse: false },
		lifetime: { days: 60, from: "when we made it" },
		path: (key, at: { lead: string; until: string }) =>
			`${href("/visit")}?${new URLSearchParams({ ...at, key })}`,
	},
	/** Goes with the one above: only somebody we can reach has it, so what they book needs no proof. */
	"pick-time-mail": {
		...{ key: "signature", signs: "visit-link-mail", singleUse: false },
		lifetime: { days: 60, from: "when we made it" },
		path: (key, { path }: { path: string }) => `${path}&proof=${key}`,
	},
	"pick-time-office": {
		...{ key: "signature", signs: "visit-link-office", singleUse: false },
		lifetime: { days: 60, from: "when we made it" },
		path: (key, { path }: { path: string }) => `${path}&proof=${key}`,
	},
	visit: {
		...{ key: "id", signs: "visit", singleUse: false },
		lifetime: { days: 30, from: "the end of the visit" },
		path: (token) => href("/visit/:token", { token }),
	},
	/** Goes with the one above, and keeps a time that is only held. */
	"keep-visit": {
		...{ key: "id", signs: "visit-keep", lifetime: null, singleUse: false },
		path: (key, { path }: { path: string }) => `${path}?keep=${key}`,
	},
	/** A staff member's calendar. A new address replaces it. */
	calendar: {
		...{ key: "id", signs: "visit-calendar", lifetime: null, singleUse: false },
		path: (key) => href("/calendar/:key.ics", { key }),
	},
	"stock-alert": {
		...{ key: "signature", signs: "stock-alert", lifetime: null, singleUse: false },
		path: (key, { id }: Id) => `${href("/stock-alert")}?id=${id}&token=${key}`,
	},
	alert: {
		...{ key: "derived", signs: "listing-alert", lifetime: null, singleUse: false },
		path: (key, { page }: { page: "confirm" | "manage" | "unsubscribe" }) =>
			`${href(`/alerts/${page}`)}?token=${key}`,
	},
	/** Stops the mails to posters about listings that match theirs. */
	"match-mails": {
		...{ key: "signature", signs: "match-mails", lifetime: null, singleUse: false },
		path: (key, { id }: Id) => `${href("/alerts/unsubscribe")}?listing=${id}&token=${key}`,
	},
	/** One for each side of a conversation. */
	message: {
		...{ key: "derived", signs: "message-thread", singleUse: false },
		lifetime: { days: 30, from: "the newest message" },
		path: (token) => href("/messages/:token", { token }),
	},
	/** Mailed to the address of a listing that asked for it. */
	edit: {
		...{ key: "random", singleUse: true },
		lifetime: { hours: 1, from: "when we made it" },
		path: editPath,
	},
	/** The same in the first mail about a listing, where it also proves the address. */
	"confirm-listing": {
		...{ key: "random", singleUse: true },
		lifetime: { days: 2, from: "when we made it" },
		path: editPath,
	},
	/** Signs the date it extends, so a listing that was renewed has no use for it. */
	renew: {
		...{ key: "signature", signs: "renew-listing", lifetime: null, singleUse: true },
		path: (key, { id }: Id) => `${href("/renew/:id", { id })}?token=${key}`,
	},
	/** Asks the office to look again at a listing that it hid. */
	appeal: {
		...{ key: "signature", signs: "listing-appeal", lifetime: null, singleUse: false },
		path: (key, { id }: Id) => `${href("/appeal/:id", { id })}?token=${key}`,
	},
	/** Continues the questionnaire on another device. */
	intake: {
		...{ key: "long-id", signs: "intake-link", singleUse: false },
		lifetime: { days: 30, from: "the last change" },
		path: (key) => `${href("/intake-wizard/continue")}?token=${key}`,
	},
	/** The report of the self-check, also as a PDF. */
	report: {
		...{ key: "long-id", signs: "readiness-link", singleUse: false },
		lifetime: { days: 400, from: "the last change" },
		path: (key, { page }: { page: "report" | "report.pdf" }) => `${href(`/readiness/${page}`)}?token=${key}`,
	},
	/** The page about somebody's house. It opens no answers, and nobody can change the report with it. */
	"your-home": {
		...{ key: "long-id", signs: "your-home-link", singleUse: false },
		lifetime: { days: 400, from: "the last change" },
		path: (token) => href("/your-home/:token", { token }),
	},
	/** Lets somebody join the staff, or start over. */
	invitation: {
		...{ key: "random", singleUse: true },
		lifetime: { hours: 48, from: "when we made it" },
		path: (key) => `${href("/invitation")}?token=${key}`,
	},
} as const satisfies Record<string, Purpose>;

export type LinkPurpose = keyof typeof purposes;
/** What else the address of a link needs. */
type At<Name extends LinkPurpose> =
	Parameters<(typeof purposes)[Name]["path"]> extends [string, ...infer Rest] ? Rest : [];
type WithKey<Key extends Purpose["key"]> = {
	[Name in LinkPurpose]: (typeof purposes)[Name]["key"] extends Key ? Name : never;
}[LinkPurpose];
type Timed = {
	[Name in LinkPurpose]: (typeof purposes)[Name]["lifetime"] extends null ? never : Name;
}[LinkPurpose];

/** Of a derived key that is already stored, the same again, also when the secret was changed since. */
export async function linkKey(
	purpose: WithKey<"signature" | "id" | "long-id" | "derived">,
	subject: string,
	storedHash?: Buffer,
): Promise<string> {
	const { key, signs } = purposes[purpose];
	if (key === "id" || key === "long-id") {
		const id = Buffer.from(subject.replaceAll("-", ""), "hex");
		return forms[key].join(id, await keyedHash(signs, forms[key].signed(subject)));
	}
	const keys = (await keyedHashes(signs, subject)).map((hash) => hash.toString("base64url"));
	return keys.find((one) => storedHash?.equals(hashToken(one))) ?? keys[0] ?? "";
}

/** Whether this is the key for the subject. */
export async function isLinkKey(
	purpose: WithKey<"signature">,
	subject: string,
	key: string,
): Promise<boolean> {
	return isAmong(await keyedHashes(purposes[purpose].signs, subject), Buffer.from(key, "base64url"));
}

/** The id that a key carries. Null for a key that we didn't make, or whose secret no longer verifies. */
export async function idOfLink(purpose: WithKey<"id" | "long-id">, key: string): Promise<string | null> {
	const { key: kind, signs } = purposes[purpose];
	const form = forms[kind];
	if (!form.pattern.test(key)) return null;
	const [bytes, signature] = form.split(key);
	const id = bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
	const hashes = await keyedHashes(signs, form.signed(id));
	return isAmong(
		hashes.map((hash) => hash.subarray(0, signature.length)),
		signature,
	)
		? id
		: null;
}

/** For a link whose row keeps only `keyHash`. */
export function randomKey(): string {
	return randomBytes(32).toString("base64url");
}

export const keyHash = hashToken;

/** What a random or derived key, or a signature, looks like. */
export function isKeyLike(key: string): boolean {
	return /^[\w-]{43}$/.test(key);
}

/** The whole address of a link, for mails. */
export function linkAddress<Name extends LinkPurpose>(purpose: Name, key: string, ...at: At<Name>): string {
	return publicUrl() + linkPath(purpose, key, ...at);
}

export function linkPath<Name extends LinkPurpose>(purpose: Name, key: string, ...at: At<Name>): string {
	const { path }: { path: (key: string, ...at: never[]) => string } = purposes[purpose];
	return path(key, ...(at as never[]));
}

export function lifetimeMs(purpose: Timed): number {
	const lifetime = purposes[purpose].lifetime;
	return "hours" in lifetime ? lifetime.hours * HOUR : lifetime.days * 24 * HOUR;
}

/** When a link ends whose lifetime begins now, on the database's clock. */
export function linkEnds(purpose: Timed): SQL {
	return sql`now() + make_interval(secs => ${lifetimeMs(purpose) / 1_000})`;
}

const HOUR = 3_600_000;
const ID_BYTES = 16;

/** Both forms have been mailed, so both stay. */
const forms = {
	id: {
		pattern: /^[\w-]{46}$/,
		signed: (id: string) => id,
		join: (id: Buffer, signature: Buffer) =>
			id.toString("base64url") + signature.subarray(0, 18).toString("base64url"),
		split: (key: string): [Buffer, Buffer] => [
			Buffer.from(key.slice(0, 22), "base64url"),
			Buffer.from(key.slice(22), "base64url"),
		],
	},
	"long-id": {
		pattern: /^[\w-]{64}$/,
		signed: (id: string) => id.replaceAll("-", ""),
		join: (id: Buffer, signature: Buffer) => Buffer.concat([id, signature]).toString("base64url"),
		split: (key: string): [Buffer, Buffer] => {
			const bytes = Buffer.from(key, "base64url");
			return [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
		},
	},
};

function isAmong(hashes: readonly Buffer[], given: Buffer): boolean {
	return hashes.filter((hash) => hash.length === given.length && timingSafeEqual(hash, given)).length > 0;
}

type BrowserRecord = { cookie: string; days: number; signs: string; link: WithKey<"long-id"> };

/**
 * How a visitor without an account keeps a record of theirs: the browser holds a random key in a cookie, of which we
 * store a keyed hash. A mailed link opens the record in another browser, whose cookie then holds the link's key.
 */
export function browserRecord({ cookie: name, days, signs, link }: BrowserRecord) {
	const cookie = signedCookie<string>(name, { maxAgeSeconds: days * 86_400 });
	const isLink = (token: string) => forms["long-id"].pattern.test(token);
	return {
		newToken: randomKey,
		/** A browser's own token, not one of a link. */
		isOwn: isKeyLike,
		isLink,
		hash: (token: string) => keyedHash(signs, token),

		/** What the cookie holds, or null. */
		async read(request: Request): Promise<string | null> {
			const token = await cookie.read(request);
			return typeof token === "string" && (isKeyLike(token) || isLink(token)) ? token : null;
		},

		/** Sent with every save, so that the time it is kept restarts. */
		write: (request: Request, token: string) => cookie.write(request, token),

		/** The condition for the record that the token opens. Null for a token we didn't issue. */
		async matches(token: string, record: { id: AnyColumn; tokenHash: AnyColumn }): Promise<SQL | null> {
			if (isKeyLike(token)) return inArray(record.tokenHash, await keyedHashes(signs, token));
			const id = await idOfLink(link, token);
			return id === null ? null : eq(record.id, id);
		},
	};
}
