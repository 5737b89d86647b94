// Listings kept on the device, in two cookies: saved ones with their price at that time, and those viewed last.

export const SAVED_COOKIE = "ringline_saved";
export const VIEWED_COOKIE = "ringline_viewed";
/** A cookie holds 4,096 bytes. */
export const MAX_SAVED = 50;
const MAX_VIEWED = 12;
const YEAR_SECONDS = 31_536_000;

/** `cents`: what it cost when it was saved; -1 for one that was only viewed. */
export type KeptListing = { id: string; cents: number };

const ENTRY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:_(\d{1,12}))?$/;

/** Anybody can write anything into their own cookies, so what makes no sense is left out. */
export function keptIn(cookies: string | null, name: string): KeptListing[] {
	const own = (cookies ?? "").split(/;\s*/).find((each) => each.startsWith(`${name}=`));
	const entries = own?.slice(name.length + 1).split(".") ?? [];
	const found = entries.slice(0, MAX_SAVED).flatMap((entry): KeptListing[] => {
		const [, id, cents] = ENTRY.exec(entry) ?? [];
		return id ? [{ id, cents: cents === undefined ? -1 : Number(cents) }] : [];
	});
	return [...new Map(found.map((kept) => [kept.id, kept])).values()];
}

export function keptCookie(name: string, kept: readonly KeptListing[]): string {
	const value = kept.map(({ id, cents }) => (cents < 0 ? id : `${id}_${cents}`)).join(".");
	return `${name}=${value}; Path=/; Max-Age=${kept.length > 0 ? YEAR_SECONDS : 0}; SameSite=Lax`;
}

/** The newest first. */
export function withListing(kept: readonly KeptListing[], listing: KeptListing): KeptListing[] {
	return [listing, ...kept.filter(({ id }) => id !== listing.id)].slice(0, MAX_SAVED);
}

export function rememberViewed(id: string): void {
	const viewed = withListing(keptIn(document.cookie, VIEWED_COOKIE), { id, cents: -1 });
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure connection.
	document.cookie = keptCookie(VIEWED_COOKIE, viewed.slice(0, MAX_VIEWED));
}
