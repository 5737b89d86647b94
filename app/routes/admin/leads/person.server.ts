// Everything we have about one person, found by email, or about one property, found by its address.
import { leadsOf } from "#app/features/leads/inbox/inbox.server.ts";
import { listingsPostedBy } from "#app/features/marketplace/marketplace-data.server.ts";
import { checksAbout } from "#app/features/readiness/checks/check-data.server.ts";

const MAX_ROWS = 100;
/** Shorter text would find half the county. */
const MIN_ADDRESS_LENGTH = 5;

/** Null when the text is too short to mean somebody. */
export async function findPerson(text: string) {
	const wanted = text.trim().toLowerCase();
	const isEmail = wanted.includes("@");
	if (!isEmail && wanted.length < MIN_ADDRESS_LENGTH) return null;
	const about = isEmail ? { email: wanted } : { address: wanted };
	const [leads, checks] = await Promise.all([leadsOf(about), checksAbout(about, MAX_ROWS)]);
	// A listing has no street address: it belongs to whoever asked us about this one. Suspected spam may name anyone.
	const people = leads.filter((lead) => !lead.suspectedSpam).map(({ email }) => email.toLowerCase());
	const posters = isEmail ? [wanted] : [...new Set(people)];
	return { leads, checks, listings: await listingsPostedBy(posters, MAX_ROWS) };
}
