// The secrets of authenticator apps are encrypted in the database, each for its own person. With SESSION_SECRET set, a
// copy of the database alone makes no codes. Without it, the key is in the database, too.
import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { seal, unseal } from "#app/platform/secrets.server.ts";
import { staff } from "#db/schema.ts";

type Stored = Pick<typeof staff.$inferSelect, "id" | "totpSecret">;

export async function sealTotpSecret(staffId: string, secret: string): Promise<string> {
	return seal(purposeOf(staffId), secret);
}

/** Null without one, and when the session secret that encrypted it is gone. */
export async function totpSecretOf(person: Stored): Promise<string | null> {
	return (await open(person))?.value ?? null;
}

/**
 * At every start: encrypts what is still in plain text or encrypted with an older session secret, so that the older one
 * can be dropped.
 */
export async function renewTotpSecrets(): Promise<void> {
	const people = await db()
		.select({ id: staff.id, totpSecret: staff.totpSecret })
		.from(staff)
		.where(isNotNull(staff.totpSecret));
	let unreadable = 0;
	for (const person of people) {
		const opened = await open(person);
		if (!opened) unreadable += 1;
		if (!opened || opened.isNewest) continue;
		await db()
			.update(staff)
			.set({ totpSecret: await sealTotpSecret(person.id, opened.value) })
			// Unless the person has set up another app meanwhile.
			.where(and(eq(staff.id, person.id), eq(staff.totpSecret, person.totpSecret ?? "")));
	}
	if (unreadable > 0)
		log.warn(
			{ people: unreadable },
			"authenticator apps: the session secret that encrypted their secrets is gone, so their codes no longer work",
		);
}

async function open({ id, totpSecret }: Stored): Promise<{ value: string; isNewest: boolean } | null> {
	return totpSecret === null ? null : unseal(purposeOf(id), totpSecret);
}

function purposeOf(staffId: string): string {
	return `totp ${staffId}`;
}
